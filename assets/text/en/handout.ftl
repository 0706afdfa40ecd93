### Texts in handouts.

# The number of a page and the number of pages: `2 / 7`.
# $number, $count
page-number = { $number } / { $count }
# The name of a picture without a title: `Picture 3`.
picture = Picture { $number }
# The heading of notes that have begun on another page: `Greedy loses, continued`.
continued = { $title }, continued
# Where notes go on: `Continued on page 3`.
goes-on = Continued on page { $page }

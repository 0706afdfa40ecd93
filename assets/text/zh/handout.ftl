page-number = { $number } / { $count }
picture = 图{ $number }
continued = { $title }（续）
goes-on = 接第{ $page }页

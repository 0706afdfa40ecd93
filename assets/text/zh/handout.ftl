page-number = { $number } / { $count }
picture = 图{ $number }
continued = { $title }（续）
goes-on = 下接第{ $page }页

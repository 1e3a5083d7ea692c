"""Two archives of logs compared: which transactions both have (`matching`), and whether these did the same (`contents`,
`rows`). Nothing here reads logs."""

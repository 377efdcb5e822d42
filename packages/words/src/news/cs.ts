/** News and articles. */
export const texts = {
  topics: "Témata",
  allTopics: "Vše",
  important: "Důležité",
  new: "Nové",
  read: "Číst článek",
  readNamed: "Číst článek {title}",
  older: "Starší články",
  further: "Další články",
  newer: "Novější",
  olderOne: "Starší",
  allArticles: "Všechny články",
  emptyTitle: "Zatím tu nic není.",
  emptyText: "Jakmile pivovar něco napíše, najdete to tady.",
  unknownTitle: "Tento článek tu není.",
  unknownText: "Odkaz je nejspíš starý, nebo článek není pro váš trh.",
} as const;

import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  topics: "Topics",
  allTopics: "All",
  important: "Important",
  new: "New",
  read: "Read the article",
  readNamed: "Read the article {title}",
  older: "Older articles",
  further: "More articles",
  newer: "Newer",
  olderOne: "Older",
  allArticles: "All articles",
  emptyTitle: "Nothing here yet.",
  emptyText: "As soon as the brewery writes something, you will find it here.",
  unknownTitle: "This article is not here.",
  unknownText: "The link is probably old, or the article is not for your market.",
};

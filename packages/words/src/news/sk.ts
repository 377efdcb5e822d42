import type { Translation } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

export const texts: Translation<typeof original> = {
  topics: "Témy",
  allTopics: "Všetko",
  important: "Dôležité",
  new: "Nové",
  read: "Čítať článok",
  readNamed: "Čítať článok {title}",
  older: "Staršie články",
  further: "Ďalšie články",
  newer: "Novší",
  olderOne: "Starší",
  allArticles: "Všetky články",
  emptyTitle: "Zatiaľ tu nič nie je.",
  emptyText: "Len čo pivovar niečo napíše, nájdete to tu.",
  unknownTitle: "Tento článok tu nie je.",
  unknownText: "Odkaz je asi starý alebo článok nie je pre váš trh.",
};

import type { Labels } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

/** News as the theme that offers Italian shows them to visitors (D16); the articles themselves are English there. */
export const texts: Labels<typeof original> = {
  topics: "Temi",
  allTopics: "Tutte",
  important: "Importante",
  new: "Nuovo",
  read: "Leggi l’articolo",
  readNamed: "Leggi l’articolo {title}",
  older: "Articoli meno recenti",
  further: "Altri articoli",
  newer: "Più recente",
  olderOne: "Meno recente",
  allArticles: "Tutti gli articoli",
  emptyTitle: "Qui non c’è ancora nulla.",
  emptyText: "Appena il birrificio scrive qualcosa, lo trovi qui.",
  unknownTitle: "Questo articolo non c’è.",
  unknownText: "Il link è forse vecchio, o l’articolo non è per il tuo mercato.",
};

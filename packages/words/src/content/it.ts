import type { Labels } from "../engine/texts.ts";
import type { texts as original } from "./cs.ts";

/** The page of contacts in the theme that offers Italian (D16). */
export const texts: Labels<typeof original> = {
  title: "Contatti",
  intro: "Ti aiutiamo con ordini, consegne e documenti.",
  phone: "Telefono",
  email: "E-mail",
  hours: "Orari",
  beforeYouWrite: "Per aiutarti più in fretta",
  hintOrder: "Per un ordine indica il numero: lo trovi nello storico ordini.",
  hintProduct: "Per un prodotto indica il numero o il codice EAN sulla confezione.",
  hintError: "Per un errore aggiungi il codice apparso con il messaggio.",
  wasArticleHelpful: "Questo articolo ti è stato utile?",
  wasAnswerHelpful: "Questa risposta ti è stata utile?",
  yes: "Sì",
  no: "No",
  thanksHelpful: "Grazie. Ci fa piacere che sia utile.",
  thanksNotHelpful: "Grazie. Miglioreremo il testo.",
};

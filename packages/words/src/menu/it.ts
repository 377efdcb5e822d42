import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  menuLabels: {
    homepage: "Home",
    aboutTheBrand: "Il marchio",
    products: "Catalogo",
    "orders-history": "I miei ordini",
    "saved-orders": "I miei ordini",
    "suggested-cart": "Carrello suggerito",
    news: "Novità",
    support: "Assistenza",
    "my-profile": "Il mio profilo",
    myDocuments: "I miei documenti",
    reporting: "Report",
    contracts: "Contratti",
    marketingMaterials: "Materiali di marketing",
    training: "Formazione",
  },
};

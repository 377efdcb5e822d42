import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  menuLabels: {
    homepage: "Home",
    aboutTheBrand: "About the brand",
    products: "Catalogue",
    "orders-history": "My orders",
    "saved-orders": "My orders",
    "suggested-cart": "Suggested cart",
    news: "News",
    support: "Support",
    "my-profile": "My profile",
    myDocuments: "My documents",
    reporting: "Reporting",
    contracts: "Contracts",
    marketingMaterials: "Marketing materials",
    training: "Training and learning",
  },
};

import type { InOtherWords } from "../engine/sentence.ts";
import type { answers as originalAnswers } from "./cs.ts";

export const answers: InOtherWords<typeof originalAnswers> = {
  permissionNames: {
    "Home Page": "Home",
    Catalogue: "Catalogue",
    "Product Recommendation": "Recommended products",
    "My Orders": "My orders",
    "My Profile": "My profile",
    Contracts: "Contracts",
    Reporting: "Reporting",
    "My Documents": "My documents",
    "Marketing Materials": "Marketing materials",
    "News & Articles": "News and articles",
    "Training & Learning": "Training and learning",
    Support: "Support",
    "Access Management": "Access management",
    "Pub Menu": "Pub menu",
    "Returnable materials": "Returnable packaging",
  },
};

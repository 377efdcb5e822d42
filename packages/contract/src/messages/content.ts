/** Words of the menu (LAYOUT, CONTENT-09). */
import type { Sentences } from "./sentence.ts";

export const menuLabels: Sentences<"homepage" | "products" | "orders-history"> = {
  homepage: { cs: "Domů", sk: "Domov", en: "Home" },
  products: { cs: "Katalog", sk: "Katalóg", en: "Catalogue" },
  "orders-history": { cs: "Historie objednávek", sk: "História objednávok", en: "Order history" },
};

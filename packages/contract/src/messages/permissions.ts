/** What the permissions are called where people read of them: the names of the menus. */
import { type Permission, parsePermission } from "@vycep/domain/access/permission";
import type { Language } from "@vycep/domain/market/language";
import type { Sentences } from "./sentence.ts";

export const permissionNames: Sentences<Permission> = {
  "Home Page": { cs: "Domů", sk: "Domov", en: "Home" },
  Catalogue: { cs: "Katalog", sk: "Katalóg", en: "Catalogue" },
  "Product Recommendation": {
    cs: "Doporučené produkty",
    sk: "Odporúčané produkty",
    en: "Recommended products",
  },
  "My Orders": { cs: "Moje objednávky", sk: "Moje objednávky", en: "My orders" },
  "My Profile": { cs: "Můj profil", sk: "Môj profil", en: "My profile" },
  Contracts: { cs: "Smlouvy", sk: "Zmluvy", en: "Contracts" },
  Reporting: { cs: "Reporty", sk: "Reporty", en: "Reporting" },
  "My Documents": { cs: "Moje doklady", sk: "Moje doklady", en: "My documents" },
  "Marketing Materials": {
    cs: "Marketingové materiály",
    sk: "Marketingové materiály",
    en: "Marketing materials",
  },
  "News & Articles": { cs: "Novinky a články", sk: "Novinky a články", en: "News and articles" },
  "Training & Learning": {
    cs: "Školení a vzdělávání",
    sk: "Školenia a vzdelávanie",
    en: "Training and learning",
  },
  Support: { cs: "Podpora", sk: "Podpora", en: "Support" },
  "Access Management": { cs: "Správa přístupů", sk: "Správa prístupov", en: "Access management" },
  "Pub Menu": { cs: "Nápojový lístek", sk: "Nápojový lístok", en: "Pub menu" },
  "Returnable materials": { cs: "Vratné obaly", sk: "Vratné obaly", en: "Returnable packaging" },
};

/**
 * A permission by its name or alias in the words of a language; a name that is none of ours stays as it is.
 *
 * @example permissionInWords("My Documents", "cs") // "Moje doklady"
 */
export function permissionInWords(name: string, language: Language): string {
  const permission = parsePermission(name);
  return permission === undefined ? name : permissionNames[permission][language];
}

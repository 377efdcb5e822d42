/** Words of the catalogue that the API itself must say: labels of facets, package types and sort orders. */
import type { PackageType } from "@vycep/domain/catalog/product";
import type { Sentence, Sentences } from "./sentence.ts";

/** CATALOG-15. */
export const packageTypeLabels: Sentences<PackageType> = {
  bottle: { cs: "Lahev", sk: "Fľaša", en: "Bottle" },
  can: { cs: "Plechovka", sk: "Plechovka", en: "Can" },
  carton: { cs: "Karton", sk: "Kartón", en: "Carton" },
  keg: { cs: "Sud", sk: "Sud", en: "Keg" },
  "PET bottle": { cs: "PET lahev", sk: "PET fľaša", en: "PET bottle" },
  pouch: { cs: "Vak", sk: "Vak", en: "Pouch" },
  tank: { cs: "Tank", sk: "Tank", en: "Tank" },
  other: { cs: "Ostatní", sk: "Ostatné", en: "Other" },
};

export const facetLabels: Sentences<
  | "sku"
  | "brand"
  | "sub_brand"
  | "category"
  | "package_type"
  | "volume"
  | "favourites"
  | "product_new"
  | "product_sale"
  | "product_recommended"
  | "product_special"
  | "product_last"
  | "promo"
> = {
  sku: { cs: "Číslo produktu", sk: "Číslo produktu", en: "Product number" },
  brand: { cs: "Značka", sk: "Značka", en: "Brand" },
  sub_brand: { cs: "Řada", sk: "Rad", en: "Sub-brand" },
  category: { cs: "Kategorie", sk: "Kategória", en: "Category" },
  package_type: { cs: "Typ obalu", sk: "Typ obalu", en: "Package type" },
  volume: { cs: "Objem", sk: "Objem", en: "Volume" },
  favourites: { cs: "Oblíbené", sk: "Obľúbené", en: "Favourites" },
  product_new: { cs: "Novinka", sk: "Novinka", en: "New" },
  product_sale: { cs: "Výprodej", sk: "Výpredaj", en: "Sale" },
  product_recommended: { cs: "Doporučujeme", sk: "Odporúčame", en: "Recommended" },
  product_special: { cs: "Speciál", sk: "Špeciál", en: "Special" },
  product_last: { cs: "Doprodej", sk: "Dopredaj", en: "Last pieces" },
  promo: { cs: "Akční cena", sk: "Akciová cena", en: "Promotional price" },
};

export const sortLabels: Sentences<"catalog_product_name" | "price" | "position" | "relevance"> = {
  catalog_product_name: { cs: "Název produktu", sk: "Názov produktu", en: "Product name" },
  price: { cs: "Cena", sk: "Cena", en: "Price" },
  position: { cs: "Kategorie", sk: "Kategória", en: "Category" },
  relevance: { cs: "Relevance", sk: "Relevancia", en: "Relevance" },
};

/** The unit is the same in all three languages; the number is always written the Czech way (OP-140). */
export const litres: Sentence = { cs: "{litres}\u00a0l", sk: "{litres}\u00a0l", en: "{litres}\u00a0l" };

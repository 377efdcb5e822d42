import { decodeGoods } from "@vycep/contract/catalog/goods-facts.codec";
import { nameParts } from "@vycep/domain/catalog/name-parts";
import { depositPerBox } from "@vycep/domain/catalog/product";
import type { Money } from "@vycep/domain/kernel/money";
import { answeredCurrency } from "../../../shared/ordering/answered-currency.ts";
import { type BoxUnit, boxUnitOf } from "../../../shared/products/box-unit.ts";
import { isBundle, type ProductRow } from "../../../shared/products/product-row.ts";

/** One fact of a product's packaging, still without words. */
export type RowFact =
  | { readonly kind: "vessel"; readonly type: PackageWord; readonly volume: string | undefined }
  | { readonly kind: "items"; readonly unit: BoxUnit; readonly count: number }
  | { readonly kind: "deposit"; readonly money: Money }
  | { readonly kind: "one-way" }
  | { readonly kind: "weight"; readonly kilograms: number };

/** CATALOG-15, as keys of words. */
const packageWords = {
  bottle: "bottle",
  can: "can",
  carton: "carton",
  keg: "keg",
  "PET bottle": "pet",
  pouch: "pouch",
  tank: "tank",
} as const;
export type PackageWord = (typeof packageWords)[keyof typeof packageWords];

/**
 * What a buyer asks of the packaging, most important first: what it is, how many come together, what the deposit is;
 * for kegs the weight instead of how many (CATALOG-02); deposits carry no VAT (D08).
 */
export function rowFacts(product: ProductRow): readonly RowFact[] {
  // A bundle is what is inside, which its row tells.
  if (isBundle(product)) return [];
  const type = wordOf(product.package_type);
  const items = product.number_of_items_in_box ?? 1;
  const facts: (RowFact | false)[] = [
    type !== undefined && { kind: "vessel", type, volume: product.volume_fe ?? undefined },
    items > 1 && { kind: "items", unit: boxUnitOf(product), count: items },
    depositFact(product, type),
    items === 1 && (product.weight ?? 0) > 0 && { kind: "weight", kilograms: product.weight ?? 0 },
  ];
  return facts.filter((fact) => fact !== false);
}

/** A product's name without its packaging, which the facts tell: "Lipovrch 11, lahev 0,5 l" → "Lipovrch 11". */
export function titleOf({ name, sku }: Pick<ProductRow, "name" | "sku">): string {
  return nameParts(name ?? sku ?? "").title;
}

/** The packaging in the name's own words: "Sud KEG 20 l slim"; empty where the name has none. */
export function formOf({ name }: Pick<ProductRow, "name">): string {
  return nameParts(name ?? "").form;
}

export function wordOf(packageType: string | null | undefined): PackageWord | undefined {
  return Object.entries(packageWords).find(([type]) => type === packageType)?.[1];
}

/** Only drinks come in bottles, cans and kegs that somebody might want to bring back. */
function depositFact(product: ProductRow, type: PackageWord | undefined): RowFact | false {
  const minor = depositPerBox(decodeGoods(product)?.deposits ?? []);
  if (minor > 0) return { kind: "deposit", money: { minor, currency: answeredCurrency(product.currency) } };
  const isDrink = type === "bottle" || type === "can" || type === "pet" || type === "keg";
  return isDrink && { kind: "one-way" };
}

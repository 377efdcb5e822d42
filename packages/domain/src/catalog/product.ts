import type { BundleFacts } from "../bundles/bundle.ts";
import type { Sku } from "../kernel/ids.ts";
import type { LocalDate } from "../kernel/local-moment.ts";
import { type Minor, sumOf, times } from "../kernel/money.ts";
import type { Market } from "../market/market.ts";
import type { Texts } from "../market/texts.ts";

/** CATALOG-15, spelled as the status lists spell them. */
export const PACKAGE_TYPES = [
  "bottle",
  "can",
  "carton",
  "keg",
  "other",
  "PET bottle",
  "pouch",
  "tank",
] as const;
export type PackageType = (typeof PACKAGE_TYPES)[number];

/** How boxes stack; a zero says that the goods do not come in that unit (tank beer, bundles). */
export type Packaging = {
  readonly itemsPerBox: number;
  readonly boxesPerLayer: number;
  readonly layersPerPallet: number;
  readonly boxesPerPallet: number;
};

/** One part of a box's deposit: so many pieces at so much, e.g. 20 bottles at 3 Kč. */
export type DepositPart = {
  readonly code: string;
  readonly unitsPerBox: number;
  readonly depositMinor: Minor;
};

/** What the rules need to know of goods; deposits and VAT are those of the market asked about. */
export type GoodsFacts = {
  readonly sku: Sku;
  readonly packaging: Packaging;
  readonly grossGramsPerBox: number;
  readonly millilitresPerBox: number;
  readonly packageType: PackageType;
  readonly isTank: boolean;
  readonly isUnfiltered: boolean;
  /** On trucks single boxes are offered only when this is set (OP-147). */
  readonly truckOrdering: boolean;
  /** First and last delivery day on which it is sold; null means no bound (OP-146). */
  readonly sellableFrom: LocalDate | null;
  readonly sellableTo: LocalDate | null;
  readonly markets: readonly Market[];
  /** Percent, at most two decimals; a row with validity dates on the server (D08). */
  readonly vatPct: number;
  readonly deposits: readonly DepositPart[];
  /** Set for a bundle, whose own weight, deposits and price are those of what is chosen inside. */
  readonly bundle?: BundleFacts | undefined;
};

export type ProductFacts = GoodsFacts & { readonly names: Texts };

/** What a product can be found by. */
export type FindableProduct = {
  readonly sku: Sku;
  /** Of the box, and of the bottle, can or keg in it. */
  readonly ean: string;
  readonly eanItem: string;
  /** In every language. */
  readonly names: readonly string[];
  /** Numbers, brands and names, folded. */
  readonly searchText: string;
  readonly packageType: PackageType;
};

/**
 * The deposit of one box in minor units: the sum of its parts, without VAT (D08).
 *
 * @example depositPerBox([{ code: "BTL05", unitsPerBox: 20, depositMinor: 300 }]) // 6000
 */
export function depositPerBox(deposits: readonly DepositPart[]): Minor {
  return sumOf(deposits, ({ unitsPerBox, depositMinor }) => times(unitsPerBox, depositMinor));
}

/**
 * Reads the package of goods; one that the list does not know is "other" (CATALOG-15).
 *
 * @example packageTypeOf("keg") // "keg"
 */
export function packageTypeOf(text: string | null | undefined): PackageType {
  return PACKAGE_TYPES.find((type) => type === text) ?? "other";
}

import type { CatalogProduct } from "@vycep/contract/catalog/catalog.codec";
import type { BundleFacts } from "@vycep/domain/bundles/bundle";
import type { Synonyms } from "@vycep/domain/catalog/synonyms";
import { parseSku, type Sku } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Minor } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import type { Market } from "@vycep/domain/market/market";
import type { Texts } from "@vycep/domain/market/texts";
import type { PackedTexts } from "./packed-texts.ts";

/** What every customer sees of a product alike, on any day. */
export type SharedGoods = Omit<
  CatalogProduct,
  "names" | "vatPct" | "deposits" | "price" | "leaflet" | "limit" | "bundle" | "parts"
>;

/** What a bundle is; how many packages of it a company has ordered is that company's own. */
export type SharedBundle = Omit<BundleFacts, "packagesOrdered">;

export type RangeGoods = {
  /** Its place in the range's list. */
  readonly at: number;
  readonly shared: SharedGoods;
  /** What it is called; `unpackTexts` reads it. */
  readonly names: PackedTexts;
  readonly bundle: SharedBundle | undefined;
  /** The same for all packagings of one beer. */
  readonly beer: string;
  readonly vatClasses: ReadonlyMap<Market, string>;
  /** What one box carries, by market. */
  readonly deposits: ReadonlyMap<Market, readonly (readonly [code: string, units: number])[]>;
  /** What searches look through: numbers, brands and names in all languages, folded. */
  readonly searchText: string;
  readonly packageType: string;
  /** The words of its descriptions, folded alike (D35); left out where there are none. */
  readonly described?: string;
};

export type RangeCategory = {
  readonly code: string;
  readonly parentCode: string | null;
  readonly names: Texts;
};

/** VAT and deposits of one market on one day. */
export type DayRates = {
  readonly vat: ReadonlyMap<string, number>;
  readonly deposits: ReadonlyMap<string, Minor>;
};

/**
 * All goods of all markets as they stood at one state of the database (decision 0205): what customers share, so neither
 * prices nor limits. It never changes; a change of goods makes another one.
 */
export type Range = {
  readonly goods: ReadonlyMap<Sku, RangeGoods>;
  readonly list: readonly RangeGoods[];
  /** The place of each product's name in a language's alphabet, in the order of `list`; those of one name by number. */
  readonly places: Readonly<Record<Language, Uint32Array>>;
  /** What a product is called, folded as all that is searched. */
  readonly foldedName: (goods: RangeGoods, language: Language) => string;
  readonly byBrand: ReadonlyMap<string, readonly RangeGoods[]>;
  /** In the order in which they are shown. */
  readonly categories: readonly RangeCategory[];
  readonly categoryPlace: ReadonlyMap<string, number>;
  readonly packagings: ReadonlyMap<string, Texts>;
  /** How many last days of sale lie before a day: on days with the same number the same goods have ended. */
  readonly endsBefore: (date: LocalDate) => number;
  readonly ratesOn: (market: Market, date: LocalDate) => DayRates;
  /** What customers call the same by (CATALOG-19). */
  readonly synonyms: Synonyms;
  /** Every different word of `searchText` that begins with a letter, with the goods in which it stands; made when first asked for. */
  readonly words: () => ReadonlyMap<string, readonly RangeGoods[]>;
};

/** Whether a market sells it at all, and if wanted no longer after the day on which it ended. */
export function isSeen(
  { shared }: RangeGoods,
  { market, date }: { readonly market: Market; readonly date: LocalDate },
): boolean {
  return shared.markets.includes(market) && (shared.sellableTo === null || shared.sellableTo >= date);
}

export function goodsBySku(range: Range, sku: string): RangeGoods | undefined {
  const known = parseSku(sku);
  return known === undefined ? undefined : range.goods.get(known);
}

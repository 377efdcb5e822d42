/** The filter of the product list (CATALOG-08, CATALOG-09): Magento's `{eq, in}`, `{match}` and `{from, to}` in plain words. */

import type { PackageType } from "@vycep/domain/catalog/product";
import { namesIn, tableOf, withoutUndefined } from "@vycep/domain/kernel/closed-list";
import { parseSku, type Sku } from "@vycep/domain/kernel/ids";
import { type Minor, parseMinor } from "@vycep/domain/kernel/money";
import { MATERIAL_OF } from "./catalog.codec.ts";
import { categoryPathOf, ROOT_CATEGORY_UID } from "./category.codec.ts";

/** Filters whose values are counted for the customer, each without itself. */
export const COUNTED_FLAGS = [
  "favourites",
  "product_new",
  "product_sale",
  "product_recommended",
  "product_special",
  "product_last",
  "promo",
] as const;

export type CountedFlag = (typeof COUNTED_FLAGS)[number];

/** A part that is left out does not narrow the list; an empty list of values lets nothing through. */
export type ProductFilter = {
  readonly skus?: readonly Sku[];
  readonly namePart?: string;
  /** Bundles that may hold one of these products. */
  readonly inside?: readonly string[];
  readonly kinds?: readonly string[];
  readonly packagings?: readonly string[];
  readonly materials?: readonly PackageType[];
  readonly isPeroni?: boolean;
  readonly boughtBefore?: boolean;
  readonly netFromMinor?: Minor;
  readonly netToMinor?: Minor;
  readonly brands?: readonly string[];
  readonly subBrands?: readonly string[];
  readonly categoryPaths?: readonly string[];
  readonly packageTypes?: readonly string[];
  readonly millilitres?: readonly number[];
  readonly flags: Readonly<Partial<Record<CountedFlag, boolean>>>;
};

type Maybe<T> = T | null | undefined;
export type EqualInput = Maybe<{
  readonly eq?: Maybe<string>;
  readonly in?: Maybe<readonly Maybe<string>[]>;
}>;

export type ProductFilterInput = {
  readonly [Name in
    | "sku"
    | "url_key"
    | "type"
    | "bundle_item"
    | "brand"
    | "sub_brand"
    | "category"
    | "category_uid"
    | "category_id"
    | "category_url_path"
    | "packaging"
    | "filter_packaging"
    | "package_type"
    | "volume"
    | "material_type"
    | "bought_before"
    | "is_peroni"
    | CountedFlag]?: EqualInput;
} & {
  readonly name?: Maybe<{ readonly match?: Maybe<string> }>;
  readonly price?: Maybe<{ readonly from?: Maybe<string>; readonly to?: Maybe<string> }>;
};

export type FilterAnswer =
  | { readonly ok: true; readonly filter: ProductFilter }
  /** Names of the parts that cannot be read. */
  | { readonly ok: false; readonly wrong: readonly string[] };

/** No package is larger; a number beyond it is a mistake of the caller. */
const mostMillilitres = 1_000_000_000;

/** Reads the filter; a value that cannot mean anything is named rather than silently dropped. */
export function decodeProductFilter(input: Maybe<ProductFilterInput>): FilterAnswer {
  const given = input ?? {};
  const wrong: string[] = [];
  const flag = (name: CountedFlag | "bought_before" | "is_peroni"): boolean | undefined => {
    const text = valuesOf(given[name])?.[0];
    if (text === undefined) return undefined;
    if (/^(1|true|yes)$/i.test(text)) return true;
    if (!/^(0|false|no)$/i.test(text)) wrong.push(name);
    return false;
  };
  const amount = (text: Maybe<string>, end: "from" | "to"): Minor | undefined => {
    if (text === null || text === undefined || text === "" || text === "*") return undefined;
    const minor = parseMinor(Math.round(Number(text) * 100));
    if (minor === undefined) wrong.push(`price.${end}`);
    return minor;
  };
  const volumes = valuesOf(given.volume)?.map((text) => Math.round(Number(text.replace(",", ".")) * 1000));
  if (volumes?.some((millilitres) => !(Math.abs(millilitres) <= mostMillilitres))) wrong.push("volume");
  const filter = withoutUndefined<ProductFilter>({
    skus: skusOf(given),
    namePart: given.name?.match?.trim() || undefined,
    inside: valuesOf(given.bundle_item),
    kinds: valuesOf(given.type),
    packagings: united(given.packaging, given.filter_packaging),
    materials: valuesOf(given.material_type)?.flatMap(packagesOf),
    isPeroni: flag("is_peroni"),
    boughtBefore: flag("bought_before"),
    netFromMinor: amount(given.price?.from, "from"),
    netToMinor: amount(given.price?.to, "to"),
    brands: valuesOf(given.brand),
    subBrands: valuesOf(given.sub_brand),
    categoryPaths: categoriesOf(given),
    packageTypes: valuesOf(given.package_type),
    millilitres: volumes,
    flags: withoutUndefined<ProductFilter["flags"]>(tableOf(COUNTED_FLAGS, flag)),
  });
  return wrong.length > 0 ? { ok: false, wrong } : { ok: true, filter };
}

/** The values asked for; undefined when the filter is not used. `in: []` is used and lets nothing through. */
export function valuesOf(input: EqualInput): readonly string[] | undefined {
  if (!input || (typeof input.eq !== "string" && !input.in)) return undefined;
  const listed = (input.in ?? []).filter((value) => typeof value === "string");
  return typeof input.eq === "string" ? [input.eq, ...listed] : listed;
}

function united(...inputs: readonly EqualInput[]): readonly string[] | undefined {
  const used = inputs.map(valuesOf).filter((values) => values !== undefined);
  return used.length === 0 ? undefined : used.flat();
}

/** `url_key` is the sku here, so that an address never changes with a name. */
function skusOf(given: ProductFilterInput): readonly Sku[] | undefined {
  return united(given.sku, given.url_key)?.flatMap((text) => parseSku(text) ?? []);
}

/** In the root category are all goods. */
function categoriesOf(given: ProductFilterInput): readonly string[] | undefined {
  const asked = united(given.category, given.category_uid, given.category_id, given.category_url_path);
  return asked?.includes(ROOT_CATEGORY_UID) ? undefined : asked?.map(categoryPathOf);
}

function packagesOf(material: string): readonly PackageType[] {
  return namesIn(MATERIAL_OF).filter((type) => MATERIAL_OF[type] === material.toLowerCase());
}

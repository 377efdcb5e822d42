import type { Amounts } from "../catalog/packaging.ts";

/** A line of a suggested cart as far as the cache goes (SUGGEST-04). */
export type CacheItem = {
  readonly sku: string;
  /** Null where nobody may see a price. */
  readonly your_price_w_vat: number | null;
  readonly total_units: number;
  readonly number_of_layers: number;
  readonly number_of_pallets: number;
};

/** What the customer made of a line (SUGGEST-05). */
export type KeptAmounts = {
  readonly units: number;
  readonly layers: number;
  readonly pallets: number;
  readonly checked: boolean;
};

export type KeptVariant = { readonly hash: string; readonly amounts: Readonly<Record<string, KeptAmounts>> };

export type SuggestionVariant = "standard" | "truck";

/** By ship-to and variant (SUGGEST-05, SUGGEST-09). */
export type AmountsCache = Readonly<
  Record<string, Readonly<Partial<Record<SuggestionVariant, KeptVariant>>>>
>;

/**
 * A short text that says whether two suggestions are the same: the order of the lines does not matter, any change of
 * number, price, units, layers or pallets does (SUGGEST-06, OP-83).
 *
 * @example suggestionHash([]) // "0:811c9dc5"
 */
export function suggestionHash(items: readonly CacheItem[]): string {
  const rows = items.map((item) =>
    [item.sku, item.your_price_w_vat, item.total_units, item.number_of_layers, item.number_of_pallets].join(
      "|",
    ),
  );
  const text = rows.toSorted().join("\n");
  // FNV-1a, 32 bits: nothing secret is kept by it.
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93) >>> 0;
  }
  return `${rows.length}:${hash.toString(16).padStart(8, "0")}`;
}

type Fresh = {
  readonly shipToId: string;
  readonly variant: SuggestionVariant;
  readonly hash: string;
  /** The amounts first received. */
  readonly defaults: Readonly<Record<string, KeptAmounts>>;
};

/**
 * The cache with a suggestion that has just come: its amounts are stored when there are none of that ship-to and
 * variant, or when those belong to another suggestion; what the customer changed otherwise stays (SUGGEST-08…10, OP-82).
 *
 * @example withSuggestion({}, { shipToId: "500101", variant: "standard", hash: "0:a", defaults: {} })
 *   // { "500101": { standard: { hash: "0:a", amounts: {} } } }
 */
export function withSuggestion(
  cache: AmountsCache,
  { shipToId, variant, hash, defaults }: Fresh,
): AmountsCache {
  const kept = cache[shipToId];
  if (kept?.[variant]?.hash === hash) return cache;
  return { ...cache, [shipToId]: { ...kept, [variant]: { hash, amounts: defaults } } };
}

/**
 * The cache with one line as the customer changed it; without a stored suggestion nothing is kept.
 *
 * @example withLine({}, { shipToId: "500101", variant: "truck", sku: "100101", kept: keptOf({ packages: 0,
 *   layers: 0, pallets: 2 }, true) }) // {}
 */
export function withLine(
  cache: AmountsCache,
  line: Pick<Fresh, "shipToId" | "variant"> & { readonly sku: string; readonly kept: KeptAmounts },
): AmountsCache {
  const ofPlace = cache[line.shipToId];
  const stored = ofPlace?.[line.variant];
  if (!stored) return cache;
  const amounts = { ...stored.amounts, [line.sku]: line.kept };
  return { ...cache, [line.shipToId]: { ...ofPlace, [line.variant]: { ...stored, amounts } } };
}

/**
 * The three amounts as the cache writes them.
 *
 * @example keptOf({ packages: 1, layers: 0, pallets: 2 }, true)
 *   // { units: 1, layers: 0, pallets: 2, checked: true }
 */
export function keptOf({ packages, layers, pallets }: Amounts, checked: boolean): KeptAmounts {
  return { units: packages, layers, pallets, checked };
}

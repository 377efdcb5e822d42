import { type BundlePart, isSameContents } from "@vycep/domain/bundles/bundle";
import type { Sku } from "@vycep/domain/kernel/ids";
import { useEffect } from "react";
import { createStore, useStore } from "../../shared/store.ts";
import type { CartLineView, CartView } from "./cart-view.ts";
import { type PriceChange, priceChanges } from "./price-changes.ts";

/** The price of one box, or of one package with these contents, under which a line was shown. */
export interface SeenPrice {
  readonly unitMinor: number;
  readonly parts: readonly BundlePart[] | undefined;
}

export type SeenPrices = ReadonlyMap<Sku, SeenPrice>;

type Line = Pick<CartLineView, "sku" | "parts" | "product"> & {
  readonly quoted: Pick<CartLineView["quoted"], "unitMinor" | "boxes" | "netMinor">;
};

const seen = createStore<{ readonly cartId: string; readonly prices: SeenPrices } | undefined>(undefined);

/**
 * The lines that cost something else than when they were last shown, at today's quantities (C12, PRICE-04). A package
 * that was filled anew is another thing and has no price from before.
 *
 * @example unseenChanges(new Map([[sku, { unitMinor: 100, parts: undefined }]]), lines)[0]?.seenMinor
 */
export function unseenChanges(prices: SeenPrices, lines: readonly Line[]): readonly PriceChange[] {
  const known = lines.flatMap((line) => {
    const before = priceBefore(prices, line);
    return before === undefined ? [] : [{ line, netMinor: before.unitMinor * line.quoted.boxes }];
  });
  return priceChanges(
    known.map(({ line, netMinor }) => ({ ...line, quoted: { netMinor } })),
    known.map(({ line }) => line),
  );
}

/** What is known after the lines were shown: new ones as they are, the others as they were until the change is read. */
export function withShown(prices: SeenPrices, lines: readonly Line[]): SeenPrices {
  return new Map(
    lines.map((line) => [
      line.sku,
      priceBefore(prices, line) ?? { unitMinor: line.quoted.unitMinor, parts: line.parts },
    ]),
  );
}

function priceBefore(prices: SeenPrices, { sku, parts }: Line): SeenPrice | undefined {
  const before = prices.get(sku);
  return before && isSameContents(before.parts ?? [], parts ?? []) ? before : undefined;
}

/** What has changed since the customer saw it, and how to say that it has been read. */
export function useUnseenPrices({ id, lines }: CartView): {
  readonly changes: readonly PriceChange[];
  readonly markRead: () => void;
} {
  const known = useStore(seen);
  const prices = known?.cartId === id ? known.prices : nothing;
  useEffect(
    function rememberShownPrices() {
      const before = seen.get();
      seen.set({ cartId: id, prices: withShown(before?.cartId === id ? before.prices : nothing, lines) });
    },
    [id, lines],
  );
  return {
    changes: unseenChanges(prices, lines),
    markRead: () => seen.set({ cartId: id, prices: withShown(nothing, lines) }),
  };
}

const nothing: SeenPrices = new Map();

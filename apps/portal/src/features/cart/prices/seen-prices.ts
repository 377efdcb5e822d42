import { type BundlePart, isSameContents } from "@vycep/domain/bundles/bundle";
import { type Sku, toId } from "@vycep/domain/kernel/ids";
import { type Minor, times, toMinor } from "@vycep/domain/kernel/money";
import { storage } from "@vycep/shell/storage/storage";
import { createStore, useStore } from "@vycep/shell/storage/store";
import { useEffect } from "react";
import { cartKeys } from "../cart-keys.ts";
import type { CartLineView, CartView } from "../reading/cart-view.ts";
import { type PriceChange, priceChanges } from "./price-changes.ts";

/** The price of one box, or of one package with these contents, under which a line was shown. */
export interface SeenPrice {
  readonly unitMinor: Minor;
  readonly parts: readonly BundlePart[] | undefined;
}

export type SeenPrices = ReadonlyMap<Sku, SeenPrice>;

type Line = Pick<CartLineView, "sku" | "parts" | "product"> & {
  readonly quoted: Pick<CartLineView["quoted"], "unitMinor" | "boxes" | "netMinor">;
};

interface SeenCart {
  readonly cartId: string;
  readonly prices: SeenPrices;
}

const seen = createStore<SeenCart | undefined>(readSeen());

/**
 * The lines that cost something else than when they were last shown, at today's quantities (C12, PRICE-04). A package
 * that was filled anew is another thing and has no price from before.
 *
 * @example unseenChanges(new Map([[sku, { unitMinor: 100, parts: undefined }]]), lines)[0]?.seenMinor
 */
export function unseenChanges(prices: SeenPrices, lines: readonly Line[]): readonly PriceChange[] {
  const known = lines.flatMap((line) => {
    const before = priceBefore(prices, line);
    const isNews = before !== undefined && before.unitMinor !== line.quoted.unitMinor;
    return isNews ? [{ line, netMinor: times(line.quoted.boxes, before.unitMinor) }] : [];
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
  if (before === undefined || before.parts === parts) return before;
  return isSameContents(before.parts ?? [], parts ?? []) ? before : undefined;
}

/** What an earlier page has shown: a change that nobody has read is told again, one that was read is not. */
export function readSeen(): SeenCart | undefined {
  const kept = storage.read(cartKeys.seenPrices);
  if (kept === undefined) return;
  const prices = Object.entries(kept.unitMinor).map(([sku, unitMinor]): [Sku, SeenPrice] => {
    const contents = kept.contents?.[sku];
    const parts =
      contents && Object.entries(contents).map(([part, boxes]) => ({ sku: toId<Sku>(part), boxes }));
    return [toId<Sku>(sku), { unitMinor: toMinor(unitMinor), parts }];
  });
  return { cartId: kept.cartId, prices: new Map(prices) };
}

/** Remembers it on this page and for the next one. */
export function keepSeen({ cartId, prices }: SeenCart): void {
  seen.set({ cartId, prices });
  const contents = [...prices].flatMap(([sku, { parts }]) =>
    parts === undefined
      ? []
      : [[sku, Object.fromEntries(parts.map((part) => [part.sku, part.boxes]))] as const],
  );
  storage.write(cartKeys.seenPrices, {
    cartId,
    unitMinor: Object.fromEntries([...prices].map(([sku, { unitMinor }]) => [sku, unitMinor])),
    ...(contents.length > 0 && { contents: Object.fromEntries(contents) }),
  });
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
      if (before?.cartId === id && isAllShown(before.prices, lines)) return;
      const prices = withShown(before?.cartId === id ? before.prices : nothing, lines);
      keepSeen({ cartId: id, prices });
    },
    [id, lines],
  );
  return {
    changes: unseenChanges(prices, lines),
    markRead: () => keepSeen({ cartId: id, prices: withShown(nothing, lines) }),
  };
}

/** Nothing to remember: as after most keys. */
function isAllShown(prices: SeenPrices, lines: readonly Line[]): boolean {
  return prices.size === lines.length && lines.every((line) => priceBefore(prices, line) !== undefined);
}

const nothing: SeenPrices = new Map();

import type { OrderState } from "./order-states.ts";

/** What an order asked of one product and what came of it, in boxes; null where nobody has said. */
export type DeliveredLine = {
  readonly ordered: number;
  readonly delivered: number | null;
  /** Boxes that replacement deliveries bring (DDISP-06). */
  readonly replaced: number;
  /** The bundle that it came in; null for goods by themselves. */
  readonly bundle: string | null;
};

/** So many boxes of a line never came: as part of whole packages of its bundle, or by themselves. */
export type RestPart = { readonly index: number; readonly boxes: number; readonly isInBundle: boolean };

export type Rest = {
  /** In the sequence of the order's lines; a line of a bundle may stand twice. */
  readonly parts: readonly RestPart[];
  /** Whole packages of bundles that never came, by their numbers. */
  readonly packages: ReadonlyMap<string, number>;
  /** Nothing of the order came. */
  readonly isWhole: boolean;
};

/**
 * What never came of an order, to be ordered once more (HISTORY-03, HISTORY-05): of a delivered one what was ordered
 * without what was delivered, line by line; of a cancelled one all of it. While an order is on its way nothing is
 * missing, and what nobody has counted has come; what a replacement delivery brings is missing no more (DDISP-06). Of a bundle whole packages are missing as packages, the rest as goods.
 *
 * @param packages ordered of each bundle, by its number
 * @example missingRest("partially-delivered", [{ ordered: 6, delivered: 4, replaced: 0, bundle: null }], new Map()).parts
 *   // [{ index: 0, boxes: 2, isInBundle: false }]
 */
export function missingRest(
  state: OrderState,
  lines: readonly DeliveredLine[],
  packages: ReadonlyMap<string, number>,
): Rest {
  const missing = lines.map((line) => missingBoxes(state, line));
  const whole = new Map(
    [...packages].flatMap(([sku, count]): readonly (readonly [string, number])[] => {
      const left = lines.flatMap(({ bundle, ordered }, index) =>
        bundle === sku && ordered > 0 ? [Math.floor(((missing[index] ?? 0) * count) / ordered)] : [],
      );
      const least = left.length === 0 ? 0 : Math.min(...left);
      return least === 0 ? [] : [[sku, least]];
    }),
  );
  const parts = lines.flatMap(({ bundle, ordered }, index): readonly RestPart[] => {
    const count = bundle === null ? 0 : (packages.get(bundle) ?? 0);
    const inBundle = count === 0 ? 0 : ((whole.get(bundle ?? "") ?? 0) * ordered) / count;
    const alone = (missing[index] ?? 0) - inBundle;
    return [
      ...(inBundle > 0 ? [{ index, boxes: inBundle, isInBundle: true }] : []),
      ...(alone > 0 ? [{ index, boxes: alone, isInBundle: false }] : []),
    ];
  });
  const isWhole = lines.every(({ ordered }, index) => missing[index] === ordered);
  return { parts, packages: whole, isWhole };
}

function missingBoxes(state: OrderState, { ordered, delivered, replaced }: DeliveredLine): number {
  if (state === "cancelled") return ordered;
  if (state !== "delivered" && state !== "partially-delivered") return 0;
  return delivered === null ? 0 : Math.max(0, ordered - delivered - replaced);
}

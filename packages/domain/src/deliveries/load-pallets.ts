import { palletsOf, splitBoxes } from "../catalog/packaging.ts";
import type { Packaging } from "../catalog/product.ts";
import { toBoxes } from "../kernel/quantity.ts";

/** What goes to one stop of a round. */
export type StopGoods = {
  readonly stop: string;
  readonly goods: readonly { readonly sku: string; readonly boxes: number; readonly packaging: Packaging }[];
};

export type LoadedGoods = { readonly sku: string; readonly boxes: number };

/** What of a stop stands on a pallet. */
export type LoadedPallet = {
  /** The same for every stop that has something on it; 1 is loaded first. */
  readonly number: number;
  readonly goods: readonly LoadedGoods[];
};

export type LoadedStop = {
  readonly stop: string;
  readonly pallets: readonly LoadedPallet[];
  /** What stands on no pallet (tank beer). */
  readonly loose: readonly LoadedGoods[];
};

/**
 * Onto which pallets the goods of a round go, in the order in which they are loaded (DORD-07): the last stop first, so that the first
 * one stands at the door. Full pallets of one product first, then what is left of all (`splitBoxes`), a product in one piece. Each
 * stop has pallets of its own; where the vehicle has not places enough for that, neighbours share one, and a product may be parted
 * between two pallets by whole layers.
 *
 * @example loadPallets([], 4) // []
 */
export function loadPallets(stops: readonly StopGoods[], places: number | undefined): readonly LoadedStop[] {
  const roomy = packed(stops, false);
  return places === undefined || palletCount(roomy) <= places ? roomy : packed(stops, true);
}

/**
 * How many pallets stops stand on together.
 *
 * @example palletCount([]) // 0
 */
export function palletCount(stops: readonly LoadedStop[]): number {
  return Math.max(0, ...stops.flatMap(({ pallets }) => pallets.map(({ number }) => number)));
}

type Rest = StopGoods["goods"][number];
type Open = { readonly number: number; readonly goods: LoadedGoods[]; used: number };

function packed(stops: readonly StopGoods[], isDense: boolean): readonly LoadedStop[] {
  let count = 0;
  let shared: Open | undefined;
  const newPallet = (): Open => {
    count += 1;
    return { number: count, goods: [], used: 0 };
  };
  return stops.toReversed().map(({ stop, goods }) => {
    const stacked = goods.filter(({ packaging, boxes }) => boxes > 0 && packaging.boxesPerPallet > 0);
    // Onto what still has room goes something first, for what stands before it is taken off first.
    const open: Open[] = isDense && shared ? [{ ...shared, goods: [] }] : [];
    const rests = restsOf(stacked);
    const waiting = isDense ? rests.flatMap((rest) => partedOnto(open, rest)) : rests;
    const full = stacked.flatMap((one) =>
      Array.from({ length: splitBoxes(toBoxes(one.boxes), one.packaging).pallets }, () =>
        put(newPallet(), one, one.packaging.boxesPerPallet),
      ),
    );
    const mixed: Open[] = [];
    for (const rest of waiting) fill(mixed, rest, { newPallet, isDense });
    const last = mixed.at(-1) ?? (full.length > 0 ? undefined : open[0]);
    shared = last;
    return {
      stop,
      pallets: [...open, ...full, ...mixed]
        .filter((pallet) => pallet.goods.length > 0)
        .map((pallet) => ({ number: pallet.number, goods: pallet.goods })),
      loose: goods
        .filter(({ packaging, boxes }) => boxes > 0 && packaging.boxesPerPallet === 0)
        .map(({ sku, boxes }) => ({ sku, boxes })),
    };
  });
}

/** What is left of each product beside its full pallets, the largest first. */
function restsOf(goods: readonly Rest[]): readonly Rest[] {
  return goods
    .map((one) => ({ ...one, boxes: one.boxes % one.packaging.boxesPerPallet }))
    .filter(({ boxes }) => boxes > 0)
    .toSorted(
      (left, right) => palletsOf(right.boxes, right.packaging) - palletsOf(left.boxes, left.packaging),
    );
}

function fill(
  mixed: Open[],
  rest: Rest,
  { newPallet, isDense }: { readonly newPallet: () => Open; readonly isDense: boolean },
): void {
  const fitting = mixed.find((pallet) => roomFor(pallet, rest) >= rest.boxes);
  if (fitting) {
    put(fitting, rest, rest.boxes);
    return;
  }
  for (const part of isDense ? partedOnto(mixed, rest) : [rest]) {
    const pallet = newPallet();
    mixed.push(put(pallet, part, part.boxes));
  }
}

/** Puts of a product what fits onto these, all of it or whole layers; what is left is the answer. */
function partedOnto(pallets: readonly Open[], rest: Rest): readonly Rest[] {
  let left = rest.boxes;
  for (const pallet of pallets) {
    const room = roomFor(pallet, rest);
    const taken = room >= left ? left : room - (room % rest.packaging.boxesPerLayer);
    if (taken > 0) put(pallet, rest, taken);
    left -= Math.max(0, taken);
  }
  return left > 0 ? [{ ...rest, boxes: left }] : [];
}

/** A hair more than nothing, so that thirds of a pallet make a whole. */
const hair = 1e-9;

function roomFor({ used }: Open, { packaging }: Rest): number {
  return Math.floor((1 - used + hair) * packaging.boxesPerPallet);
}

function put(pallet: Open, { sku, packaging }: Rest, boxes: number): Open {
  pallet.goods.push({ sku, boxes });
  pallet.used += palletsOf(boxes, packaging);
  return pallet;
}

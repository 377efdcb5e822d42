import { describe, expect, it, test } from "vitest";
import { CRATE, KEG, UNSTACKED } from "../testing/builders.ts";
import { loadPallets, palletCount, type StopGoods } from "./load-pallets.ts";
import { pickingRows } from "./pick-goods.ts";
import { judgePrinting, ordersOnPaper, PAPERS } from "./print-papers.ts";

describe("DORD-07 the picking list goes along the shelves", () => {
  const wanted = (sku: string, boxes = 1, orderNumber = "1") => ({ sku, boxes, orderNumber });
  const places: Readonly<Record<string, string>> = { ten: "A-10", two: "A-2", b: "B-1", same: "A-2" };
  const placeOf = (sku: string) => places[sku];

  test.each([
    ["numbers within places count as numbers", ["ten", "two"], ["two", "ten"]],
    ["one place by its goods", ["two", "same"], ["same", "two"]],
    ["aisle by aisle", ["b", "ten"], ["ten", "b"]],
    ["what has no place last, by its number", ["900", "99", "b"], ["b", "99", "900"]],
  ])("%s", (_case, skus, expected) => {
    const rows = pickingRows(
      skus.map((sku) => wanted(sku)),
      placeOf,
    );
    expect(rows.map(({ sku }) => sku)).toEqual(expected);
  });

  it("sums goods across orders, says for which, and leaves out what nobody wants", () => {
    const rows = pickingRows(
      [wanted("two", 3, "1"), wanted("two", 4, "2"), wanted("two", 5, "1"), wanted("ten", 0)],
      placeOf,
    );
    const orders = [
      { number: "1", boxes: 8 },
      { number: "2", boxes: 4 },
    ];
    expect(rows).toEqual([{ sku: "two", place: "A-2", boxes: 12, orders }]);
  });
});

describe("DORD-07 the loading list goes by pallets, the last stop first", () => {
  const stop = (name: string, ...goods: readonly (readonly [string, number, typeof CRATE])[]): StopGoods => ({
    stop: name,
    goods: goods.map(([sku, boxes, packaging]) => ({ sku, boxes, packaging })),
  });
  const inShort = (loaded: ReturnType<typeof loadPallets>) =>
    loaded.map(({ stop: name, pallets, loose }) => [
      name,
      ...pallets.map(
        ({ number, goods }) => `${number}: ${goods.map(({ sku, boxes }) => `${boxes} ${sku}`).join(" + ")}`,
      ),
      ...loose.map(({ sku, boxes }) => `loose ${boxes} ${sku}`),
    ]);
  const first = stop("first", ["crate", 57, CRATE], ["keg", 9, KEG]);
  const second = stop("second", ["keg", 6, KEG], ["tank", 2, UNSTACKED]);
  const full = stop("full", ["crate", 80, CRATE]);
  const split = stop("split", ["crate", 24, CRATE], ["keg", 12, KEG]);

  test.each([
    [
      "each stop has pallets of its own, full ones first, the rests together",
      [first, second],
      undefined,
      [
        ["second", "1: 6 keg", "loose 2 tank"],
        ["first", "2: 40 crate", "3: 9 keg + 17 crate"],
      ],
    ],
    [
      "places that suffice change nothing",
      [second, second],
      2,
      [
        ["second", "1: 6 keg", "loose 2 tank"],
        ["second", "2: 6 keg", "loose 2 tank"],
      ],
    ],
    [
      "where they do not suffice, neighbours share one",
      [second, second],
      1,
      [
        ["second", "1: 6 keg", "loose 2 tank"],
        ["second", "1: 6 keg", "loose 2 tank"],
      ],
    ],
    [
      "behind full pallets nothing is put any more",
      [second, full, second],
      3,
      [
        ["second", "1: 6 keg", "loose 2 tank"],
        ["full", "2: 40 crate", "3: 40 crate"],
        ["second", "4: 6 keg", "loose 2 tank"],
      ],
    ],
    ["a product stays in one piece while there is room", [split], 2, [["split", "1: 12 keg", "2: 24 crate"]]],
    ["without, it is parted by layers", [split], 1, [["split", "1: 12 keg + 8 crate", "2: 16 crate"]]],
    ["nothing wanted is on no pallet", [stop("none", ["crate", 0, CRATE])], 1, [["none"]]],
  ])("%s", (_case, stops, places, expected) => {
    expect(inShort(loadPallets(stops, places))).toEqual(expected);
  });

  it("loses no box, however it is packed", () => {
    const stops = [first, second, full, split];
    for (const places of [undefined, 1]) {
      const loaded = loadPallets(stops, places);
      const boxes = loaded.flatMap(({ pallets, loose }) => [
        ...loose,
        ...pallets.flatMap(({ goods }) => goods),
      ]);
      expect(boxes.reduce((sum, one) => sum + one.boxes, 0)).toBe(57 + 9 + 6 + 2 + 80 + 24 + 12);
    }
    expect(palletCount(loadPallets(stops, undefined))).toBe(7);
  });
});

describe("DORD-07 what is printed", () => {
  const orders = [{ state: "confirmed" as const }, { state: "cancelled" as const }];

  test.each(PAPERS.map((paper) => [paper, paper === "order" ? 2 : 1] as const))(
    "of a cancelled order %s has its own paper alone",
    (paper, count) => {
      expect(ordersOnPaper(paper, orders)).toHaveLength(count);
    },
  );

  test.each([
    [0, "nothing-to-print"],
    [1, undefined],
    [200, undefined],
    [201, "too-many-orders"],
  ])("%i orders are answered %s", (count, kind) => {
    const verdict = judgePrinting(count);
    expect(verdict.ok ? undefined : verdict.refusal.kind).toBe(kind);
  });
});

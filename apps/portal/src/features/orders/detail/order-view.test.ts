import { toMinor } from "@vycep/domain/kernel/money";
import { describe, expect, it, test } from "vitest";
import { someEmpties, someItem, someOrder } from "../../../testing/some-order.ts";
import { columnsOf, differencesOf } from "./order-differences.ts";
import { viewOrder } from "./order-view.ts";
import { settledDifferences } from "./settled-differences.ts";

const cancelledLine = someItem({ quantity_confirmed: 0, quantity_shipped: 0, status: "Fully Rejected" });

describe("an order on its page", () => {
  it("HISTORY-11 says of what type it is, and how much it was in all units", () => {
    const lines = [
      someItem({ quantity_ordered: 40, number_of_layer: 5 }),
      someItem({ quantity_ordered: 6, number_of_layer: 0 }),
    ];
    expect(viewOrder(someOrder({ items: lines }))).toMatchObject({
      method: "selfpickup_selfpickup",
      units: 46,
      layers: 5,
      pallets: 0.4,
      kilograms: 630,
    });
  });

  it("HISTORY-10 HISTORY-11 says who, where and when, and leaves out what is empty", () => {
    expect(viewOrder(someOrder())).toMatchObject({
      number: "4700100303",
      ownNumber: "PO-101-00303",
      placedAt: { date: "2026-11-18", minutes: 723 },
      placedBy: undefined,
      isPlacedByBrewery: false,
      method: "selfpickup_selfpickup",
      currency: "CZK",
      place: { name: "Restaurace U Modré hvězdy", street: "Sladovnická 12", city: "549 01 Lipovrch" },
      deliveryDate: "2026-11-19",
      note: undefined,
    });
  });

  test.each([
    ["flatrate_flatrate", "YDOR", "flatrate_flatrate"],
    ["", "YDOR", "selfpickup_selfpickup"],
    ["", "YSER", "emptiesfulltruck_emptiesfulltruck"],
    ["", "ZZZZ", undefined],
    ["freight", "ZZZZ", undefined],
  ])("OP-71 an order that says the way %j and the type %s goes by %s", (way, type, method) => {
    const order = viewOrder(someOrder({ shipping_method: way, order_type: type }));
    expect(order.method).toBe(method);
  });

  test.each([
    ["received", ["done", "ahead", "ahead", "ahead", "ahead"]],
    ["confirmed", ["done", "done", "ahead", "ahead", "ahead"]],
    ["on-the-way", ["done", "done", "done", "done", "ahead"]],
    ["delivered", ["done", "done", "done", "done", "done"]],
    ["partially-delivered", ["done", "done", "done", "done", "problem"]],
    ["cancelled", ["done", "problem"]],
  ])("HISTORY-14 the road of an order that is %s", (state, progress) => {
    expect(viewOrder(someOrder({ state })).steps.map((step) => step.progress)).toEqual(progress);
  });

  it("HISTORY-14 tells the times that are known, how far a cancelled order had come, and who took it back", () => {
    const { steps } = viewOrder(
      someOrder({
        state: "cancelled",
        timeline: [
          { state: "received", at: "2026-11-18 12:03:00", by: "Petr Dvořák", by_brewery: false },
          { state: "confirmed", at: "2026-11-18 12:05:30", by: null, by_brewery: false },
          { state: "cancelled", at: "2026-11-18 15:00:00", by: "Jana Novotná", by_brewery: false },
        ],
      }),
    );
    expect(steps.map(({ state, at, by }) => [state, at?.minutes, by])).toEqual([
      ["received", 723, undefined],
      ["confirmed", 725.5, undefined],
      ["cancelled", 900, "Jana Novotná"],
    ]);
  });
});

describe("B6 an order that is followed to its bills", () => {
  const at = "2026-11-19 12:00:00";
  const invoice = { id: "4700100303-F1", number: "F1", issued_at: at };

  it("has its documents, and one step for each kind behind the delivery", () => {
    const { steps, documents } = viewOrder(
      someOrder({
        state: "delivered",
        invoices: [
          invoice,
          { ...invoice, id: "4700100303-F2", number: "F2", issued_at: "2026-11-20 08:00:00" },
        ],
        credit_memos: [{ ...invoice, id: "4700100303-D1", number: "D1" }],
      }),
    );
    expect(documents.map(({ kind, number }) => `${kind} ${number}`)).toEqual([
      "invoice F1",
      "invoice F2",
      "credit D1",
    ]);
    expect(steps.slice(4).map(({ state, progress, at }) => [state, progress, at?.minutes])).toEqual([
      ["delivered", "done", undefined],
      ["invoice", "done", 480],
      ["credit", "done", 720],
    ]);
  });

  test.each([
    [true, true],
    [false, false],
  ])("HISTORY-14 tells whether the brewery took it back: %s", (by_brewery, isRejected) => {
    const timeline = [{ state: "cancelled", at, by: null, by_brewery }];
    expect(viewOrder(someOrder({ state: "cancelled", timeline })).isRejected).toBe(isRejected);
  });
});

describe("PRICE-06 B14 an order with provisional prices", () => {
  const settled = (said: Parameters<typeof someOrder>[0] = {}) =>
    viewOrder(
      someOrder({
        state: "confirmed",
        price_state: "settled",
        provisional_total: { value: 33_000 },
        items: [
          someItem({ provisional_price: { value: 1600 } }),
          someItem({ id: "4700100303-2", provisional_price: { value: 1649 } }),
        ],
        timeline: [
          { state: "received", at: "2026-11-18 12:03:00", by: null, by_brewery: false },
          { state: "confirmed", at: "2026-11-18 12:05:00", by: null, by_brewery: false },
          { state: "priced", at: "2026-11-18 12:09:00", by: null, by_brewery: false },
        ],
        ...said,
      }),
    );

  it("says how far its prices are", () => {
    expect(viewOrder(someOrder()).priceState).toBe("firm");
    expect(viewOrder(someOrder({ price_state: "provisional" })).priceState).toBe("provisional");
  });

  it("B14 asks for the customer's word where it came out above his limit, until he has kept it", () => {
    const above = settled({ price_limit: { value: 34_000 } });
    expect(above.limitMinor).toBe(3_400_000);
    expect(above.limit).toEqual({ kind: "above-limit", aboveMinor: 95_290, cancelling: "possible" });
    const keptAt = { state: "price-kept", at: "2026-11-18 12:20:00", by: "Jana Novotná", by_brewery: false };
    const kept = settled({
      price_limit: { value: 34_000 },
      is_price_kept: true,
      timeline: [
        { state: "received", at: "2026-11-18 12:03:00", by: null, by_brewery: false },
        { state: "confirmed", at: "2026-11-18 12:05:00", by: null, by_brewery: false },
        { state: "priced", at: "2026-11-18 12:09:00", by: null, by_brewery: false },
        keptAt,
      ],
    });
    expect(kept.limit).toEqual({ kind: "nothing-to-ask", reason: "kept" });
    expect(kept.steps.slice(0, 5).map(({ state, by }) => [state, by])).toEqual([
      ["received", undefined],
      ["confirmed", undefined],
      ["priced", undefined],
      ["price-kept", "Jana Novotná"],
      ["loaded", undefined],
    ]);
  });

  it("tells the difference by line and in total, of lines that differ only", () => {
    const order = settled();
    const { lines, totalMinor } = settledDifferences(order, toMinor(order.provisionalTotalMinor ?? 0));
    expect(lines.map(({ beforeMinor, nowMinor }) => [beforeMinor, nowMinor])).toEqual([
      [1_600_000, 1_649_000],
    ]);
    expect(totalMinor).toBe(order.orderedTotalMinor - 3_300_000);
  });

  test.each([
    ["after what was done before it", {}, ["received", "confirmed", "priced", "loaded"]],
    [
      "before what was done after it",
      {
        timeline: [
          { state: "received", at: "2026-11-18 12:03:00", by: null, by_brewery: false },
          { state: "priced", at: "2026-11-18 12:04:00", by: null, by_brewery: false },
          { state: "confirmed", at: "2026-11-18 12:05:00", by: null, by_brewery: false },
        ],
      },
      ["received", "priced", "confirmed", "loaded"],
    ],
  ])("the timeline has it %s", (_, said, expected) => {
    expect(
      settled(said)
        .steps.slice(0, 4)
        .map(({ state }) => state),
    ).toEqual(expected);
  });
});

describe("what differs", () => {
  const differing = (confirmed: number | null, delivered: number | null) =>
    viewOrder(
      someOrder({
        state: "partially-delivered",
        items: [someItem({ quantity_confirmed: confirmed, quantity_shipped: delivered })],
      }),
    );

  test.each([
    ["nothing said yet", null, null, []],
    ["all confirmed", 10, null, []],
    ["all delivered", 10, 10, []],
    ["less confirmed", 8, null, [["confirmed", 10, 8]]],
    ["less confirmed and that delivered", 8, 8, [["confirmed", 10, 8]]],
    ["all confirmed, less delivered", 10, 9, [["delivered", 10, 9]]],
    ["delivered without a confirmation", null, 9, [["delivered", 10, 9]]],
    ["more confirmed", 12, 12, [["confirmed", 10, 12]]],
  ] as const)("HISTORY-10 %s", (_, confirmed, delivered, expected) => {
    const found = differencesOf(differing(confirmed, delivered));
    expect(found.map(({ where, wanted, given }) => [where, wanted, given])).toEqual(expected);
  });

  it("a cancelled order says so as a whole", () => {
    const order = viewOrder(someOrder({ state: "cancelled", items: [cancelledLine] }));
    expect(differencesOf(order)).toEqual([]);
    expect(columnsOf(order)).toEqual({ confirmed: false, delivered: false, invoiced: false });
    expect(order.bill.netMinor).toBe(1_649_000);
  });

  it("columns appear when there is something to say", () => {
    expect(columnsOf(viewOrder(someOrder()))).toEqual({
      confirmed: false,
      delivered: false,
      invoiced: false,
    });
    expect(columnsOf(differing(10, null))).toEqual({ confirmed: true, delivered: false, invoiced: false });
    expect(columnsOf(differing(10, 9))).toEqual({ confirmed: true, delivered: true, invoiced: false });
  });
});

describe("the sums", () => {
  it("D08 are the order's own, to the haléř, while all of it counts", () => {
    expect(viewOrder(someOrder()).bill).toEqual({
      orderedNetMinor: 1_649_000,
      missingNetMinor: 0,
      netMinor: 1_649_000,
      vat: [{ rate: 21, minor: 346_290 }],
      depositMinor: 1_500_000,
      totalMinor: 3_495_290,
    });
  });

  it("D08 count only what came: net, VAT once for each rate, deposits, and they add up", () => {
    const { bill } = viewOrder(
      someOrder({
        state: "partially-delivered",
        items: [
          someItem({ quantity_confirmed: 10, quantity_shipped: 8 }),
          someItem({
            id: "4700100303-2",
            quantity_ordered: 3,
            quantity_shipped: 3,
            product_sale_price: { value: 276 },
            row_total: { value: 828 },
            deposit_total: { value: 0 },
            vat_percent: 12,
          }),
        ],
        total: {
          subtotal_excl_tax: { value: 17_318, currency: "CZK" },
          taxes: [],
          total_empties_deposit: { value: 15_000 },
          grand_total: { value: 35_880.26 },
        },
      }),
    );
    expect(bill).toEqual({
      orderedNetMinor: 1_731_800,
      missingNetMinor: 329_800,
      netMinor: 1_402_000,
      vat: [
        { rate: 12, minor: 9936 },
        { rate: 21, minor: 277_032 },
      ],
      depositMinor: 1_200_000,
      totalMinor: 1_402_000 + 9936 + 277_032 + 1_200_000,
    });
  });
});

describe("EMPTIES-02 the sums once the driver has counted the empties", () => {
  const counted = [
    someEmpties({ returned_units: 5 }),
    someEmpties({ packaging_code: "CR20", number_of_units: 0, returned_units: 3, deposit: { value: 3.33 } }),
  ];

  it("take the refund off the total of the goods, to the haléř, and leave it out until then", () => {
    expect(viewOrder(someOrder({ empties: [someEmpties()] })).bill).toMatchObject({
      refundMinor: undefined,
      totalMinor: 3_495_290,
    });
    expect(viewOrder(someOrder({ state: "delivered", empties: counted })).bill).toMatchObject({
      netMinor: 1_649_000,
      depositMinor: 1_500_000,
      refundMinor: 750_999,
      totalMinor: 3_495_290 - 750_999,
    });
  });

  it("EMPTIES-04 are the refund itself where the order only collects", () => {
    const total = {
      subtotal_excl_tax: { value: 0, currency: "CZK" as const },
      taxes: [],
      total_empties_deposit: { value: -10_500 },
      grand_total: { value: -10_500 },
    };
    const collection = (empties: typeof counted) => viewOrder(someOrder({ items: [], total, empties })).bill;
    expect(collection([someEmpties()])).toMatchObject({ depositMinor: -1_050_000, totalMinor: -1_050_000 });
    expect(collection(counted)).toMatchObject({
      depositMinor: -750_999,
      refundMinor: undefined,
      totalMinor: -750_999,
    });
  });
});

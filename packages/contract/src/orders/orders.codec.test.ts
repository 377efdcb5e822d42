import { type OrderNumber, type ShipToId, type Sku, toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { type Minor, toMinor } from "@vycep/domain/kernel/money";
import { describe, expect, it } from "vitest";
import { encodeCancelError, encodePlaceError, encodeReorderErrors } from "./order-refusals.codec.ts";
import { encodeOrder, encodeOrderPayer, encodeOrderRow, type OrderFacts } from "./orders.codec.ts";

const order: OrderFacts & { readonly orderedTotalMinor: Minor } = {
  orderNumber: toId<OrderNumber>("4700200001"),
  shipToId: toId<ShipToId>("500101"),
  market: "CZ",
  createdAt: new Date("2026-07-01T22:30:05Z"),
  deliveryDate: toLocalDate("2026-07-03"),
  deliveryMethod: "selfpickup_selfpickup",
  documentCode: "YDOR",
  customerOrderNumber: "PO-1",
  noteForDriver: "",
  paymentMethod: "transfer",
  sapId: null,
  state: "received",
  processingStatus: "Not Yet Processed",
  deliveryStatus: "AWAITING SHIPMENT",
  currency: "CZK",
  netMinor: toMinor(1_892_100),
  vatMinor: toMinor(397_341),
  grossMinor: toMinor(2_289_441),
  depositMinor: toMinor(1_676_000),
  totalMinor: toMinor(3_965_441),
  orderedTotalMinor: toMinor(3_965_441),
  ...{ dueNetMinor: null, dueDepositMinor: null, dueTotalMinor: null },
  grams: 843_600,
  palletThousandths: 1108,
  millilitres: 610_000,
  lineCount: 2,
  isProvisional: false,
  provisionalTotalMinor: null,
  priceLimitMinor: null,
  priceKeptAt: null,
};

describe("orders on the wire", () => {
  it("B14 a row says by how much the settled total is above the customer's limit, while it is asked about", () => {
    const settled = {
      ...order,
      provisionalTotalMinor: toMinor(3_900_000),
      priceLimitMinor: toMinor(3_950_000),
    };
    const aboveOf = (said: Partial<OrderFacts>) => encodeOrderRow({ ...settled, ...said }, "").aboveLimit;
    expect(aboveOf({})).toBe(154.41);
    expect(aboveOf({ priceKeptAt: new Date("2026-07-02T08:00:00Z") })).toBeNull();
    expect(aboveOf({ state: "cancelled" })).toBeNull();
    expect(aboveOf({ priceLimitMinor: toMinor(3_965_441) })).toBeNull();
    expect(aboveOf({ isProvisional: true, provisionalTotalMinor: null })).toBeNull();
  });

  it("DORD-03 of an order that was confirmed with less a row tells both sums, and the limit is held against what was ordered", () => {
    const less = { ...order, netMinor: toMinor(946_050), totalMinor: toMinor(1_982_721) };
    expect(encodeOrderRow(less, "")).toMatchObject({
      net: 9460.5,
      total: 19_827.21,
      orderedTotal: 39_654.41,
    });
    expect(encodeOrderRow(order, "").orderedTotal).toBeNull();
    const limited = { provisionalTotalMinor: toMinor(1), priceLimitMinor: toMinor(3_950_000) };
    expect(encodeOrderRow({ ...less, ...limited }, "").aboveLimit).toBe(154.41);
    expect(encodeOrder({ ...order, dueTotalMinor: toMinor(1_982_721) }).grand_total).toBe(19_827.21);
  });

  it("a received order has no delivery status, but that it is looked into", () => {
    const refused = { ...order, deliveryStatus: "ORDER UNDER INVESTIGATION" } as const;
    expect([encodeOrder(order).delivery_status, encodeOrderRow(order, "").deliveryStatus]).toEqual([
      null,
      null,
    ]);
    expect(encodeOrder(refused).delivery_status).toBe("ORDER UNDER INVESTIGATION");
    expect(encodeOrderRow(refused, "").deliveryStatus).toBe("ORDER UNDER INVESTIGATION");
  });

  it("B14 a limit below the total is refused with the total", () => {
    const refusal = {
      kind: "limit-below-total",
      limitMinor: toMinor(1),
      totalMinor: toMinor(1_234_550),
    } as const;
    expect(encodePlaceError(refusal, "CZK", "cs")).toMatchObject({
      code: "UNABLE_TO_PLACE_ORDER",
      reason: "limit-below-total",
      total: 12_345.5,
      message: expect.stringContaining("12\u00a0345,50\u00a0Kč"),
    });
  });

  it("D15 a moment is written as the clocks of the market show it, summer time included", () => {
    expect(encodeOrderRow(order, "U Modré hvězdy")).toMatchObject({
      createdAt: "2026-07-02T00:30:05",
      net: 18_921,
      total: 39_654.41,
      shipToName: "U Modré hvězdy",
    });
  });

  it("HISTORY-14 D23 list and detail say the same status", () => {
    const loaded = { ...order, state: "loaded", deliveryStatus: "AWAITING DELIVERY" } as const;
    expect(encodeOrderRow(loaded, "").status).toBe("in-preparation");
    expect(encodeOrder(loaded).status).toBe("in-preparation");
  });

  it("C12 a risen total is told to the haléř, written the Czech way in every language (OP-140)", () => {
    const changed = {
      kind: "total-changed",
      seenMinor: toMinor(1),
      nowMinor: toMinor(123_456_705),
      lines: [],
    } as const;
    expect(encodePlaceError(changed, "CZK", "en")).toMatchObject({
      code: "PRICE_CHANGED",
      reason: "price-changed",
      total: 1_234_567.05,
      message: expect.stringContaining("1\u00a0234\u00a0567,05\u00a0Kč"),
    });
    expect(encodePlaceError({ ...changed, nowMinor: toMinor(5) }, "EUR", "sk").message).toContain(
      "0,05\u00a0€",
    );
  });

  it("C12 the lines through which a total rose, in whole currency", () => {
    const lines = [
      { sku: toId<Sku>("100101"), seenMinor: null, nowMinor: toMinor(221_050) },
      { sku: toId<Sku>("100112"), seenMinor: toMinor(5), nowMinor: null },
    ];
    const changed = { kind: "total-changed", seenMinor: toMinor(1), nowMinor: toMinor(2), lines } as const;
    expect(encodePlaceError(changed, "CZK", "cs").changed_lines).toEqual([
      { sku: "100101", seen: null, now: 2210.5 },
      { sku: "100112", seen: 0.05, now: null },
    ]);
  });

  it("C21 a cart that changed meanwhile says only that", () => {
    expect(encodePlaceError({ kind: "cart-changed" }, "CZK", "cs")).toEqual({
      code: "CART_CHANGED",
      reason: "cart-changed",
      message: expect.stringContaining("Košík se mezitím změnil"),
      sku: null,
      next_date: null,
      total: null,
      changed_lines: [],
    });
  });

  it("B1 a closed day without any other day says so without one", () => {
    const because = { open: false, kind: "weekday-not-served" } as const;
    expect(encodePlaceError({ kind: "day-closed", because, nextDay: null }, "CZK", "cs")).toMatchObject({
      reason: "day-closed",
      next_date: null,
      message: "Na tento den nelze dodávku objednat. Zvolte jiné datum.",
    });
  });

  it.each([
    ["firm", false, null],
    ["provisional", true, null],
    ["settled", false, toMinor(4_000_000)],
  ])("PRICE-06 prices are %s", (priceState, isProvisional, provisionalTotalMinor) => {
    const told = { ...order, isProvisional, provisionalTotalMinor };
    expect(encodeOrderRow(told, "")).toMatchObject({ priceState });
    expect(encodeOrder(told)).toMatchObject({
      price_state: priceState,
      provisional_total: provisionalTotalMinor === null ? null : { value: 40_000, currency: "CZK" },
    });
  });

  it("OP-22 the brewery's own word is told as it is, and ours where it has none", () => {
    const told = (statusMessage: string) =>
      encodePlaceError({ kind: "cannot-proceed", statusMessage }, "CZK", "cs");
    expect(told("Blokace platby")).toMatchObject({ reason: "cannot-proceed", message: "Blokace platby" });
    expect(told("").message).toMatch(/^Pivovar teď tuto objednávku nepřijme/);
  });

  it("OP-22, B1 a date that has expired is a closed day with the next one", () => {
    const nextDay = toLocalDate("2026-11-30");
    expect(encodePlaceError({ kind: "delivery-date-expired", nextDay }, "CZK", "cs")).toMatchObject({
      reason: "day-closed",
      next_date: "2026-11-30",
    });
  });

  it("a payer that history does not know is no address", () => {
    expect(encodeOrderPayer({})).toBeNull();
    expect(
      encodeOrderPayer({ name: "A", street: "B 1", city: "C", zip: "1", country: "SVK", ico: "9" }),
    ).toMatchObject({ company: "A", country_code: "SK" });
  });
});

describe("what was refused, in Magento's words", () => {
  it.each([
    ["HISTORY-08", "no-such-order", "ORDER_NOT_FOUND", "Objednávka neexistuje."],
    [
      "HISTORY-08",
      "order-blocked",
      "INVALID_ORDER_STATUS",
      "Objednávka je zablokovaná, zrušiť ju teraz nemožno.",
    ],
    [
      "HISTORY-09",
      "goods-issue-done",
      "PARTIAL_ORDER_ITEM_SHIPPED",
      "Tovar je už vyskladnený, objednávku zrušiť nemožno.",
    ],
  ] as const)("%s ERROR-65 %s", (_id, reason, code, message) => {
    expect(encodeCancelError(reason, "sk")).toEqual({ code, message, reason });
  });

  it("GQL-33 what stopped the order comes first, then each item; codes that Magento lacks are undefined", () => {
    const failed = [
      { sku: "1", code: "NOT_SALABLE", message: "about 1" },
      { sku: "2", code: "INVALID_PARAMETER_VALUE", message: "about 2" },
    ] as const;
    const errors = encodeReorderErrors({ code: "items-missing", message: "no" }, failed);
    expect(errors).toEqual([
      { code: "REORDER_NOT_AVAILABLE", message: "no", path: ["orderNumber"], sku: null },
      { code: "NOT_SALABLE", message: "about 1", path: ["orderNumber"], sku: "1" },
      { code: "UNDEFINED", message: "about 2", path: ["orderNumber"], sku: "2" },
    ]);
    expect(encodeReorderErrors({ code: null, message: "done" }, failed)).toEqual(errors.slice(1));
  });
});

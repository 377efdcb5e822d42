import { describe, expect, it, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { anyCartFacts, anyGoods, anyPrices, at, line, quoteOf, type Shelf } from "../testing/builders.ts";
import { judgePlaceOrder } from "./place-order.ts";

describe("placing an order", () => {
  const crate = anyGoods();
  const shelf = (priceMinor: number): Shelf => [[crate, anyPrices(priceMinor)]];
  const lines = [line("100101", { packages: 10 })];
  const quote = quoteOf(lines, anyCartFacts(shelf(22_100)));
  const total = quote.totals.grandTotalMinor;

  it("CHECKOUT-08 goes through when nothing stands against it", () => {
    expect(judgePlaceOrder(quote)).toEqual({ ok: true, value: quote });
    expect(judgePlaceOrder(quote, { seen: { grandTotalMinor: total } })).toEqual({ ok: true, value: quote });
  });

  it("C12 a lower total passes by itself, a higher one is refused line by line", () => {
    expect(judgePlaceOrder(quote, { seen: { grandTotalMinor: toMinor(total + 1) } }).ok).toBe(true);
    const seen = {
      grandTotalMinor: toMinor(total - 12_100),
      netBySku: new Map([[crate.sku, toMinor(211_000)]]),
    };
    expect(judgePlaceOrder(quote, { seen })).toEqual({
      ok: false,
      refusal: {
        kind: "cannot-place-order",
        obstacles: [
          {
            kind: "total-changed",
            seenMinor: total - 12_100,
            nowMinor: total,
            lines: [{ sku: "100101", seenMinor: 211_000, nowMinor: 221_000 }],
          },
        ],
      },
    });
  });

  it("C12 names lines that came or went, and leaves out those that stayed the same", () => {
    const before = quoteOf([line("999", { packages: 1 })], anyCartFacts([])).lines.map((one) => one.sku);
    const seen = { grandTotalMinor: toMinor(0), netBySku: new Map(before.map((sku) => [sku, toMinor(500)])) };
    expect(judgePlaceOrder(quote, { seen })).toMatchObject({
      refusal: {
        obstacles: [
          {
            lines: [
              { sku: "100101", seenMinor: null, nowMinor: 221_000 },
              { sku: "999", seenMinor: 500, nowMinor: null },
            ],
          },
        ],
      },
    });
    const same = { grandTotalMinor: toMinor(0), netBySku: new Map([[crate.sku, toMinor(221_000)]]) };
    expect(judgePlaceOrder(quote, { seen: same })).toMatchObject({ refusal: { obstacles: [{ lines: [] }] } });
  });

  it.each([
    ["PRICE-06", { kind: "failed" }, []],
    ["PRICE-04", { kind: "updated" }, []],
    [
      "OP-22",
      { kind: "cannot-proceed", statusMessage: "Blokováno" },
      [{ kind: "cannot-proceed", statusMessage: "Blokováno" }],
    ],
    [
      "OP-22",
      { kind: "delivery-date-expired" },
      [{ kind: "delivery-date-expired", nextDay: toLocalDate("2026-11-30") }],
    ],
  ] as const)("%s after the price update %j", (_, update, obstacles) => {
    const last = { update, nextDay: toLocalDate("2026-11-30") };
    const judged = judgePlaceOrder(quote, { last });
    expect(judged.ok ? [] : judged.refusal.obstacles).toEqual(obstacles);
  });

  test.each([
    ["provisional prices and a limit below the total", true, -1, ["limit-below-total"]],
    ["provisional prices and the total as the limit", true, 0, []],
    ["firm prices, whatever the limit", false, -1, []],
  ] as const)("B14 %s", (_, isOpen, more, obstacles) => {
    const last = isOpen ? ({ update: { kind: "failed" }, nextDay: null } as const) : undefined;
    const judged = judgePlaceOrder(quote, { last, limitMinor: toMinor(total + more) });
    expect(judged.ok ? [] : judged.refusal.obstacles.map(({ kind }) => kind)).toEqual(obstacles);
  });

  test.each([
    ["the cart that was seen", { seen: 7, now: 7 }, total, []],
    ["a cart that was changed since, at the same total", { seen: 7, now: 8 }, total, ["cart-changed"]],
    ["a version that the cart has not had yet", { seen: 9, now: 8 }, total, ["cart-changed"]],
    ["a changed cart, whose higher total is no news of prices", { seen: 7, now: 8 }, 1, ["cart-changed"]],
    ["the cart that was seen, at a higher total", { seen: 7, now: 7 }, 1, ["total-changed"]],
    ["no version told", undefined, total, []],
  ])("C21 %s", (_, versions, grandTotalMinor, obstacles) => {
    const judged = judgePlaceOrder(quote, { versions, seen: { grandTotalMinor: toMinor(grandTotalMinor) } });
    expect(judged.ok ? [] : judged.refusal.obstacles.map(({ kind }) => kind)).toEqual(obstacles);
  });

  it("C19 CALENDAR-13 says all at once: a passed cut-off with the next day, a bad line, a changed total", () => {
    const late = quoteOf(
      [...lines, line("999", { packages: 1 })],
      anyCartFacts(shelf(22_100)),
      at("2026-11-20 16:01"),
    );
    const judged = judgePlaceOrder(late, { seen: { grandTotalMinor: toMinor(1) } });
    expect(judged).toMatchObject({
      refusal: {
        obstacles: [
          { kind: "day-closed", nextDay: "2026-11-26", because: { kind: "too-early" } },
          { kind: "line-problem", problem: { kind: "product-unknown" } },
          { kind: "total-changed" },
        ],
      },
    });
  });
});

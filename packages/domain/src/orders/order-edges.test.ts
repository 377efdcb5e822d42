import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { anyCalendar, anyCartFacts, FRIDAY_MORNING, quoteOf } from "../testing/builders.ts";
import { judgeCancel, ORDER_STATES } from "./order-states.ts";
import { isProvisional } from "./place-order.ts";
import { resumeDelivery, SAVED_ORDER_TITLE_MAX } from "./saved-order.ts";
import { settlePrices } from "./settle-prices.ts";

const day = (text: string) => toLocalDate(text);

describe("an order at the prices of the ERP", () => {
  it("PRICE-06 B14 sums up like any other, and a line without a price keeps its own", () => {
    const lineOf = fc.record({
      boxes: fc.nat(99),
      unitPriceMinor: fc.nat(99_999).map(toMinor),
      vatPercent: fc.constantFrom(12, 21),
    });
    fc.assert(
      fc.property(fc.array(lineOf), fc.array(fc.option(fc.nat(99_999).map(toMinor))), (said, prices) => {
        const lines = said.map((one, at) => ({ ...one, lineNo: at + 1 }));
        const given = new Map(
          prices.flatMap((price, at) => (price === null ? [] : [[at + 1, price] as const])),
        );
        const settled = settlePrices(lines, given);
        for (const [at, one] of settled.lines.entries()) {
          expect(one.unitPriceMinor).toBe(given.get(at + 1) ?? lines[at]?.unitPriceMinor);
          expect(one.netMinor).toBe(one.unitPriceMinor * (lines[at]?.boxes ?? 0));
        }
        expect(settled.netMinor).toBe(settled.lines.reduce((sum, one) => sum + one.netMinor, 0));
        expect(settled.grossMinor).toBe(settled.netMinor + settled.vatMinor);
      }),
    );
  });

  it("PRICE-06 a cart without goods is never provisional, and one that was not asked about neither", () => {
    const empty = quoteOf([], anyCartFacts([]));
    expect(isProvisional(empty, { update: { kind: "failed" }, nextDay: null })).toBe(false);
    expect(isProvisional(empty, undefined)).toBe(false);
  });
});

describe("a cart that was put aside goes on", () => {
  const facts = {
    shipToStatus: "APPROVED",
    offered: ["selfpickup_selfpickup"],
    calendar: anyCalendar(),
  } as const;
  const saved = { method: "selfpickup_selfpickup", date: day("2026-11-24") } as const;
  test.each([
    ["on its own day while that is open, scheduled or not", {}, {}, "2026-11-24"],
    ["on the next one in place of a closed one", { date: day("2026-11-28") }, {}, "2026-11-30"],
    ["on the next one in place of one that has passed", { date: day("2026-11-05") }, {}, "2026-11-23"],
    ["without a day when none was chosen", { date: null }, {}, null],
    ["without a day when nothing is known of the days", {}, { calendar: null }, null],
    [
      "without a day when none is open",
      {},
      { calendar: anyCalendar({ scheduledWeekdays: [], addedWeekdays: [] }) },
      null,
    ],
  ])("CALENDAR-31 SAVED-08 %s", (_, said, more, date) => {
    expect(resumeDelivery({ ...saved, ...said }, { ...facts, ...more }, FRIDAY_MORNING)).toEqual({
      ok: true,
      value: { method: "selfpickup_selfpickup", date },
    });
  });

  test.each([
    [
      "SHIPTO-12 a suspended place, whatever else",
      { method: "tank_tank" },
      { shipToStatus: "SUSPENDED" },
      "ship-to-suspended",
    ],
    ["TRANSPORT-28 a method that is offered no more", { method: "tank_tank" }, {}, "method-not-offered"],
  ] as const)("%s refuses it", (_, said, more, kind) => {
    expect(resumeDelivery({ ...saved, ...said }, { ...facts, ...more }, FRIDAY_MORNING)).toEqual({
      ok: false,
      refusal: { kind },
    });
  });

  it("without a method there is no day either; SAVED-11 its name has forty characters", () => {
    expect(resumeDelivery({ ...saved, method: null }, facts, FRIDAY_MORNING)).toEqual({
      ok: true,
      value: { method: null, date: null },
    });
    expect(SAVED_ORDER_TITLE_MAX).toBe(40);
  });
});

it("HISTORY-09 goods are issued once the truck is loaded, and never of a cancelled order", () => {
  const issued = Object.entries(ORDER_STATES).filter(([, { goodsIssued }]) => goodsIssued);
  expect(issued.map(([state]) => state)).toEqual([
    "loaded",
    "on-the-way",
    "delivered",
    "partially-delivered",
  ]);
  expect(judgeCancel("cancelled", true)).toMatchObject({ refusal: { kind: "already-cancelled" } });
});

import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type OrderNumber, type Sku, toId } from "../kernel/ids.ts";
import { addDays, daysBetween, toLocalDate, weekdayOf } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { type BillableOrder, billedLines, creditedLines } from "./bill-lines.ts";
import { billTotals } from "./bill-totals.ts";
import { billedUntil, billingPeriodOn, dueOn } from "./billing-period.ts";
import { roundedTotal, sumToCollect, toBillPayment } from "./cash-rounding.ts";
import { daysLate, invoiceState, openAmount, paymentStanding } from "./invoice-state.ts";
import { isStructured } from "./structured-invoice.ts";
import { ratesOf, sumsDiffer } from "./told-totals.ts";

const day = toLocalDate;
const anyDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays(day("2024-01-01"), days));
const goods = (sku: string, boxes: number, deposit: number, vatPct = 21) => ({
  sku: toId<Sku>(sku),
  boxes,
  unitPriceMinor: toMinor(22_105),
  vatPct,
  unitDepositMinor: toMinor(deposit),
});
const order = (said: Partial<BillableOrder>): BillableOrder => ({
  orderNumber: toId<OrderNumber>("4700200001"),
  goods: [],
  empties: [],
  ...said,
});
const spoken = (lines: ReturnType<typeof billedLines>) =>
  lines.map(({ kind, quantity, unitMinor, amountMinor }) => [kind, quantity, unitMinor, amountMinor]);

describe("D08 the rows of a paper", () => {
  it("of what did not come there is none, neither goods nor deposits nor empties", () => {
    const nothing = order({
      goods: [goods("1", 0, 16_000)],
      empties: [{ code: "KEG50", units: 0, unitDepositMinor: toMinor(150_000) }],
    });
    expect(billedLines(nothing)).toEqual([]);
    expect(creditedLines(nothing)).toEqual([]);
    expect(billedLines(order({}))).toEqual([]);
  });

  it("deposits of one amount are one row, the dearest first, and none of goods without one", () => {
    const mixed = [goods("1", 2, 16_000), goods("2", 3, 150_000), goods("3", 4, 16_000), goods("4", 9, 0)];
    expect(spoken(billedLines(order({ goods: mixed }))).filter(([kind]) => kind === "deposit-out")).toEqual([
      ["deposit-out", 3, 150_000, 450_000],
      ["deposit-out", 6, 16_000, 96_000],
    ]);
  });

  it("empties go back at the deposit that they were issued at, each type and amount by itself", () => {
    const back = [
      { code: "CR20", units: 2, unitDepositMinor: toMinor(10_000) },
      { code: "CR20", units: 1, unitDepositMinor: toMinor(12_000) },
    ];
    expect(billedLines(order({ empties: back }))).toMatchObject([
      { kind: "deposit-back", code: "CR20", quantity: 2, amountMinor: -20_000, vatPct: null },
      { kind: "deposit-back", code: "CR20", quantity: 1, amountMinor: -12_000, vatPct: null },
    ]);
  });

  it("a credit takes back goods with their VAT and their packaging, and leaves empties alone", () => {
    const credited = creditedLines(
      order({
        goods: [goods("1", 2, 16_000, 12)],
        empties: [{ code: "CR20", units: 5, unitDepositMinor: toMinor(10_000) }],
      }),
    );
    expect(spoken(credited)).toEqual([
      ["goods", 2, 22_105, -44_210],
      ["deposit-back", 2, 16_000, -32_000],
    ]);
    expect(credited[0]?.vatPct).toBe(12);
    expect(credited[1]).toMatchObject({ code: null });
  });

  it.each([
    // 3 × 221.05 = 663.15; 21 % of it is 139.2615, of a single box 46.42 (three times it would be 139.26 as well).
    [3, 21, 66_315, 13_926],
    [1, 12, 22_105, 2653],
    [2, 23, 44_210, 10_168],
    [5, 0, 110_525, 0],
  ])("%i boxes at %i %%: %i net and %i VAT", (boxes, rate, net, vat) => {
    const totals = billTotals(billedLines(order({ goods: [goods("1", boxes, 0, rate)] })), {
      ...{ currency: "CZK", payment: "transfer", day: day("2026-11-20") },
    });
    expect(totals).toMatchObject({ netMinor: net, vatMinor: vat, totalMinor: net + vat, roundingMinor: 0 });
  });
});

describe("which deliveries share an invoice", () => {
  it.each([
    // The last day of a February, in a leap year, in a century and in none.
    ["month", "2028-02-01", "2028-02-29"],
    ["month", "2027-02-28", "2027-02-28"],
    ["month", "2100-02-01", "2100-02-28"],
    ["week", "2028-02-28", "2028-02-29"],
    ["week", "2028-03-01", "2028-03-05"],
    // ISO week 53 of 2026 goes on until 3 January; the invoice does not.
    ["week", "2026-12-28", "2026-12-31"],
    ["week", "2027-01-01", "2027-01-03"],
    // The days on which clocks are set.
    ["week", "2026-03-23", "2026-03-29"],
    ["week", "2026-10-25", "2026-10-25"],
    ["delivery", "2028-02-29", "2028-02-29"],
  ] as const)("%s: what came on %s is billed until %s", (period, delivered, until) => {
    expect(billedUntil(period, day(delivered))).toBe(until);
  });

  it("the days until then are billed together, the day after is not, and VAT stays in its month", () => {
    fc.assert(
      fc.property(fc.constantFrom("delivery", "week", "month"), anyDay, (period, delivered) => {
        const until = billedUntil(period, delivered);
        expect(until >= delivered).toBe(true);
        expect(until.slice(0, 7)).toBe(delivered.slice(0, 7));
        expect(billedUntil(period, until)).toBe(until);
        const next = addDays(until, 1);
        expect(billedUntil(period, next) > until).toBe(true);
        const endsMonth = next.slice(0, 7) !== until.slice(0, 7);
        if (period === "month") expect(endsMonth).toBe(true);
        if (period === "week") expect(weekdayOf(until) === 7 || endsMonth).toBe(true);
      }),
    );
  });

  it("a row without an end holds for ever, the first of overlapping ones counts", () => {
    const rows = [
      { period: "week", validFrom: day("2026-11-01"), validTo: null },
      { period: "month", validFrom: day("2026-01-01"), validTo: null },
    ] as const;
    const on = (text: string) => billingPeriodOn(rows, day(text));
    expect([on("2025-12-31"), on("2026-01-01"), on("2026-11-01"), on("2039-01-01")]).toEqual([
      ...["delivery", "month", "week", "week"],
    ]);
  });

  it.each([
    ["2028-02-15", 14, "2028-02-29"],
    ["2027-02-15", 14, "2027-03-01"],
    ["2026-12-20", 14, "2027-01-03"],
    ["2026-11-20", 0, "2026-11-20"],
  ])("an invoice of %s with %i days is due on %s", (issued, days, due) => {
    expect(dueOn(day(issued), days)).toBe(due);
  });
});

describe("how an invoice stands", () => {
  const amounts = fc.integer({ min: -100_000, max: 100_000 });
  const standings = fc.record({
    totalMinor: amounts.map(toMinor),
    paidMinor: amounts.map(toMinor),
    due: anyDay,
    payment: fc.constantFrom("transfer", "direct debit", "cash"),
  });

  it("overdue only where payments are told, its last day is over, something is open and the customer pays", () => {
    fc.assert(
      fc.property(standings, anyDay, fc.boolean(), (standing, today, arePaymentsTold) => {
        const state = invoiceState(standing, { today, arePaymentsTold });
        const isOpen = openAmount(standing) > 0;
        const isLate = daysLate(standing.due, today) > 0;
        const isOurs = standing.payment === "direct debit";
        const isCredit = standing.totalMinor < 0;
        expect(state === "overdue").toBe(isOpen && isLate && arePaymentsTold && !isOurs && !isCredit);
        if (isCredit) expect(["settled", "to-settle"]).toContain(state);
        else expect(state === "paid").toBe(standing.totalMinor <= standing.paidMinor);
      }),
    );
  });

  it.each([
    [-500, -500, "settled"],
    [-500, -501, "settled"],
    [-500, -499, "open"],
    [-500, 0, "open"],
    [0, 0, "paid"],
    [1, 0, "open"],
    [500, 500, "paid"],
  ] as const)("of %i paid %i is %s", (totalMinor, paidMinor, expected) => {
    expect(paymentStanding({ totalMinor, paidMinor })).toBe(expected);
  });

  it.each([
    ["2026-03-28", "2026-03-30", 2],
    ["2026-10-24", "2026-10-26", 2],
    ["2028-02-28", "2028-03-01", 2],
    ["2026-11-20", "2026-11-20", 0],
    ["2026-12-01", "2026-11-30", -1],
  ])("due on %s it is on %s %i days late", (due, today, days) => {
    expect(daysLate(day(due), day(today))).toBe(days);
  });
});

describe("what is paid in cash", () => {
  test.each([
    [49, "CZK", "2026-11-20", 0],
    [50, "CZK", "2026-11-20", 100],
    [-49, "CZK", "2026-11-20", 0],
    [-50, "CZK", "2026-11-20", -100],
    [149, "CZK", "2008-09-01", 100],
    [149, "CZK", "2008-08-31", 149],
    [2, "EUR", "2022-07-01", 0],
    [3, "EUR", "2022-07-01", 5],
    [-3, "EUR", "2022-07-01", -5],
    [3, "EUR", "2022-06-30", 3],
  ] as const)("%i %s on %s is %i", (total, currency, on, paid) => {
    expect(roundedTotal(toMinor(total), { currency, payment: "cash", day: day(on) })).toBe(paid);
  });

  test.each([
    ["cash", 1200, 1200],
    ["cash", -300, 0],
    ["transfer", 1200, 0],
    ["direct debit", 1200, 0],
  ] as const)("DORD-07 a driver collects of who pays by %s and owes %i: %i", (payment, total, expected) => {
    expect(sumToCollect({ payment, totalMinor: toMinor(total) })).toBe(expected);
  });

  test.each([
    ["cash", "cash"],
    ["direct debit", "direct debit"],
    ["transfer", "transfer"],
    ["Cash", "transfer"],
    ["", "transfer"],
    ["__proto__", "transfer"],
  ])("how %j is paid: %s", (method, payment) => expect(toBillPayment(method)).toBe(payment));
});

test.each([
  ["SK", "2026-12-31", false],
  ["SK", "2027-01-01", true],
  ["SK", "2030-06-01", true],
  ["CZ", "2027-01-01", false],
] as const)("an invoice of %s issued on %s is structured: %s", (market, issued, expected) => {
  expect(isStructured({ market, issued: day(issued) })).toBe(expected);
});

describe("a paper that somebody else made", () => {
  const rate = (ratePct: number, base: number, vat: number) => ({
    ...{ ratePct, baseMinor: toMinor(base), vatMinor: toMinor(vat) },
  });
  const sums = {
    vat: [rate(21, 10_000, 2100), rate(12, 500, 60)],
    depositsOutMinor: toMinor(3000),
    depositsBackMinor: toMinor(-1000),
    roundingMinor: toMinor(40),
    totalMinor: toMinor(14_700),
  };

  it.each([
    ["adds up", {}, false],
    ["is a haléř short", { totalMinor: toMinor(14_699) }, true],
    ["forgets the deposits that went out", { depositsOutMinor: toMinor(0) }, true],
    ["forgets those that came back", { depositsBackMinor: toMinor(0) }, true],
    ["forgets the rounding", { roundingMinor: toMinor(0) }, true],
    ["forgets a rate", { vat: [rate(21, 10_000, 2100)] }, true],
    ["rounds its VAT as it likes", { vat: [rate(21, 10_000, 2099), rate(12, 500, 61)] }, false],
  ])("that %s", (_says, change, differs) => {
    expect(sumsDiffer({ ...sums, ...change })).toBe(differs);
  });

  it("its rates are told lowest first, one that is named twice once", () => {
    expect(ratesOf([rate(21, 100, 21), rate(0, 50, 0), rate(21, 200, 42)])).toEqual({
      vat: [
        { vatPct: 0, netMinor: 50, vatMinor: 0, grossMinor: 50 },
        { vatPct: 21, netMinor: 300, vatMinor: 63, grossMinor: 363 },
      ],
      netMinor: 350,
      vatMinor: 63,
    });
    expect(ratesOf([])).toEqual({ vat: [], netMinor: 0, vatMinor: 0 });
  });
});

test("a term counts days and nothing else", () => {
  fc.assert(
    fc.property(anyDay, fc.nat(120), (issued, days) => {
      expect(daysBetween(issued, dueOn(issued, days))).toBe(days);
    }),
  );
});

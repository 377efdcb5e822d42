import { describe, expect, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { billedUntil, billingPeriodOn } from "./billing-period.ts";
import { roundedTotal } from "./cash-rounding.ts";
import { invoiceState, openAmount } from "./invoice-state.ts";
import { nationalAccount, type PaymentOrder, spaydOf, variableSymbolOf } from "./payment-code.ts";

const today = toLocalDate("2026-11-20");

describe("which deliveries share an invoice", () => {
  test.each([
    ["delivery", "2026-11-20", "2026-11-20"],
    ["week", "2026-11-16", "2026-11-22"],
    ["week", "2026-11-22", "2026-11-22"],
    ["week", "2026-11-30", "2026-11-30"],
    ["week", "2026-12-30", "2026-12-31"],
    ["month", "2026-11-01", "2026-11-30"],
    ["month", "2028-02-29", "2028-02-29"],
    ["month", "2026-12-31", "2026-12-31"],
  ] as const)("%s: what came on %s is billed until %s", (period, delivered, until) => {
    expect(billedUntil(period, toLocalDate(delivered))).toBe(until);
  });

  test("both days of a row belong to it; outside of rows every delivery is billed", () => {
    const [validFrom, validTo] = [toLocalDate("2026-11-01"), toLocalDate("2026-11-20")];
    const rows = [{ period: "month", validFrom, validTo }] as const;
    expect(
      ["2026-10-31", "2026-11-01", "2026-11-20", "2026-11-21"].map((day) =>
        billingPeriodOn(rows, toLocalDate(day)),
      ),
    ).toEqual(["delivery", "month", "month", "delivery"]);
  });
});

describe("how an invoice stands", () => {
  const invoice = {
    totalMinor: toMinor(10_000),
    paidMinor: toMinor(0),
    due: toLocalDate("2026-11-19"),
    payment: "transfer",
  } as const;
  const told = { today, arePaymentsTold: true };
  test.each([
    ["nothing was paid in time", {}, told, "overdue"],
    ["the last day is a good day", { due: today }, told, "due"],
    ["nobody tells payments", {}, { today, arePaymentsTold: false }, "due"],
    ["a part is missing", { paidMinor: toMinor(9999) }, told, "overdue"],
    ["paid whole", { paidMinor: toMinor(10_000) }, told, "paid"],
    ["paid and more", { paidMinor: toMinor(10_001) }, told, "paid"],
    ["we draw it ourselves", { payment: "direct debit" }, told, "direct-debit"],
    ["a credit note waits", { totalMinor: toMinor(-500) }, told, "to-settle"],
    ["a credit note was settled", { totalMinor: toMinor(-500), paidMinor: toMinor(-500) }, told, "settled"],
    ["nothing to pay", { totalMinor: toMinor(0) }, told, "paid"],
  ] as const)("%s", (_case, change, known, state) => {
    expect(invoiceState({ ...invoice, ...change }, known)).toBe(state);
  });

  test("what is open is never below nought", () => {
    const open = (totalMinor: number, paidMinor: number) =>
      openAmount({ totalMinor: toMinor(totalMinor), paidMinor: toMinor(paidMinor) });
    expect([open(100, 30), open(100, 130), open(-100, 0)]).toEqual([70, 0, 0]);
  });
});

describe("how to pay", () => {
  const order: PaymentOrder = {
    iban: "CZ64 0000 0000 0020 0000 0202",
    amountMinor: toMinor(50),
    currency: "CZK",
    variableSymbol: "2026100214",
    due: toLocalDate("2026-12-04"),
    message: "Příliš žluťoučký * kůň, úpěl",
    payee: "Pivovar Lipovrch, a.s.",
  };

  test("the Czech code keeps to the letters of its QR, and a star stays within its value", () => {
    expect(spaydOf(order)).toBe(
      "SPD*1.0*ACC:CZ6400000000002000000202*AM:0.50*CC:CZK*DT:20261204*RN:PIVOVAR LIPOVRCH A.S.*MSG:PRILIS ZLUTOUCKY %2A KUN UPEL*X-VS:2026100214",
    );
    expect(spaydOf({ ...order, message: "", payee: "…" })).not.toMatch(/RN:|MSG:/);
  });

  test.each([
    ["F4700200001", "4700200001"],
    ["2026100214", "2026100214"],
    ["FV-26/0000012", "260000012"],
    ["123456789012", "3456789012"],
    ["X", "0"],
  ])("the symbol of %s is %s", (number, symbol) => expect(variableSymbolOf(number)).toBe(symbol));

  test.each([
    ["CZ6400000000002000000202", "2000000202/0000"],
    ["SK4000000000002000000210", "2000000210/0000"],
    ["CZ6508000000192000145399", "19-2000145399/0800"],
    ["DE89370400440532013000", undefined],
  ])("the account of %s is written %s", (iban, account) => expect(nationalAccount(iban)).toBe(account));

  test.each([
    [26_741, "CZK", "2026-11-20", 26_700],
    [26_750, "CZK", "2026-11-20", 26_800],
    [-26_750, "CZK", "2026-11-20", -26_800],
    [1003, "EUR", "2026-11-20", 1005],
    [1002, "EUR", "2026-11-20", 1000],
    [1003, "EUR", "2022-06-30", 1003],
  ] as const)("in cash %i %s of %s is %i", (minor, currency, day, paid) => {
    const cash = { currency, payment: "cash", day: toLocalDate(day) } as const;
    expect(roundedTotal(toMinor(minor), cash)).toBe(paid);
    expect(roundedTotal(toMinor(minor), { ...cash, payment: "transfer" })).toBe(minor);
  });
});

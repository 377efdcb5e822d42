import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchPayments, type OpenForPayment } from "./match-payment.ts";

const invoice = (number: string, openMinor: number, symbol = number): OpenForPayment => ({
  ...{ number, symbol, currency: "CZK", openMinor },
});
const paid = (symbol: string, amountMinor: number, currency: "CZK" | "EUR" = "CZK") => ({
  ...{ symbol, amountMinor, currency },
});

describe("DDOC-02 what a payment is for", () => {
  const open = [
    invoice("2026100137", 2_196_668),
    invoice("2026100081", 11_938_143),
    invoice("152", 500),
    invoice("F1", 700, "0026000123"),
  ];
  test.each([
    ["symbol and amount", paid("2026100137", 2_196_668), { kind: "sure", number: "2026100137" }],
    [
      "too little",
      paid("2026100137", 2_190_000),
      { kind: "short", number: "2026100137", differsMinor: 6_668 },
    ],
    ["too much", paid("2026100137", 2_196_669), { kind: "over", number: "2026100137", differsMinor: 1 }],
    ["no symbol, an amount of one invoice alone", paid("", 500), { kind: "by-amount", number: "152" }],
    ["digits exchanged", paid("2026010081", 11_938_143), { kind: "alike", number: "2026100081" }],
    ["a digit too few", paid("202610081", 11_938_143), { kind: "alike", number: "2026100081" }],
    ["another symbol, the amount of one", paid("778812", 500), { kind: "by-amount", number: "152" }],
    ["an invoice's symbol with leading noughts", paid("26000123", 700), { kind: "sure", number: "F1" }],
    ["nothing fits", paid("778812", 432_000), { kind: "none" }],
    ["another currency", paid("2026100137", 2_196_668, "EUR"), { kind: "none" }],
  ])("%s", (_case, payment, expected) => {
    expect(matchPayments([payment], open)).toEqual([expected]);
  });

  test("who pays twice pays the second time for nothing, and sure ones come before guesses", () => {
    expect(matchPayments([paid("", 500), paid("152", 500), paid("152", 500)], open)).toEqual([
      { kind: "none" },
      { kind: "sure", number: "152" },
      { kind: "none" },
    ]);
  });

  test("two invoices of one amount are guessed by nobody; of one symbol they are told apart by the amount", () => {
    const alike = [invoice("1", 500), invoice("2", 500)];
    expect(matchPayments([paid("", 500)], alike)).toEqual([{ kind: "none" }]);
    const named = [invoice("1", 500, "7"), invoice("2", 600, "7")];
    expect(matchPayments([paid("7", 600), paid("7", 500)], named)).toEqual([
      { kind: "sure", number: "2" },
      { kind: "sure", number: "1" },
    ]);
  });

  test("of any payments no invoice is surely paid twice, and a sure one has symbol, amount and currency", () => {
    const some = fc.record({
      symbol: fc.constantFrom("", "1", "2", "12", "21"),
      amountMinor: fc.integer({ min: 1, max: 3 }),
      currency: fc.constantFrom("CZK", "EUR"),
    });
    const invoices = fc
      .array(some, { maxLength: 6 })
      .map((all) =>
        all.map(({ amountMinor, ...one }, at) => ({ ...one, number: String(at), openMinor: amountMinor })),
      );
    fc.assert(
      fc.property(fc.array(some, { maxLength: 8 }), invoices, (payments, open) => {
        const matches = matchPayments(payments, open);
        const sure = matches.flatMap((match, at) =>
          match.kind === "sure" ? [{ at, number: match.number }] : [],
        );
        expect(new Set(sure.map(({ number }) => number)).size).toBe(sure.length);
        for (const { at, number } of sure) {
          const { symbol, currency, openMinor } = open[Number(number)] ?? {};
          expect(payments[at]).toEqual({ symbol, currency, amountMinor: openMinor });
        }
      }),
    );
  });
});

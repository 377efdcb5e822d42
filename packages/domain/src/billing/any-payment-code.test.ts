import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { decimalOf, nationalAccount, type PaymentOrder, spaydOf, variableSymbolOf } from "./payment-code.ts";

const order: PaymentOrder = {
  iban: "CZ6400000000002000000202",
  amountMinor: toMinor(427_410),
  currency: "CZK",
  variableSymbol: "2026100214",
  due: toLocalDate("2026-12-04"),
  message: "Faktura",
  payee: "Pivovar",
};

/** As a bank reads it: parts by stars, then what is written in percent. */
function readByBank(code: string): ReadonlyMap<string, string> {
  const [, , ...fields] = code.split("*");
  return new Map(
    fields.map((field) => {
      const at = field.indexOf(":");
      return [field.slice(0, at), decodeURIComponent(field.slice(at + 1))];
    }),
  );
}

describe("the Czech payment code", () => {
  const anyText = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 120 }),
    fc.string({ unit: "binary", maxLength: 80 }),
    fc
      .array(fc.constantFrom("*", "%", "%2A", ":", "X-VS:1", "\n", "ř", " "), { maxLength: 40 })
      .map((parts) => parts.join("")),
  );

  it("says to a bank what it was told, whatever stands in its texts", () => {
    fc.assert(
      fc.property(anyText, anyText, fc.nat(99_999_999), (message, payee, minor) => {
        const code = spaydOf({ ...order, message, payee, amountMinor: toMinor(minor) });
        expect(code).toMatch(/^[0-9A-Z $%*+\-./:]+$/);
        const read = readByBank(code);
        expect([...read.keys()].filter((key) => key !== "MSG" && key !== "RN")).toEqual([
          ...["ACC", "AM", "CC", "DT", "X-VS"],
        ]);
        expect(read.get("ACC")).toBe(order.iban);
        expect(Number(read.get("AM"))).toBeCloseTo(minor / 100, 5);
        expect(read.get("X-VS")).toBe("2026100214");
        expect((read.get("MSG") ?? "").length).toBeLessThanOrEqual(60);
        expect((read.get("RN") ?? "").length).toBeLessThanOrEqual(35);
      }),
    );
  });

  it.each([
    ["Sleva 5 % na *vše*", "SLEVA 5 % NA *VSE*"],
    ["100%2A", "100%2A"],
    ["Žižkov, č. p. 12", "ZIZKOV C. P. 12"],
    ["a".repeat(61), "A".repeat(60)],
  ])("%j is read as %j", (message, read) => {
    expect(readByBank(spaydOf({ ...order, message })).get("MSG")).toBe(read);
  });
});

test.each([
  [0, "0.00"],
  [5, "0.05"],
  [99, "0.99"],
  [100, "1.00"],
  [123_456_789, "1234567.89"],
  [-5, "-0.05"],
  [-100, "-1.00"],
])("%i haléř are %s", (minor, text) => expect(decimalOf(toMinor(minor))).toBe(text));

test("a symbol has one to ten digits and begins with nought only when it is nought", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0123456789F-/ řX"), maxLength: 24 }), (number) => {
      expect(variableSymbolOf(number)).toMatch(/^(?:0|[1-9]\d{0,9})$/);
    }),
  );
});

describe("the account as people write it", () => {
  it("is its bank, its number and what stands before it, without noughts at the left", () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
    fc.assert(
      fc.property(
        fc.constantFrom("CZ", "SK"),
        digits(4),
        digits(6),
        digits(10),
        (country, bank, prefix, number) => {
          const written = nationalAccount(`${country}65${bank}${prefix}${number}`);
          const [account = "", of] = written?.split("/") ?? [];
          const [first = "", second] = account.split("-");
          expect(of).toBe(bank);
          expect(Number(second ?? first)).toBe(Number(number));
          expect(second === undefined ? 0 : Number(first)).toBe(Number(prefix));
        },
      ),
    );
  });

  it.each([
    ["CZ65 0800 0000 1920 0014 5399", "19-2000145399/0800"],
    ["CZ650800000019200014539", undefined],
    ["CZ65080000001920001453990", undefined],
    ["AT611904300234573201", undefined],
    ["cz6508000000192000145399", undefined],
    ["", undefined],
  ])("%j is %s", (iban, account) => expect(nationalAccount(iban)).toBe(account));
});

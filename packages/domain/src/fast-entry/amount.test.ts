import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { fold } from "../kernel/fold.ts";
import { type EntryUnit, isUnit, readAmount } from "./amount.ts";

const words: readonly (readonly [string, EntryUnit])[] = [
  ["bal", "packages"],
  ["přepravek", "packages"],
  ["vrstvy", "layers"],
  ["vrst.", "layers"],
  ["PALETY", "pallets"],
  ["paliet", "pallets"],
  ["ks", "pieces"],
  ["fľaša", "pieces"],
  ["litrů", "litres"],
];
const anyWord = fc.constantFrom(...words);

describe("an amount is read as it was written", () => {
  it("C22 any whole number, bare or by thousands, with any word before or behind", () => {
    fc.assert(
      fc.property(fc.nat(9_999_999), anyWord, (count, [word, unit]) => {
        const spaced = String(count).replaceAll(/\B(?=(\d{3})+$)/g, " ");
        const expected = { kind: "read", amounts: [{ count, unit }] };
        for (const text of [`${count} ${word}`, `${word} ${count}`, `${spaced} ${word}`, ` ${count}${word} `])
          expect(readAmount(text)).toEqual(expected);
      }),
    );
  });

  it("C22 any fraction, with a point or a comma", () => {
    fc.assert(
      fc.property(
        fc.nat(9999),
        fc.integer({ min: 1, max: 99 }),
        anyWord,
        (whole, hundredths, [word, unit]) => {
          const decimals = String(hundredths).padStart(2, "0");
          for (const mark of [".", ","]) {
            const amounts = [{ count: Number(`${whole}.${decimals}`), unit }];
            expect(readAmount(`${whole}${mark}${decimals} ${word}`)).toEqual({ kind: "read", amounts });
          }
        },
      ),
    );
  });

  it("C22 several joined by a plus, in their order", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(999), anyWord), { minLength: 1, maxLength: 5 }), (parts) => {
        const text = parts.map(([count, [word]]) => `${count} ${word.replace(".", "")}`).join(" + ");
        const amounts = parts.map(([count, [, unit]]) => ({ count, unit }));
        expect(readAmount(text)).toEqual({ kind: "read", amounts });
      }),
    );
  });

  it("C22 one to 999 with three decimals may be a thousand times as much, and both are named", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.nat(999), anyWord, (whole, rest, [word, unit]) => {
        const decimals = String(rest).padStart(3, "0");
        const counts = [Number(`${whole}.${decimals}`), whole * 1000 + rest];
        expect(readAmount(`${whole},${decimals} ${word}`)).toEqual({ kind: "ambiguous", counts, unit });
      }),
    );
  });

  test.each([
    ["1,500 hl", { kind: "ambiguous", counts: [150, 150_000], unit: "litres" }],
    ["0,5 hl", { kind: "read", amounts: [{ count: 50, unit: "litres" }] }],
    ["hl 2", { kind: "read", amounts: [{ count: 200, unit: "litres" }] }],
    ["+3", { kind: "read", amounts: [{ count: 3, unit: "packages" }] }],
    ["1 200,5", { kind: "read", amounts: [{ count: 1200.5, unit: "packages" }] }],
    ["+", { kind: "unreadable", text: "+" }],
  ])("C22 %j is %o", (text, expected) => {
    expect(readAmount(text)).toEqual(expected);
  });

  test.each([
    ["a word on either side", "ks 3 ks"],
    ["a doubtful part of a sum", "1.000 + 2 pal"],
    ["a foreign part of a sum", "2 pal + něco"],
    ["blanks that part no thousands", "1 20"],
    ["two separators", "1.000.000"],
    ["a unit without a number", "pal"],
  ])("C22 %s leaves the whole unread, and it is handed back: %j", (_what, text) => {
    expect(readAmount(text)).toEqual({ kind: "unreadable", text });
  });
});

test.each([
  ["Vrstvy", true],
  ["pal.", true],
  [" přepravky ", true],
  ["hl", true],
  ["Lipovrch", false],
  ["3 ks", false],
  ["", false],
])("%j is a word for a unit: %s", (text, expected) => {
  expect(isUnit(text)).toBe(expected);
});

describe("a folded text", () => {
  it("C25 every Czech and Slovak letter comes to a plain small one", () => {
    const letters = "áäčďéěíĺľňóôŕřšťúůýž";
    expect(fold(letters)).toBe("aacdeeillnoorrstuuyz");
    expect(fold(letters.toUpperCase())).toBe(fold(letters));
    expect(fold(letters.normalize("NFD"))).toBe(fold(letters));
  });

  it("C25 stays what it is when it is folded again, and joins piece by piece", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."aÁčďÉělĽň ôŘ5,") }), fc.string(), (left, right) => {
        expect(fold(fold(left))).toBe(fold(left));
        expect(fold(`${left} ${right}`)).toBe(`${fold(left)} ${fold(right)}`);
      }),
    );
  });
});

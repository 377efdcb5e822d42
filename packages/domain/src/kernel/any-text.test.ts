import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isNameIn, namesIn, tableOf, withoutUndefined } from "./closed-list.ts";
import { fold } from "./fold.ts";
import { addDays, toLocalDate, yearOf } from "./local-moment.ts";
import { monthsOf } from "./months.ts";
import { stemOf } from "./stem.ts";

const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.string({ unit: "binary", maxLength: 30 }),
);

describe("C25 a text as it is compared", () => {
  it.each([
    ["Plzeň", "plzen"],
    ["PLZEŇ", "plzen"],
    ["Plzen\u030c", "plzen"],
    ["Žluťoučký kůň úpěl ďábelské ódy", "zlutoucky kun upel dabelske ody"],
    ["Ľubomír, vŕba, kôň, mäso", "lubomir, vrba, kon, maso"],
    ["Größe", "große"],
    ["İzmir", "izmir"],
    ["11° 0,5 l", "11° 0,5 l"],
    ["🍺", "🍺"],
    ["", ""],
  ])("%j is %j", (text, folded) => expect(fold(text)).toBe(folded));

  it("is the same however it was written, and folding it again changes nothing", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const folded = fold(text);
        expect(fold(folded)).toBe(folded);
        expect(fold(text.normalize("NFD"))).toBe(folded);
        expect(fold(text.normalize("NFC"))).toBe(folded);
        expect(folded).not.toMatch(/\p{M}/u);
      }),
    );
  });
});

describe("C25 a word without its ending", () => {
  it.each([
    ["", ""],
    ["sud", "sud"],
    ["keg1", "keg1"],
    ["sudy!", "sudy"],
    ["obaly", "obal"],
    ["zaloha", "zaloh"],
    ["vratnou", "vratno"],
    ["vratnych", "vratny"],
    ["prepravky", "preprav"],
  ])("of %j is %j", (word, stem) => expect(stemOf(word)).toBe(stem));

  it("begins the word, and is at most two letters shorter", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{0,20}$/), (word) => {
        const stem = stemOf(word);
        expect(word.startsWith(stem)).toBe(true);
        expect(word.length - stem.length).toBe(word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0);
      }),
    );
  });
});

describe("months of a span", () => {
  const day = toLocalDate;
  it.each([
    ["2026-11-23", "2026-11-23", ["2026-11"]],
    ["2026-11-30", "2026-12-01", ["2026-11", "2026-12"]],
    ["2026-12-31", "2027-01-01", ["2026-12", "2027-01"]],
    ["2027-12-15", "2028-02-29", ["2027-12", "2028-01", "2028-02"]],
    ["2026-11-01", "2026-10-31", []],
    ["2027-01-01", "2026-12-31", []],
  ])("%s to %s: %j", (from, to, months) => {
    expect(monthsOf({ from: day(from), to: day(to) })).toEqual(months);
  });

  it("are those of its days, each once, in their order", () => {
    const anySpan = fc.tuple(fc.nat(2000), fc.integer({ min: 0, max: 800 }));
    fc.assert(
      fc.property(anySpan, ([start, length]) => {
        const from = addDays(day("2024-01-01"), start);
        const days = Array.from({ length: length + 1 }, (_, ahead) => addDays(from, ahead));
        const expected = [...new Set(days.map((one) => one.slice(0, 7)))];
        expect(monthsOf({ from, to: days.at(-1) ?? from })).toEqual(expected);
        expect(yearOf(from)).toBe(Number(expected[0]?.slice(0, 4)));
      }),
      { numRuns: 40 },
    );
  });
});

describe("a closed list", () => {
  const table = { keg: 1, can: 2 } as const;

  it.each(["toString", "constructor", "__proto__", "hasOwnProperty", "", "Keg", "keg "])(
    "has no row %j",
    (name) => {
      expect(isNameIn(table, name)).toBe(false);
    },
  );

  it("is what its table says, in its order", () => {
    expect(namesIn(table)).toEqual(["keg", "can"]);
    expect(tableOf(["can", "keg"], (name, at) => `${at}${name}`)).toEqual({ can: "0can", keg: "1keg" });
    expect(Object.keys(tableOf([], () => 1))).toEqual([]);
  });

  it("what is not known is left out, what is nothing stays", () => {
    type Facts = { day?: string; note?: string | null; count?: number };
    const facts = withoutUndefined<Facts>({ day: undefined, note: null, count: 0 });
    expect(facts).toEqual({ note: null, count: 0 });
    expect(Object.keys(facts)).toEqual(["note", "count"]);
  });
});

import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  PASSWORD_HISTORY,
  passwordRefusal,
  unmetDemands,
} from "./password-rules.ts";

describe("password demands", () => {
  test.each([
    ["all met", "Vepřové-koleno-7", []],
    ["AUTH-07 eleven characters", "Aa1-aaaaaaa", ["too-short"]],
    ["twelve characters", "Aa1-aaaaaaaa", []],
    ["characters are counted, not their code units", "Aa1-🍺🍺🍺🍺🍺🍺🍺", ["too-short"]],
    ["AUTH-08 no lower case", "AAAAAAAAAA1-", ["no-lower-case"]],
    ["AUTH-09 no upper case", "aaaaaaaaaa1-", ["no-upper-case"]],
    ["AUTH-10 no digit", "Aaaaaaaaaaa-", ["no-digit"]],
    ["AUTH-11 no symbol", "Aaaaaaaaaaa1", ["no-symbol"]],
    ["letters with diacritics are no symbols", "Žluťoučkýkůň1", ["no-symbol"]],
    ["a blank is a symbol", "Kozel a 4 piva", []],
    ["everything at once", "", ["too-short", "no-lower-case", "no-upper-case", "no-digit", "no-symbol"]],
    ["longest", `Aa1-${"x".repeat(MAX_PASSWORD_LENGTH - 4)}`, []],
    ["one too long", `Aa1-${"x".repeat(MAX_PASSWORD_LENGTH - 3)}`, ["too-long"]],
  ])("%s", (_, password, demands) => {
    expect(unmetDemands(password)).toEqual(demands);
  });

  const good = "Vepřové-koleno-7";
  test.each([
    ["AUTH-12 one of the last eight", { isOneOfLast: true }, ["used-before"]],
    ["OP-135 none of them", { isOneOfLast: false }, []],
    ["AUTH-13 retyped otherwise", { retyped: "Vepřové-koleno-8" }, ["does-not-match"]],
    ["retyped alike", { retyped: good }, []],
    ["AUTH-14 terms not accepted", { areTermsAccepted: false }, ["terms-not-accepted"]],
    ["terms accepted", { areTermsAccepted: true }, []],
    ["known to everybody", { isCommon: true }, ["too-common"]],
  ])("%s", (_, facts, demands) => {
    expect(unmetDemands(good, facts)).toEqual(demands);
  });

  it("CONST-23 twelve to 128 characters, eight passwords back", () => {
    expect([MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH, PASSWORD_HISTORY]).toEqual([12, 128, 8]);
  });

  it("what is asked for is named once and in one order, and one more character mends only the length", () => {
    const texts = fc.string({ unit: "grapheme", maxLength: 140 });
    fc.assert(
      fc.property(texts, fc.boolean(), (password, isCommon) => {
        const demands = unmetDemands(password, { isCommon });
        expect(new Set(demands).size).toBe(demands.length);
        expect(demands.includes("too-common")).toBe(isCommon);
        const longer = unmetDemands(`${password}aA1-${"x".repeat(MIN_PASSWORD_LENGTH)}`);
        expect(longer.filter((demand) => demand !== "too-long")).toEqual([]);
        expect(demands.includes("too-short") && demands.includes("too-long")).toBe(false);
      }),
    );
  });

  test.each([
    [[], undefined],
    [["too-short", "does-not-match"], "password-requirements"],
    [["too-common"], "password-requirements"],
    [["used-before", "terms-not-accepted"], "new-password-incorrect"],
    [["does-not-match", "terms-not-accepted"], "password-mismatch"],
    [["terms-not-accepted"], "terms-not-accepted"],
  ] as const)("ERROR-39 ERROR-40 %j is called %s", (demands, refusal) => {
    expect(passwordRefusal(demands)).toBe(refusal);
  });
});

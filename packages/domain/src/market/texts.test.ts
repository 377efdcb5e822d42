import { describe, expect, it, test } from "vitest";
import { LANGUAGES, localeOf, REQUIRED_LANGUAGES } from "./language.ts";
import { sameInAll, textsOf } from "./texts.ts";

describe("texts by language", () => {
  const whole = { cs: "Sud", sk: "Súdok", en: "Keg" };

  it("are taken as they are kept when nothing lacks", () => {
    expect(textsOf(whole)).toBe(whole);
    expect(textsOf({ ...whole, it: "Fusto" })).toMatchObject(whole);
  });

  test.each([
    ["a language", { cs: "Sud", en: "Keg" }, { cs: "Sud", sk: "Keg", en: "Keg" }],
    ["all but the fallback", { en: "Keg" }, { cs: "Keg", sk: "Keg", en: "Keg" }],
    ["the fallback", { cs: "Sud" }, { cs: "Sud", sk: "", en: "" }],
    ["everything", {}, { cs: "", sk: "", en: "" }],
    ["even an object", null, { cs: "", sk: "", en: "" }],
  ])("LANG-05 say in English what they lack: %s", (_what, kept, expected) => {
    expect(textsOf(kept)).toEqual(expected);
  });

  it("are words and nothing else", () => {
    expect(() => textsOf({ ...whole, sk: 5 })).toThrow("something else than words");
  });

  it("a number is the same in all", () => {
    expect(sameInAll("100101")).toEqual({ cs: "100101", sk: "100101", en: "100101" });
  });
});

describe("the list of languages", () => {
  it("LANG-01 has three, and goods must be named in each", () => {
    expect(LANGUAGES).toEqual(["cs", "sk", "en"]);
    expect(REQUIRED_LANGUAGES).toEqual(["cs", "sk", "en"]);
  });

  it("knows their locales", () => {
    expect(LANGUAGES.map(localeOf)).toEqual(["cs-CZ", "sk-SK", "en-GB"]);
  });
});

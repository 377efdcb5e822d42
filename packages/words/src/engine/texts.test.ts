import { globSync } from "node:fs";
import { LANGUAGES } from "@vycep/domain/market/language";
import { describe, expect, test } from "vitest";
import type { Words } from "../nouns.ts";
import { speak, tieShortWords, withSignOf } from "./texts.ts";

describe("LANG-01 every noun speaks every language", () => {
  const nouns = globSync("*/cs.ts", { cwd: new URL("..", import.meta.url) }).map(
    (path) => path.split("/")[0] ?? "",
  );
  const all = nouns.flatMap((noun) => LANGUAGES.map((language) => ({ noun, language })));
  async function wordsOf(noun: string, language: string): Promise<Words> {
    // A noun that only the API speaks of has answers and no texts; the compiler compares those.
    const file: { readonly texts?: Words } = await import(`../${noun}/${language}.ts`);
    return file.texts ?? {};
  }

  test.each(all)(
    "$noun in $language has every key and parameter of the Czech original",
    async ({ noun, language }) => {
      const [original, words] = await Promise.all([wordsOf(noun, "cs"), wordsOf(noun, language)]);
      const forms = /_(one|few|many|other)$/;
      const keys = (texts: object) =>
        [...new Set(Object.keys(texts).map((key) => key.replace(forms, "")))].toSorted();
      expect(keys(words)).toEqual(keys(original));
      for (const [key, text] of Object.entries(words)) {
        const first = original[key] ?? original[key.replace(forms, "_other")] ?? "";
        expect({ key, parameters: parametersOf(text) }).toEqual({ key, parameters: parametersOf(first) });
        expect(text.trim()).not.toBe("");
      }
    },
  );

  function parametersOf(text: string): readonly string[] {
    return [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted();
  }
});

describe("LANG-17 OP-139 plurals by the language's own rule", () => {
  const words = {
    items_one: "{count} bedna",
    items_few: "{count} bedny",
    items_many: "{count} bedny",
    items_other: "{count} beden",
  };
  test.each([
    [1, "1 bedna"],
    [3, "3 bedny"],
    [5, "5 beden"],
    [0, "0 beden"],
    [1.5, "1,5 bedny"],
    [1234, "1\u00a0234 beden"],
  ])("%d in Czech", (count, spoken) => {
    expect(speak(words, "items", { language: "cs", parameters: { count } })).toBe(spoken);
  });

  test("English has two forms", () => {
    const english = { items_one: "{count} crate", items_other: "{count} crates" };
    expect(speak(english, "items", { language: "en", parameters: { count: 2 } })).toBe("2 crates");
  });
});

describe("words with parameters", () => {
  test("each hole is filled, and one that nobody fills stays to be seen", () => {
    const words = { hours: "{from}–{to}" };
    expect(speak(words, "hours", { language: "cs", parameters: { from: "8:00", to: "16:00" } })).toBe(
      "8:00–16:00",
    );
    expect(speak(words, "hours", { language: "cs", parameters: { from: "8:00" } })).toBe("8:00–{to}");
  });

  test("LANG-05 an unknown key is left to the fallback language", () => {
    expect(speak({}, "missing", { language: "cs" })).toBeUndefined();
  });
});

test.each([
  ["Objednávka v přípravě", "Objednávka v\u00a0přípravě"],
  ["K objednávce", "K\u00a0objednávce"],
  ["dnes a v pondělí", "dnes a\u00a0v\u00a0pondělí"],
  ["(s obaly)", "(s\u00a0obaly)"],
  ["po uzávěrce", "po uzávěrce"],
])("one-letter words are tied to the next: %s", (text, tied) => {
  expect(tieShortWords({ text })["text"]).toBe(tied);
});

describe("LANG-17 a date or a company at the end of a sentence brings its point along", () => {
  test.each([
    ["Dodání {day}.", "v úterý 24.11.", "Dodání v úterý 24.11."],
    ["Dodání <b>{day}</b>.", "v úterý 24.11.", "Dodání <b>v úterý 24.11.</b>"],
    ["Dodání {day}.", "v pondělí 04.01.2027", "Dodání v pondělí 04.01.2027."],
    ["Dodání {day}, ráno.", "v úterý 24.11.", "Dodání v úterý 24.11., ráno."],
    ["Verze {day}...", "2", "Verze 2..."],
    ["Na místo {day}.", "Hospoda U Lípy s.r.o.", "Na místo Hospoda U Lípy s.r.o."],
    ["Načítá se {day}...", "vše", "Načítá se vše..."],
  ])("%s with %s", (text, day, expected) => {
    expect(speak({ key: text }, "key", { language: "cs", parameters: { day } })).toBe(expected);
  });
});

test.each([...LANGUAGES, "it"])("the decimal sign of %s is the one that Intl writes", (language) => {
  expect(withSignOf(language, "0,5")).toBe((0.5).toLocaleString(language));
});

import { describe, expect, test } from "vitest";
import { checkTexts, unusedKeys } from "./check-texts.ts";

const cs = {
  title: "Košík",
  items_one: "{count} bedna",
  items_few: "{count} bedny",
  items_other: "{count} beden",
};
const sk = {
  title: "Košík",
  items_one: "{count} debna",
  items_few: "{count} debny",
  items_other: "{count} debien",
};
const en = { title: "Cart", items_one: "one crate", items_other: "{count} crates" };

describe("LANG-17 texts in every language", () => {
  test("nothing is wrong with a complete noun; English has two plural forms, Czech and Slovak three", () => {
    expect(checkTexts("cart", { cs, sk, en })).toEqual([]);
  });

  test.each([
    ["a language", { cs, sk }, "cart: there is no en file"],
    ["a key", { cs, sk: { ...sk, title: undefined }, en }, "cart.sk: title is missing"],
    ["a plural form", { cs, sk: { ...sk, items_few: undefined }, en }, "cart.sk: items_few is missing"],
    [
      "a parameter",
      { cs, sk, en: { ...en, title: "Cart of {name}" } },
      "cart.en: title has the parameters {name}",
    ],
    ["the original", { cs, sk, en: { ...en, more: "More" } }, "cart.en: more is not in the Czech file"],
    ["words", { cs, sk, en: { ...en, title: " " } }, "cart.en: title says nothing"],
  ])("tells that %s is missing", (_what, files, line) => {
    const given = JSON.parse(JSON.stringify(files)) as Record<string, Record<string, string>>;
    expect(checkTexts("cart", given).join("\n")).toContain(line);
  });
});

describe("LANG-02 D16 a language of labels only", () => {
  test("may lack a file and keys", () => {
    expect(checkTexts("cart", { cs, sk, en, it: { title: "Carrello" } })).toEqual([]);
  });

  test.each([
    ["a key of its own", { more: "Altro" }, "cart.it: more is not in the Czech file"],
    ["another parameter", { title: "Carrello di {name}" }, "cart.it: title has the parameters {name}"],
    ["half a plural", { items_one: "una cassa" }, "cart.it: items_other is missing"],
  ])("may not have %s", (_what, it, line) => {
    expect(checkTexts("cart", { cs, sk, en, it }).join("\n")).toContain(line);
  });
});

describe("unused texts", () => {
  test("a key is used by its name, by its plural, or by a pattern", () => {
    const source = 't("title"); t("items", { count }); t(`state-${kind}`);';
    expect(unusedKeys(["title", "items_one", "items_other", "state-open", "forgotten"], [source])).toEqual([
      "forgotten",
    ]);
  });

  test("a pattern of holes alone uses nothing", () => {
    expect(unusedKeys(["title"], ["`${a}${b}`"])).toEqual(["title"]);
  });
});

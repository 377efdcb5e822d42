import { describe, expect, test } from "vitest";
import { fieldText, fillTemplate, judgeTemplate, TEMPLATE_FIELDS, templateIn } from "./answer-template.ts";

const facts = {
  name: "Jana Nová",
  number: "CS0010022",
  place: "U Hvězdy",
  order: undefined,
  author: "T. Malá",
};

describe("DTICK-02 templates of answers", () => {
  test.each([
    ["Dobrý den, {jméno}, {číslo}.", "Dobrý den, Jana Nová, CS0010022."],
    ["{Name} { number } {place} {signature}", "Jana Nová CS0010022 U Hvězdy T. Malá"],
    ["k {objednávka} a {rozdíl}", "k {objednávka} a {rozdíl}"],
    ["{jméno}{jméno} {} {{číslo}}", "Jana NováJana Nová {} {CS0010022}"],
  ])("%s becomes %s", (text, filled) => expect(fillTemplate(text, facts)).toBe(filled));

  test("a value that looks like a field is not filled again", () => {
    expect(fillTemplate("{jméno}", { ...facts, name: "{číslo}" })).toBe("{číslo}");
  });

  test("every field can be written in every language and is known", () => {
    for (const language of ["cs", "sk", "en"] as const) {
      const text = TEMPLATE_FIELDS.map((field) => fieldText(field, language)).join(" ");
      expect(judgeTemplate({ title: "x", texts: { cs: "", sk: "", en: "", [language]: text } }).ok).toBe(
        true,
      );
    }
  });

  test("it is said in the wanted language, else in one that there is", () => {
    expect(templateIn({ cs: "Ahoj", en: "Hello" }, "cs")).toEqual({ language: "cs", text: "Ahoj" });
    expect(templateIn({ cs: "Ahoj", sk: "", en: "Hello" }, "sk")).toEqual({ language: "cs", text: "Ahoj" });
    expect(templateIn({}, "sk")).toEqual({ language: "sk", text: "" });
  });

  const none = { cs: "", sk: "", en: "" };
  test.each([
    ["without a title", "", { ...none, cs: "a" }, { kind: "title-missing" }],
    ["with a long title", "x".repeat(81), { ...none, cs: "a" }, { kind: "title-too-long" }],
    ["without words", "x", none, { kind: "texts-missing" }],
    [
      "longer than an answer",
      "x",
      { ...none, sk: "x".repeat(2001) },
      { kind: "text-too-long", language: "sk" },
    ],
    ["with an unknown field", "x", { ...none, en: "{nmae}" }, { kind: "field-unknown", language: "en" }],
  ])("%s it is refused", (_what, title, texts, refusal) => {
    expect(judgeTemplate({ title, texts })).toEqual({ ok: false, refusal });
  });
});

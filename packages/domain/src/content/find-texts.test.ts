import { expect, test } from "vitest";
import { findTexts, type MarkedPart } from "./find-texts.ts";

const texts = [
  { title: "Jak vrátím prázdné obaly?", words: "Zadejte přepravky a sudy v košíku." },
  { title: "Skladování sudů", words: "Lahve v přepravkách skladujte ve tmě." },
  { title: "Přepravka a záloha", words: "Záloha je bez DPH." },
  { title: "Heslo", words: "Odkaz platí hodinu." },
];

const shown = (parts: readonly MarkedPart[]) =>
  parts.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join("");

test.each([
  ["prepravky", ["Přepravka a záloha", "Jak vrátím prázdné obaly?", "Skladování sudů"]],
  ["PŘEPRAVEK", ["Přepravka a záloha", "Jak vrátím prázdné obaly?", "Skladování sudů"]],
  ["prepravky lahve", ["Skladování sudů"]],
  ["dph", ["Přepravka a záloha"]],
  ["ph", []],
  ["tankový", []],
  ["  ", []],
])("C25 %j finds %j", (query, expected) => {
  expect(findTexts(texts, query).map(({ text }) => text.title)).toEqual(expected);
});

test("what was found is marked, in the title and in the words around it", () => {
  const words = `${"slovo ".repeat(30)}přepravku ${"konec ".repeat(30)}`.trim();
  const [found] = findTexts([{ title: "O přepravce", words }], "prepravka");
  expect(found && shown(found.title)).toBe("O [přepravce]");
  expect(found && shown(found.excerpt)).toBe(
    `…slovo slovo slovo slovo [přepravku] ${"konec ".repeat(17).trim()}…`,
  );
});

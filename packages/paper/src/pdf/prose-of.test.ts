import { readFile } from "node:fs/promises";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { proseOf } from "./prose-of.ts";

async function font(name: string) {
  return new Uint8Array(
    await readFile(new URL(import.meta.resolve(`@expo-google-fonts/archivo/${name}.ttf`))),
  );
}

test("LAYOUT-09 a text goes over as many pages as it needs, whole and in its order, each page numbered", async () => {
  const fonts = {
    regular: await font("400Regular/Archivo_400Regular"),
    bold: await font("700Bold/Archivo_700Bold"),
  };
  const sentence = "Příliš žluťoučký kůň úpěl ďábelské ódy nad sudem piva, který nikdo neobjednal. ";
  const blocks = Array.from({ length: 60 }, (_, at) => [
    { kind: "heading" as const, lines: [`${at + 1}. Oddíl`] },
    { kind: "paragraph" as const, lines: [sentence.repeat(4).trim()] },
    { kind: "points" as const, lines: [`první bod ${at + 1}`, `druhý bod ${at + 1}`] },
  ]).flat();
  const prose = {
    title: "Podmínky užití",
    note: "Verze 3, platí od 01.01.2026",
    brewery: "Lipovrch",
    blocks,
  };
  const logo = { name: "vycep", handle: "M0 0h1", beer: "M0 0h2", foam: "M0 0h3" };
  const bytes = await proseOf(
    prose,
    { language: "cs", madeAt: new Date("2026-11-23T10:00:00Z"), logo },
    fonts,
  );
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  expect(totalPages).toBeGreaterThan(3);
  expect(text[0]).toMatch(/Podmínky užití\s+Verze 3, platí od 01\.01\.2026/);
  for (const [at, page] of text.entries()) expect(page).toContain(`${at + 1} / ${totalPages}`);
  const whole = text.join(" ").replaceAll(/\s+/g, " ");
  const places = Array.from({ length: 60 }, (_, at) => whole.indexOf(`druhý bod ${at + 1} `));
  expect(places).toEqual(places.toSorted((left, right) => left - right));
  expect(places).not.toContain(-1);
});

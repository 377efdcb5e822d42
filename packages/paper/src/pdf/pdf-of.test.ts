import { readFile } from "node:fs/promises";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { beforeAll, describe, expect, test } from "vitest";
import { sheetContent } from "../sheet-content.ts";
import type { SheetView } from "../sheet-view.ts";
import { printWords } from "../testing/print-words.ts";
import { someGoods, someSheet } from "../testing/some-sheet.ts";
import { pdfOf, pdfOfMany } from "./pdf-of.ts";
import type { PdfFonts } from "./styles.ts";

const at = { date: "2026-11-20" as LocalDate, minutes: 581 };
const madeAt = new Date("2026-11-20T08:41:00Z");
const logo = { name: "vycep", handle: "M0 0h1", beer: "M0 0h2", foam: "M0 0h3" };
let fonts: PdfFonts;

beforeAll(async () => {
  const font = async (name: string) =>
    new Uint8Array(await readFile(new URL(import.meta.resolve(`@expo-google-fonts/archivo/${name}.ttf`))));
  fonts = {
    regular: await font("400Regular/Archivo_400Regular"),
    bold: await font("700Bold/Archivo_700Bold"),
  };
});

async function pdf(said: Partial<SheetView>, language: Language = "cs") {
  const content = sheetContent(someSheet(said), printWords[language], { key: "made", at });
  return getDocumentProxy(await pdfOf(content, { language, madeAt, logo }, fonts));
}

async function pagesOf(said: Partial<SheetView>, language?: Language): Promise<readonly string[]> {
  const { text } = await extractText(await pdf(said, language));
  return text.map((page) => page.replace(/\s+/g, " "));
}

const manyGoods = Array.from({ length: 300 }, (_, at) =>
  someGoods({ key: String(at), sku: String(100_001 + at) }),
);

describe("the PDF of an order (HISTORY-11, CHECKOUT-06)", () => {
  test("its text can be read, with every letter of Czech and Slovak and the euro", async () => {
    const note =
      "Příliš žluťoučký kůň úpěl ďábelské ódy. Kŕdeľ šťastných ďatľov učí pri ústí Váhu mĺkveho koňa.";
    const [text] = await pagesOf({ note, currency: "EUR" }, "sk");
    expect(text).toContain("Objednávka 4700100303");
    expect(text).toContain("Restaurace U Modré hvězdy Sladovnická 12 549 01 Lipovrch");
    expect(text).toContain(note);
    expect(text).toMatch(
      /100112 Lipovrch 10 světlé výčepní, sud KEG 50 l 100 sudů 1 649,00 € 21 % 164 900,00 €/,
    );
    expect(text).toContain("349 529,00 €");
  });

  test.each(["cs", "sk", "en"] as const)(
    "says its title, author, language and day (%s)",
    async (language) => {
      const document = await pdf({ title: "Objednávka 1" }, language);
      const { info } = await getMeta(document);
      expect(info).toMatchObject({
        Title: "Objednávka 1",
        Author: "Pivovar Lipovrch",
        CreationDate: "D:20261120084100Z",
        Language: language,
      });
      expect(document.numPages).toBe(1);
    },
  );

  test("every page is A4, has the head of the lines and its number; no line is lost", async () => {
    const pages = await pagesOf({ goods: manyGoods });
    const document = await pdf({ goods: manyGoods });
    expect(pages.length).toBeGreaterThan(5);
    for (const [index, text] of pages.entries()) {
      expect(text).toContain("Číslo Produkt Objednáno");
      expect(text).toContain(`${index + 1} / ${pages.length}`);
      const [, , width = 0, height = 0] = (await document.getPage(index + 1)).view;
      expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
    }
    const all = pages.join(" ");
    for (const { sku } of manyGoods) expect(all).toContain(`${sku} Lipovrch`);
  });

  test("EMPTIES-02: an order of empties alone says what goes back and what for", async () => {
    const empties = [{ code: "K50", name: "Sud KEG 50 l", units: 12, refundMinor: toMinor(1_800_000) }];
    const [text] = await pagesOf({ goods: [], vat: [], empties });
    expect(text).toMatch(/VRATNÉ OBALY Druh Počet Vrátíme Sud KEG 50 l 12 18 000,00 Kč/);
    expect(text).not.toContain("REKAPITULACE DPH");
  });

  test("the recap says that it was not sent", async () => {
    const status = "Objednávka zatím nebyla odeslána";
    const [text] = await pagesOf({ title: "Rekapitulace objednávky", status, isSent: false });
    expect(text).toContain(status);
  });

  test("amounts are never broken, however long names, amounts and figures are", async () => {
    const goods = [
      someGoods({
        name: "Lipovrch 12 nefiltrovaný polotmavý ležák, vratná lahev 0,5 l, přepravka 20 ks, limitovaná edice",
        amount: "16\u00a0palet + 22\u00a0vrstev + 13\u00a0přepravek",
        confirmed: "12 000",
        delivered: "12 000",
        invoiced: "12 000",
        remark: "Na skladě už nebylo víc.",
        netMinor: toMinor(1_234_567_890),
      }),
    ];
    const { items } = await (await (await pdf({ goods })).getPage(1)).getTextContent();
    const pieces = items.flatMap((item) => ("str" in item ? [item.str.replace(/\s+/g, " ")] : []));
    expect(pieces).toContain("12 345 678,90 Kč");
    expect(pieces.some((piece) => piece.includes("22 vrstev"))).toBe(true);
  });
});

test("DORD-07 many sheets in one file have page numbers of their own, and each is handed out before the next is drawn", async () => {
  const drawn: string[] = [];
  function* sheets() {
    for (const [title, goods] of [
      ["Objednávka 1", manyGoods],
      ["Objednávka 2", manyGoods.slice(0, 1)],
    ] as const) {
      drawn.push(title);
      yield sheetContent(someSheet({ title, goods }), printWords.cs, { key: "made", at });
    }
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of pdfOfMany(
    sheets(),
    { language: "cs", madeAt, logo, title: "Objednávky" },
    fonts,
  )) {
    if (pieces.length === 0) expect(drawn).toEqual(["Objednávka 1"]);
    pieces.push(piece);
  }
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.concat(pieces))));
  const last = text.length - 1;
  expect(last).toBeGreaterThan(1);
  expect(text[last - 1]).toContain(`${last} / ${last}`);
  expect(text[last]).toContain("Objednávka 2");
  expect(text[last]).toContain("1 / 1");
});

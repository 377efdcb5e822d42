import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { describe, expect, test } from "vitest";
import { sheetContent } from "./sheet-content.ts";
import type { SheetView } from "./sheet-view.ts";
import { printWords } from "./testing/print-words.ts";
import { someGoods, someSheet } from "./testing/some-sheet.ts";

const at = { date: "2026-11-20" as LocalDate, minutes: 581 };

function contentOf(said: Partial<SheetView>, language: "cs" | "sk" | "en" = "cs") {
  return sheetContent(someSheet(said), printWords[language], { key: "made", at });
}

/** As it is read: without the spaces that tie words. */
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

describe("what stands on the sheet of an order (HISTORY-11)", () => {
  test("a column for what the brewery said, only where it said something", () => {
    const labels = (said: Partial<SheetView>) =>
      contentOf(said).goods?.columns.map(({ label }) => plain(label));
    expect(labels({})).toEqual(["Číslo", "Produkt", "Objednáno", "Cena bez DPH", "DPH", "Celkem bez DPH"]);
    const told = [someGoods({ confirmed: "100", invoiced: "98" }), someGoods({ key: "2" })];
    expect(labels({ goods: told })).toEqual([
      "Číslo",
      "Produkt",
      "Objednáno",
      "Potvrzeno",
      "Fakturováno",
      "Cena bez DPH",
      "DPH",
      "Celkem bez DPH",
    ]);
    expect(contentOf({ goods: told }).goods?.groups[0]?.rows[1]?.cells.slice(3, 5)).toEqual(["–", "–"]);
  });

  test("PRICE-03: amounts the Czech way in every language, in the currency of the order", () => {
    for (const language of ["cs", "sk", "en"] as const) {
      const { goods, total } = contentOf({ currency: "EUR" }, language);
      expect(plain(goods?.groups[0]?.rows[0]?.cells.at(-1))).toBe("164 900,00 €");
      expect(plain(total?.value)).toBe("349 529,00 €");
    }
  });

  test("C26: goods of one bundle stand together under its name", () => {
    const bundle = "Adventní balíček · 1 balíček";
    const goods = [
      someGoods({ key: "1" }),
      someGoods({ key: "2", bundle }),
      someGoods({ key: "3", bundle }),
      someGoods({ key: "4" }),
    ];
    const groups = contentOf({ goods }).goods?.groups.map(({ title, rows }) => [title, rows.length]);
    expect(groups).toEqual([
      [undefined, 1],
      [bundle, 2],
      [undefined, 1],
    ]);
  });

  test("PRICE-06: provisional prices say so", () => {
    expect(contentOf({}).caution).toBeUndefined();
    expect(plain(contentOf({ isProvisional: true }).caution)).toMatch(/^Ceny jsou předběžné/);
  });

  test("EMPTIES-02: what goes back, with its refund once that is known", () => {
    const keg = { code: "K50", name: "Sud KEG 50 l", units: 12 };
    expect(contentOf({ empties: [{ ...keg, refundMinor: undefined }] }).empties?.columns).toHaveLength(2);
    const { empties } = contentOf({ empties: [{ ...keg, refundMinor: toMinor(1_800_000) }] });
    expect(empties?.groups[0]?.rows[0]?.cells.map(plain)).toEqual(["Sud KEG 50 l", "12", "18 000,00 Kč"]);
  });

  test("EMPTIES-01: what was planned and what was taken over, only where they differ", () => {
    const keg = { code: "K50", name: "Sud KEG 50 l", units: 7, refundMinor: toMinor(750_000) };
    const labels = (returned: number, language: "cs" | "sk" | "en" = "cs") =>
      contentOf({ empties: [{ ...keg, returned }] }, language).empties?.columns.map(({ label }) =>
        plain(label),
      );
    expect(labels(7)).toEqual(["Druh", "Počet", "Vrátíme"]);
    expect(labels(5)).toEqual(["Druh", "V plánu", "Převzato", "Vrátíme"]);
    expect(labels(5, "sk")).toEqual(["Druh", "V pláne", "Prevzaté", "Vrátime"]);
    expect(labels(0, "en")).toEqual(["Type", "Planned", "Taken over", "Refund"]);
    const { empties } = contentOf({ empties: [{ ...keg, returned: 5 }] });
    expect(empties?.groups[0]?.rows[0]?.cells.map(plain)).toEqual(["Sud KEG 50 l", "7", "5", "7 500,00 Kč"]);
  });

  test("an order of empties alone has no table of goods", () => {
    const { goods, vat } = contentOf({ goods: [], vat: [] });
    expect(goods).toBeUndefined();
    expect(vat).toBeUndefined();
  });

  test("whom to ask, and when the file was made", () => {
    expect(
      contentOf({ contact: ["servis.sk@lipovrch.example", "+421 000 000 000"] }, "sk").imprint.map(plain),
    ).toEqual(["servis.sk@lipovrch.example", "+421 000 000 000", "Súbor vytvorený 20.11.2026 o 9:41"]);
  });
});

import { loadTexts, textsOf } from "@vycep/shell/words/i18n";
import { beforeAll, describe, expect, test } from "vitest";
import { untied } from "../../testing/find.ts";
import { someProduct } from "../../testing/some-product.ts";
import { noteInWords, refusalInWords } from "./entry-words.ts";
import { type PreviewRow, viewPreview } from "./preview-view.ts";
import type { PreviewAnswer } from "./use-fast-entry-preview.ts";

beforeAll(() => loadTexts(["fast-entry", "products"], "cs"));

const keg = someProduct();
type Row = PreviewAnswer["rows"][number];

function row(index: number, said: Partial<Row> = {}): Row {
  const read: Row = {
    index,
    state: "GOOD",
    sku: "100112",
    number_of_packages: 6,
    number_of_layer: 0,
    number_of_pallet: 0,
    quantity: 6,
    row_total: { value: 9894, currency: "CZK" },
    notes: [],
    error: null,
    options: [],
  };
  return { ...read, ...said };
}
const answerOf = (...rows: readonly Row[]) =>
  ({ header_index: null, rows, products: [keg] }) as unknown as PreviewAnswer;

describe("C3 the preview of a fast entry", () => {
  const texts = ["název;kusy", "100112;6", "ležák", "100112;7"];
  const answer = {
    ...answerOf(
      row(1),
      row(2, {
        state: "BAD",
        sku: null,
        row_total: null,
        options: [
          {
            kind: "NEAREST",
            sku: "100112",
            number_of_packages: 1,
            number_of_layer: 0,
            number_of_pallet: 0,
            quantity: 1,
          },
          {
            kind: "NEAREST",
            sku: "999999",
            number_of_packages: 1,
            number_of_layer: 0,
            number_of_pallet: 0,
            quantity: 1,
          },
        ] as Row["options"],
      }),
      row(3, { state: "ADJUSTED", number_of_packages: 0, number_of_layer: 1, quantity: 6 }),
    ),
    header_index: 0,
  };
  const view = viewPreview({ texts, answer }, texts);

  test("parts its rows by how they stand, each with the text as it was typed", () => {
    expect(view.byState.good.map(({ text }) => text)).toEqual(["100112;6"]);
    expect(view.byState.bad.map(({ text }) => text)).toEqual(["ležák"]);
    expect(view.byState.adjusted.map(({ amounts }) => amounts)).toEqual([
      { packages: 0, layers: 1, pallets: 0 },
    ]);
    expect(view.header).toBe(0);
  });

  test("only what is not wrong goes in; the same product twice counts once", () => {
    expect(view.going.map(({ index }) => index)).toEqual([1, 3]);
    expect(view.productCount).toBe(1);
  });

  test("what is offered instead is offered only with the product that it is", () => {
    expect(view.byState.bad[0]?.options.map(({ sku }) => sku)).toEqual(["100112"]);
    expect(view.byState.bad[0]?.product).toBeUndefined();
  });

  test("a row behind the text that was sent is none", () => {
    expect(viewPreview({ texts, answer: answerOf(row(9)) }, texts).rows).toEqual([]);
  });

  test("C1 after a change each verdict stands beside its own row, wherever that stands now, or nowhere", () => {
    const rowsNow = (now: readonly string[]) =>
      viewPreview({ texts, answer }, now).rows.map(({ index, text }) => `${index} ${text}`);
    // The good ones went into the cart, one was corrected, one was taken away, one was put in front.
    expect(rowsNow(["název;kusy", "ležák"])).toEqual(["1 ležák"]);
    expect(rowsNow(["název;kusy", "100112;6", "lager", "100112;7"])).toEqual(["1 100112;6", "3 100112;7"]);
    expect(rowsNow(["ležák", "100112;7"])).toEqual(["0 ležák", "1 100112;7"]);
    expect(rowsNow(["nové;1", ...texts])).toEqual(["2 100112;6", "3 ležák", "4 100112;7"]);
    expect(viewPreview({ texts, answer }, ["ležák"]).isCurrent).toBe(false);
    expect(view.isCurrent).toBe(true);
  });

  test("C1 rows that say the same are told apart, and a note follows the row that it names", () => {
    const same = ["100112;6", "100112;6", "nic"];
    const notes = [{ code: "same-as", message: "", count: null, unit: null, quantity: 12, row: 0 }];
    const seen = { texts: same, answer: answerOf(row(0), row(1, { state: "ADJUSTED", notes }), row(2)) };
    expect(new Set(viewPreview(seen, same).rows.map(({ id }) => id)).size).toBe(3);
    const moved = viewPreview(seen, ["nové", ...same]).rows.map((one) => one.notes.map((note) => note.row));
    expect(moved).toEqual([[], [1], []]);
  });
});

describe("what is said of a row", () => {
  const words = () => ({ t: textsOf("fast-entry", "cs"), products: textsOf("products", "cs") });
  const note = (said: object) =>
    ({
      code: "converted",
      message: "Přepočteno.",
      count: 300,
      quantity: 15,
      unit: "litres",
      row: null,
      ...said,
    }) as PreviewRow["notes"][number];

  test.each([
    ["what was typed and what it comes to", {}, keg, "300 l = 15 sudů"],
    [
      "with which row it was put together",
      { code: "same-as", row: 1 },
      keg,
      "Stejný produkt jako řádek 2, dohromady 15 sudů",
    ],
    ["the server's words for a unit of another day", { unit: "barrels" }, keg, "Přepočteno."],
    ["the server's words where ours say no more", { code: "by-ean" }, keg, "Přepočteno."],
    ["the server's words where the product is not known", {}, undefined, "Přepočteno."],
    ["the server's words where nobody counted", { quantity: null }, keg, "Přepočteno."],
  ])("%s", (_case, said, product, told) => {
    expect(untied(noteInWords(words(), note(said), product))).toBe(told);
  });

  test("a file that was not taken says what is taken", () => {
    expect(untied(refusalInWords(words().t, "too-many-rows"))).toMatch(
      /^Najednou lze zadat nejvýše \d[\d ]* řádků/u,
    );
    expect(untied(refusalInWords(words().t, "file-old-excel"))).toContain("Uložte soubor v Excelu jako XLSX");
  });
});

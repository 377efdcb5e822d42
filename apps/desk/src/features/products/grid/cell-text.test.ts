import { describe, expect, test } from "vitest";
import { meantCell, shownCell } from "./cell-text.ts";

const words = {
  yes: "ano",
  no: "ne",
  flags: { new: "novinka", last: "poslední kusy" },
  names: { category: { "beer/lager": "Ležák", "beer/a": "Silná piva", "beer/b": "Silná piva" } },
};
const weight = { name: "gross_kg_per_box", unit: "kg", values: [] };
const flag = { name: "is_tank", unit: "", values: ["1", "0"] };
const until = { name: "sellable_to", unit: "", values: [] };
const flags = { name: "flags", unit: "", values: ["new", "last"] };
const category = { name: "category", unit: "", values: ["beer/lager"] };
const markets = { name: "markets", unit: "", values: [] };

describe("DGOOD-02 a cell of the grid", () => {
  test.each([
    [weight, "19,6", "19.6"],
    [weight, "1 234,5", "1234.5"],
    [weight, "dvacet", "dvacet"],
    [flag, "Ano", "1"],
    [flag, "ne", "0"],
    [flag, "možná", "možná"],
    [until, "30. 11. 2026", "2026-11-30"],
    [until, "1.2.2027", "2027-02-01"],
    [until, "", ""],
    [markets, "CZ, SK", "CZ,SK"],
    [flags, "Novinka, poslední kusy", "new,last"],
    [flags, "nov", "nov"],
    [category, "ležák", "beer/lager"],
    [category, "beer/lager", "beer/lager"],
    [category, "Ležá", "Ležá"],
    [category, "Silná piva", "Silná piva"],
    [{ name: "name_cs", unit: "", values: [] }, "Sud, 30 l", "Sud, 30 l"],
  ])("%j typed as %j means %j", (field, text, value) => {
    expect(meantCell(field, text, words)).toBe(value);
  });

  test.each([
    [weight, "19.6", "cs", "19,6"],
    [weight, "19.6", "en", "19.6"],
    [flag, "1", "cs", "ano"],
    [flag, "", "cs", ""],
    [flags, "new,last", "cs", "novinka, poslední kusy"],
    [category, "beer/lager", "cs", "Ležák"],
    [category, "beer/none", "cs", "beer/none"],
  ] as const)("%j of %j is shown in %s as %s", (field, value, language, text) => {
    expect(shownCell(field, value, { language, words })).toBe(text);
  });
});

import { describe, expect, test } from "vitest";
import { importers } from "../importers.ts";
import { columnTable, templateOf } from "./column-table.ts";

/** What the brewery's systems tell by calls as well as by files. */
const masterData = [
  ...[
    "products",
    "product-markets",
    "categories",
    "empties",
    "empties-deposits",
    "price-lists",
    "promo-leaflets",
    "product-limits",
  ],
  ...["availability", "companies", "ship-tos", "users", "edi-partners", "content"],
];
const byKind = (kind: string) => {
  const found = importers.find((known) => known.kind === kind);
  if (found === undefined) throw new Error(`no importer for ${kind}`);
  return found;
};

describe("B16 columns say what they mean", () => {
  test.each(masterData)("every column of %s", (kind) => {
    const silent = byKind(kind).reading.described.filter(({ means }) => means === "");
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test("unit, form, what is allowed and what is needed follow from what checks them", () => {
    const of = (kind: string, name: string) =>
      byKind(kind).reading.described.find((column) => column.name === name);
    expect(of("products", "gross_kg_per_box")).toEqual({
      ...{ name: "gross_kg_per_box", means: "Weight of a full box", form: "number", unit: "kg" },
      ...{ values: [], isRequired: true, mayBeEmpty: false },
    });
    expect(of("products", "plato")).toMatchObject({ form: "number", unit: "°P", mayBeEmpty: true });
    expect(of("products", "is_tank")).toMatchObject({ form: "flag", mayBeEmpty: false });
    expect(of("products", "markets")).toMatchObject({
      form: "list",
      values: [],
      mayBeEmpty: false,
    });
    expect(of("ship-tos", "status")).toMatchObject({ form: "text", values: ["APPROVED", "SUSPENDED"] });
    expect(of("content", "valid_to")).toMatchObject({ form: "day", isRequired: false });
  });

  test("a template is the first line of a file, and the table of columns has a line for each", () => {
    for (const importer of importers) {
      const names = templateOf(importer).split(",");
      expect(names).toEqual([...importer.reading.columns]);
      expect(columnTable(importer).split("\n")).toHaveLength(names.length + 3);
    }
    expect(columnTable(byKind("product-limits")).split("\n").slice(0, 6)).toEqual([
      "product-limits: a row is known again by shipto, sku, valid_from.",
      "",
      "column      needed        unit   what it means",
      "shipto      yes                  Number of the ship-to",
      "sku         yes                  Number of the product",
      "max_boxes   yes           boxes  Most that the place may order for deliveries of these days",
    ]);
  });
});

import { readEntries } from "@vycep/domain/fast-entry/entry-row";
import { type Sku, toId } from "@vycep/domain/kernel/ids";
import { readTableFile } from "@vycep/tables/read-table-file";
import { writeCsv } from "@vycep/tables/write-csv";
import { writeXlsx } from "@vycep/tables/write-xlsx";
import * as cs from "@vycep/words/cart/cs";
import * as en from "@vycep/words/cart/en";
import * as sk from "@vycep/words/cart/sk";
import { expect, test } from "vitest";
import type { CartLineView } from "../reading/cart-view.ts";
import { cartTable } from "./export-cart.ts";

const lines = [
  { sku: toId<Sku>("100101"), amounts: { packages: 3, layers: 2, pallets: 1 } },
  { sku: toId<Sku>("100112"), amounts: { packages: 0, layers: 0, pallets: 6 } },
].map((line) => ({
  ...line,
  product: { name: 'Lipovrch; 10, "světlé" 0,5 l' },
  quoted: { unitMinor: 22_100, netMinor: 1_300_050 },
})) as unknown as readonly CartLineView[];

test.each([
  ["cs", cs.texts],
  ["sk", sk.texts],
  ["en", en.texts],
])("C17 the own export always imports, in %s as CSV and as XLSX", (_, texts) => {
  const words = ((key: keyof typeof texts) => texts[key]) as unknown as Parameters<typeof cartTable>[0];
  const table = cartTable(words, lines);
  const files = [new TextEncoder().encode(writeCsv(table)), writeXlsx("x", table)];
  for (const file of files) {
    const read = readTableFile(file, 2001);
    if (read.kind !== "read") throw new Error(read.code);
    const { rows, headerIndex } = readEntries(read.rows.map(({ cells }) => cells.join("\t")));
    expect(headerIndex).toBe(0);
    expect(rows.map(({ product, amount }) => ({ product, amount }))).toEqual([
      {
        product: "100101",
        amount: {
          kind: "read",
          amounts: [
            { count: 3, unit: "packages" },
            { count: 2, unit: "layers" },
            { count: 1, unit: "pallets" },
          ],
        },
      },
      { product: "100112", amount: { kind: "read", amounts: [{ count: 6, unit: "pallets" }] } },
    ]);
  }
});

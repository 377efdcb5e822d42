import { readFile } from "node:fs/promises";
import { toMinor } from "@vycep/domain/kernel/money";
import { describe, expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { someTaxLines, someTaxPaper } from "../testing/some-tax-paper.ts";
import { isdocOf } from "./isdoc.ts";
import type { TaxPaper } from "./tax-paper.ts";

const words = { supplies: "Dodávky", depositOut: "Vydané obaly", depositBack: "Vrácené obaly" };
const write = (said: Partial<TaxPaper> = {}) => isdocOf(someTaxPaper(said), words);

async function faultsOf(xml: string): Promise<readonly string[]> {
  const schema = await readFile(new URL("./isdoc-used.xsd", import.meta.url), "utf8");
  const { errors } = await validateXML({ xml: [{ fileName: "a.isdoc", contents: xml }], schema: [schema] });
  return errors.map(({ message }) => message);
}

/** All texts of an element, in their order. */
function all(xml: string, name: string): readonly string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, "g"))].map(
    ([, text]) => text ?? "",
  );
}

const credited: Partial<TaxPaper> = {
  kind: "credit-note",
  corrects: "F4700200001",
  reason: "Poškozené etikety & spol.",
  netMinor: toMinor(-22_100),
  vatMinor: toMinor(-4641),
  depositsOutMinor: toMinor(0),
  depositsBackMinor: toMinor(-16_000),
  totalMinor: toMinor(-42_741),
  vat: [{ ratePct: 21, baseMinor: toMinor(-22_100), vatMinor: toMinor(-4641) }],
  lines: someTaxLines.slice(0, 2).map((line, at) => ({
    ...line,
    kind: at === 0 ? "goods" : "deposit-back",
    quantity: 1,
    amountMinor: toMinor(-line.unitMinor),
  })),
};

describe("ISDOC 6.0.2 of a tax document", () => {
  test.each([
    ["an invoice", {}],
    ["a credit note", credited],
    ["history without rows", { lines: [], orders: [] }],
    ["paid in cash, in euros", { payment: "cash", currency: "EUR", roundingMinor: toMinor(2) }],
    [
      "a Slovak buyer",
      { buyer: { ...someTaxPaper().buyer, dic: "9922013343", icDph: "SK9922013343", country: "SK" } },
    ],
    ["a street without a number", { buyer: { ...someTaxPaper().buyer, street: "Náves" } }],
  ] satisfies readonly (readonly [string, Partial<TaxPaper>])[])(
    "%s has its elements in the order of the schema",
    async (_what, said) => {
      expect(await faultsOf(write(said))).toEqual([]);
    },
  );

  test("the schema in our words takes the sample that the official one takes, and refuses what is out of order", async () => {
    const sample = await readFile(new URL("../../../../db/demo/sample.isdoc", import.meta.url), "utf8");
    expect(await faultsOf(sample)).toEqual([]);
    expect(await faultsOf(write().replace("<CurrRate>1</CurrRate>", ""))).not.toEqual([]);
  });

  test("D08: sums are those of the paper, and packaging is a row without VAT", () => {
    const xml = write();
    expect(all(xml, "PayableAmount")).toEqual(["2774.10"]);
    expect(all(xml, "TaxExclusiveAmount")).toEqual(["2310.00"]);
    expect(all(xml, "InvoicedQuantity")).toEqual(["10", "10", "-1"]);
    expect(all(xml, "LineExtensionAmount")).toEqual(["2210.00", "1600.00", "-1500.00"]);
    expect(all(xml, "VATApplicable")).toEqual(["true", "true", "false", "false", "true", "false"]);
    expect(xml).not.toContain("NonTaxedDeposits");
    expect(xml).toContain("Lipovrch 10 &lt;světlé&gt; &amp; výčepní");
  });

  test("a credit note has amounts without sign and names what it corrects", () => {
    const xml = write(credited);
    expect(all(xml, "DocumentType")).toEqual(["2"]);
    expect(all(xml, "PayableAmount")).toEqual(["427.41"]);
    expect(all(xml, "InvoicedQuantity")).toEqual(["1", "1"]);
    expect(all(xml, "LineExtensionAmount")).toEqual(["221.00", "160.00"]);
    expect(xml).toContain('<OriginalDocumentReference id="corrected"><ID>F4700200001</ID>');
  });
});

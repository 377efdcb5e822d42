import { toMinor } from "@vycep/domain/kernel/money";
import { describe, expect, test } from "vitest";
import { someTaxLines, someTaxPaper } from "../testing/some-tax-paper.ts";
import type { TaxPaper } from "./tax-paper.ts";
import { ublOf } from "./ubl.ts";

const words = {
  supplies: "Dodávky",
  depositOut: "Vydané obaly",
  depositBack: "Vrátené obaly",
  withoutVat: "Záloha za vratný obal",
};
const slovak: Partial<TaxPaper> = {
  market: "SK",
  currency: "EUR",
  seller: {
    ...someTaxPaper().seller,
    ...{
      country: "SK",
      ico: "80000673",
      dic: "9922055561",
      icDph: "SK9922055561",
      iban: "SK4000000000002000000210",
    },
  },
  buyer: {
    ...someTaxPaper().buyer,
    country: "SK",
    ico: "80000452",
    dic: "9922014454",
    icDph: "SK9922014454",
  },
  vat: [{ ratePct: 23, baseMinor: toMinor(221_000), vatMinor: toMinor(50_830) }],
  vatMinor: toMinor(50_830),
  totalMinor: toMinor(281_830),
  lines: someTaxLines.map((line) => (line.vatPct === null ? line : { ...line, vatPct: 23 })),
};
const write = (said: Partial<TaxPaper> = {}) => ublOf(someTaxPaper({ ...slovak, ...said }), words);

/** All texts of an element, in their order. */
function all(text: string, name: string): readonly string[] {
  return [...text.matchAll(new RegExp(`<cbc:${name}(?: [^>]*)?>([^<]*)</cbc:${name}>`, "g"))].map(
    ([, inside]) => inside ?? "",
  );
}

/** The children of the root, each once, in their order. */
function order(text: string): readonly string[] {
  const names: string[] = [];
  let depth = 0;
  for (const [, close, name = "", empty] of text.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (close) depth -= 1;
    else {
      if (depth === 1 && names.at(-1) !== name) names.push(name);
      if (!empty) depth += 1;
    }
  }
  return names;
}

const sum = (texts: readonly string[]) =>
  Math.round(texts.reduce((total, text) => total + Number(text), 0) * 100) / 100;

describe("EN 16931 in UBL 2.1, for Slovakia from 1 January 2027 on", () => {
  test("an invoice has its elements in the order of UBL", () => {
    expect(order(write())).toEqual([
      ...["cbc:CustomizationID", "cbc:ProfileID", "cbc:ID", "cbc:IssueDate", "cbc:DueDate"],
      ...["cbc:InvoiceTypeCode", "cbc:TaxPointDate", "cbc:DocumentCurrencyCode", "cac:OrderReference"],
      ...["cac:AccountingSupplierParty", "cac:AccountingCustomerParty", "cac:Delivery", "cac:PaymentMeans"],
      ...["cac:TaxTotal", "cac:LegalMonetaryTotal", "cac:InvoiceLine"],
    ]);
  });

  test("parties are addressed by the Slovak DIČ, and named by IČO and IČ DPH", () => {
    const text = write();
    expect(text).toContain('<cbc:EndpointID schemeID="0245">9922014454</cbc:EndpointID>');
    expect(text).toContain('<cbc:CompanyID schemeID="0158">80000452</cbc:CompanyID>');
    expect(text).toContain("<cbc:CompanyID>SK9922014454</cbc:CompanyID>");
    expect(text).toContain("<cac:PayeeFinancialAccount><cbc:ID>SK4000000000002000000210</cbc:ID>");
  });

  test("BR-CO-10, 13, 14, 15, 17: sums follow from the rows; packaging is exempt and says why", () => {
    const text = write();
    const [lines, ...rows] = all(text, "LineExtensionAmount");
    expect(sum(rows)).toBe(Number(lines));
    expect(all(text, "TaxExclusiveAmount")).toEqual([lines]);
    expect(all(text, "TaxableAmount")).toEqual(["2210.00", "100.00"]);
    expect(all(text, "TaxAmount")).toEqual(["508.30", "508.30", "0.00"]);
    expect(all(text, "TaxInclusiveAmount")).toEqual(["2818.30"]);
    expect(all(text, "PayableAmount")).toEqual(["2818.30"]);
    expect(all(text, "TaxExemptionReason")).toEqual(["Záloha za vratný obal"]);
    expect(all(text, "InvoicedQuantity")).toEqual(["10", "10", "-1"]);
    expect(all(text, "PriceAmount").every((price) => Number(price) >= 0)).toBe(true);
  });

  test("a credit note is one of UBL's own, without sign, and names what it corrects", () => {
    const text = write({
      kind: "credit-note",
      corrects: "F4700200001",
      reason: "Reklamácia",
      orders: [],
      netMinor: toMinor(-22_100),
      vatMinor: toMinor(-5083),
      depositsOutMinor: toMinor(0),
      depositsBackMinor: toMinor(0),
      totalMinor: toMinor(-27_183),
      vat: [{ ratePct: 23, baseMinor: toMinor(-22_100), vatMinor: toMinor(-5083) }],
      lines: someTaxLines
        .slice(0, 1)
        .map((line) => ({ ...line, quantity: 1, amountMinor: toMinor(-22_100), vatPct: 23 })),
    });
    expect(order(text)).toEqual([
      ...["cbc:CustomizationID", "cbc:ProfileID", "cbc:ID", "cbc:IssueDate", "cbc:TaxPointDate"],
      ...["cbc:CreditNoteTypeCode", "cbc:Note", "cbc:DocumentCurrencyCode", "cbc:BuyerReference"],
      ...[
        "cac:BillingReference",
        "cac:AccountingSupplierParty",
        "cac:AccountingCustomerParty",
        "cac:Delivery",
      ],
      ...["cac:PaymentMeans", "cac:TaxTotal", "cac:LegalMonetaryTotal", "cac:CreditNoteLine"],
    ]);
    expect(all(text, "PayableAmount")).toEqual(["271.83"]);
    expect(all(text, "CreditedQuantity")).toEqual(["1"]);
  });
});

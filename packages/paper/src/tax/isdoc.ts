import { decimalOf } from "@vycep/domain/billing/payment-code";
import { type Minor, percentOfMinor, plus, times } from "@vycep/domain/kernel/money";
import { partyOf, sellerOf } from "./isdoc-party.ts";
import { subtotal, totalsOf } from "./isdoc-totals.ts";
import { depositsOf, rowsOf, type TaxLine, type TaxPaper } from "./tax-paper.ts";
import { type XmlElement, xml, xmlText } from "./xml.ts";

/**
 * A tax document as ISDOC 6.0.2. Packaging is an ordinary row without VAT, never `NonTaxedDeposits`, which are advance
 * payments; amounts of a credit note stand in it without their sign, because its type says it.
 */
export function isdocOf(paper: TaxPaper, words: IsdocWords): string {
  const sign = paper.kind === "credit-note" ? -1 : 1;
  const amount = (minor: Minor) => decimalOf(times(sign, minor));
  const deposits = depositsOf(paper);
  return xmlText(
    xml(
      "Invoice",
      [
        xml("DocumentType", paper.kind === "credit-note" ? "2" : "1"),
        xml("ID", paper.number),
        xml("UUID", paper.uuid.toUpperCase()),
        xml("IssueDate", paper.issued),
        xml("TaxPointDate", paper.taxPoint),
        xml("VATApplicable", "true"),
        xml("ElectronicPossibilityAgreementReference", ""),
        paper.reason === null ? undefined : xml("Note", paper.reason),
        xml("LocalCurrencyCode", paper.currency),
        xml("CurrRate", "1"),
        xml("RefCurrRate", "1"),
        xml("AccountingSupplierParty", [xml("Party", [...partyOf(paper.seller), ...sellerOf(paper.seller)])]),
        xml("AccountingCustomerParty", [xml("Party", partyOf(paper.buyer))]),
        paper.orders.length === 0
          ? undefined
          : xml(
              "OrderReferences",
              paper.orders.map(({ number }) =>
                xml("OrderReference", [xml("SalesOrderID", number)], { id: `o${number}` }),
              ),
            ),
        paper.corrects === null
          ? undefined
          : xml("OriginalDocumentReferences", [
              xml("OriginalDocumentReference", [xml("ID", paper.corrects)], { id: "corrected" }),
            ]),
        xml(
          "InvoiceLines",
          rowsOf(paper).map((line, at) => lineOf(line, { at, sign, words })),
        ),
        xml("TaxTotal", [
          ...paper.vat.map(({ ratePct, baseMinor, vatMinor }) =>
            subtotal({
              ratePct,
              base: amount(baseMinor),
              tax: amount(vatMinor),
              gross: amount(plus(baseMinor, vatMinor)),
            }),
          ),
          ...(deposits === 0
            ? []
            : [subtotal({ ratePct: null, base: amount(deposits), tax: "0.00", gross: amount(deposits) })]),
          xml("TaxAmount", amount(paper.vatMinor)),
        ]),
        totalsOf(paper, amount),
        meansOf(paper, amount),
      ],
      { xmlns: "http://isdoc.cz/namespace/2013", version: "6.0.2" },
    ),
  );
}

/** What rows are called that have no name of their own. */
export interface IsdocWords {
  readonly supplies: string;
  readonly depositOut: string;
  readonly depositBack: string;
}

function lineOf(
  line: TaxLine,
  { at, sign, words }: { readonly at: number; readonly sign: 1 | -1; readonly words: IsdocWords },
): XmlElement {
  const { amountMinor, unitMinor, quantity } = line;
  const rate = line.vatPct ?? 0;
  const tax = percentOfMinor(amountMinor, rate);
  const direction = amountMinor < 0 ? -sign : sign;
  const names = { goods: words.supplies, "deposit-out": words.depositOut, "deposit-back": words.depositBack };
  return xml("InvoiceLine", [
    xml("ID", String(at + 1)),
    line.orderNumber === null ? undefined : xml("OrderReference", [], { ref: `o${line.orderNumber}` }),
    xml("InvoicedQuantity", String(direction * quantity), { unitCode: "ks" }),
    xml("LineExtensionAmount", decimalOf(times(sign, amountMinor))),
    xml("LineExtensionAmountTaxInclusive", decimalOf(times(sign, plus(amountMinor, tax)))),
    xml("LineExtensionTaxAmount", decimalOf(times(sign, tax))),
    xml("UnitPrice", decimalOf(unitMinor)),
    xml("UnitPriceTaxInclusive", decimalOf(plus(unitMinor, percentOfMinor(unitMinor, rate)))),
    xml("ClassifiedTaxCategory", [
      xml("Percent", String(rate)),
      xml("VATCalculationMethod", "0"),
      xml("VATApplicable", String(line.vatPct !== null)),
    ]),
    xml("Item", [
      xml("Description", line.name ?? names[line.kind]),
      line.sku === null ? undefined : xml("SellersItemIdentification", [xml("ID", line.sku)]),
    ]),
  ]);
}

/** UN/EDIFACT 4461, of what ISDOC knows. */
const meansCodes = { transfer: "42", "direct debit": "49", cash: "10" } as const;

function meansOf(paper: TaxPaper, amount: (minor: Minor) => string): XmlElement {
  const { iban, account } = paper.seller;
  const [number = "", bank = ""] = account.split("/");
  const details = xml("Details", [
    xml("PaymentDueDate", paper.due),
    xml("ID", number),
    xml("BankCode", bank),
    xml("Name", ""),
    xml("IBAN", iban),
    xml("BIC", ""),
    xml("VariableSymbol", paper.variableSymbol),
  ]);
  return xml("PaymentMeans", [
    xml("Payment", [
      xml("PaidAmount", amount(paper.totalMinor)),
      xml("PaymentMeansCode", meansCodes[paper.payment]),
      paper.payment === "cash" ? undefined : details,
    ]),
  ]);
}

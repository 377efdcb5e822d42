import { decimalOf } from "@vycep/domain/billing/payment-code";
import { type Minor, times } from "@vycep/domain/kernel/money";
import { rowsOf, type TaxLine, type TaxPaper } from "./tax-paper.ts";
import { partyOf } from "./ubl-party.ts";
import { category, monetaryTotal, taxTotal, type UblWords, type Writing } from "./ubl-totals.ts";
import { type XmlElement, xml, xmlText } from "./xml.ts";

/** A tax document as EN 16931 wants it, in UBL 2.1 and by the rules of Peppol BIS Billing 3. */
export function ublOf(paper: TaxPaper, words: UblWords): string {
  const isCredit = paper.kind === "credit-note";
  const sign = isCredit ? -1 : 1;
  const money = (name: string, minor: Minor) =>
    xml(`cbc:${name}`, decimalOf(times(sign, minor)), { currencyID: paper.currency });
  const writing: Writing = { paper, words, sign, money };
  const root = isCredit ? "CreditNote" : "Invoice";
  return xmlText(
    xml(
      root,
      [
        xml("cbc:CustomizationID", customization),
        xml("cbc:ProfileID", "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0"),
        xml("cbc:ID", paper.number),
        xml("cbc:IssueDate", paper.issued),
        ...(isCredit ? creditHead(paper) : invoiceHead(paper)),
        xml("cbc:DocumentCurrencyCode", paper.currency),
        // One of the two is asked for.
        paper.orders[0] === undefined ? xml("cbc:BuyerReference", paper.buyer.ico) : undefined,
        paper.orders[0] === undefined
          ? undefined
          : xml("cac:OrderReference", [xml("cbc:ID", paper.orders[0].number)]),
        paper.corrects === null
          ? undefined
          : xml("cac:BillingReference", [
              xml("cac:InvoiceDocumentReference", [xml("cbc:ID", paper.corrects)]),
            ]),
        xml("cac:AccountingSupplierParty", [partyOf(paper.seller)]),
        xml("cac:AccountingCustomerParty", [partyOf(paper.buyer)]),
        deliveryOf(paper),
        meansOf(paper),
        taxTotal(writing),
        monetaryTotal(writing),
        ...rowsOf(paper).map((line, at) => lineOf(line, at, writing)),
      ],
      {
        xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`,
        "xmlns:cac": "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
        "xmlns:cbc": "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
      },
    ),
  );
}

const customization = "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0";

function invoiceHead({ due, taxPoint, reason }: TaxPaper) {
  return [
    xml("cbc:DueDate", due),
    xml("cbc:InvoiceTypeCode", "380"),
    reason === null ? undefined : xml("cbc:Note", reason),
    xml("cbc:TaxPointDate", taxPoint),
  ];
}

function creditHead({ taxPoint, reason }: TaxPaper) {
  return [
    xml("cbc:TaxPointDate", taxPoint),
    xml("cbc:CreditNoteTypeCode", "381"),
    reason === null ? undefined : xml("cbc:Note", reason),
  ];
}

function deliveryOf({ place, orders, taxPoint, buyer }: TaxPaper): XmlElement {
  return xml("cac:Delivery", [
    xml("cbc:ActualDeliveryDate", orders.at(-1)?.delivered ?? taxPoint),
    xml("cac:DeliveryLocation", [
      xml("cac:Address", [
        xml("cbc:StreetName", place.street),
        xml("cbc:CityName", place.city),
        xml("cbc:PostalZone", place.zip),
        xml("cac:Country", [xml("cbc:IdentificationCode", buyer.country)]),
      ]),
    ]),
    xml("cac:DeliveryParty", [xml("cac:PartyName", [xml("cbc:Name", place.name)])]),
  ]);
}

/** Of UNCL 4461. A debit without the number of its mandate may not be called one: it is "not defined". */
const meansCodes = { transfer: "30", "direct debit": "1", cash: "10" } as const;

function meansOf({ payment, variableSymbol, seller }: TaxPaper): XmlElement {
  return xml("cac:PaymentMeans", [
    xml("cbc:PaymentMeansCode", meansCodes[payment]),
    xml("cbc:PaymentID", variableSymbol),
    payment === "transfer" ? xml("cac:PayeeFinancialAccount", [xml("cbc:ID", seller.iban)]) : undefined,
  ]);
}

function lineOf(line: TaxLine, at: number, { paper, words, sign, money }: Writing): XmlElement {
  const isCredit = paper.kind === "credit-note";
  const names = { goods: words.supplies, "deposit-out": words.depositOut, "deposit-back": words.depositBack };
  const direction = line.amountMinor < 0 ? -sign : sign;
  return xml(isCredit ? "cac:CreditNoteLine" : "cac:InvoiceLine", [
    xml("cbc:ID", String(at + 1)),
    // C62 is "one": a box, a keg, a piece of packaging.
    xml(isCredit ? "cbc:CreditedQuantity" : "cbc:InvoicedQuantity", String(direction * line.quantity), {
      unitCode: "C62",
    }),
    money("LineExtensionAmount", line.amountMinor),
    xml("cac:Item", [
      xml("cbc:Name", line.name ?? names[line.kind]),
      line.sku === null ? undefined : xml("cac:SellersItemIdentification", [xml("cbc:ID", line.sku)]),
      category("ClassifiedTaxCategory", line.vatPct),
    ]),
    xml("cac:Price", [xml("cbc:PriceAmount", decimalOf(line.unitMinor), { currencyID: paper.currency })]),
  ]);
}

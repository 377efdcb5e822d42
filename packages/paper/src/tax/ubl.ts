import { decimalOf } from "@vycep/domain/billing/payment-code";
import { type Minor, plus, times } from "@vycep/domain/kernel/money";
import type { IsdocWords } from "./isdoc.ts";
import { depositsOf, rowsOf, type TaxLine, type TaxPaper, type TaxParty } from "./tax-paper.ts";
import { type XmlElement, xml, xmlText } from "./xml.ts";

/** What rows are called that have no name of their own, and why packaging carries no VAT. */
export interface UblWords extends IsdocWords {
  readonly withoutVat: string;
}

interface Writing {
  readonly paper: TaxPaper;
  readonly words: UblWords;
  /** Credit notes stand in it without their sign. */
  readonly sign: 1 | -1;
  readonly money: (name: string, minor: Minor) => XmlElement;
}

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

/** Under which register Peppol knows a company's address, and its number: the Slovak DIČ, the Czech VAT number. */
const registers: Readonly<Record<string, { readonly address: string; readonly company: string }>> = {
  CZ: { address: "9929", company: "0154" },
  SK: { address: "0245", company: "0158" },
};

function partyOf(party: TaxParty): XmlElement {
  const { name, street, city, zip, country, ico, dic, icDph } = party;
  const register = registers[country];
  const vatNumber = icDph === "" ? dic : icDph;
  return xml("cac:Party", [
    register && dic !== "" ? xml("cbc:EndpointID", dic, { schemeID: register.address }) : undefined,
    xml("cac:PartyName", [xml("cbc:Name", name)]),
    xml("cac:PostalAddress", [
      xml("cbc:StreetName", street),
      xml("cbc:CityName", city),
      xml("cbc:PostalZone", zip),
      xml("cac:Country", [xml("cbc:IdentificationCode", country)]),
    ]),
    vatNumber === "" ? undefined : xml("cac:PartyTaxScheme", [xml("cbc:CompanyID", vatNumber), scheme()]),
    xml("cac:PartyLegalEntity", [
      xml("cbc:RegistrationName", name),
      xml("cbc:CompanyID", ico, register ? { schemeID: register.company } : {}),
    ]),
  ]);
}

function scheme(): XmlElement {
  return xml("cac:TaxScheme", [xml("cbc:ID", "VAT")]);
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

/** Goods are of the standard category by their rate; packaging is exempt, for which a reason is asked. */
function category(name: string, ratePct: number | null, reason?: string): XmlElement {
  return xml(`cac:${name}`, [
    xml("cbc:ID", ratePct === null ? "E" : ratePct === 0 ? "Z" : "S"),
    xml("cbc:Percent", String(ratePct ?? 0)),
    reason === undefined ? undefined : xml("cbc:TaxExemptionReason", reason),
    scheme(),
  ]);
}

function taxTotal({ paper, words, money }: Writing): XmlElement {
  const hasDeposits = rowsOf(paper).some(({ vatPct }) => vatPct === null);
  return xml("cac:TaxTotal", [
    money("TaxAmount", paper.vatMinor),
    ...paper.vat.map(({ ratePct, baseMinor, vatMinor }) =>
      xml("cac:TaxSubtotal", [
        money("TaxableAmount", baseMinor),
        money("TaxAmount", vatMinor),
        category("TaxCategory", ratePct),
      ]),
    ),
    hasDeposits
      ? xml("cac:TaxSubtotal", [
          money("TaxableAmount", depositsOf(paper)),
          xml("cbc:TaxAmount", "0.00", { currencyID: paper.currency }),
          category("TaxCategory", null, words.withoutVat),
        ])
      : undefined,
  ]);
}

function monetaryTotal({ paper, money }: Writing): XmlElement {
  const exclusive = plus(paper.netMinor, depositsOf(paper));
  return xml("cac:LegalMonetaryTotal", [
    money("LineExtensionAmount", exclusive),
    money("TaxExclusiveAmount", exclusive),
    money("TaxInclusiveAmount", plus(exclusive, paper.vatMinor)),
    paper.roundingMinor === 0 ? undefined : money("PayableRoundingAmount", paper.roundingMinor),
    money("PayableAmount", paper.totalMinor),
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

import { decimalOf } from "@vycep/domain/billing/payment-code";
import { inPartnerUnits } from "@vycep/domain/edi/asked-boxes";
import { lineKind } from "@vycep/domain/edi/order-answer";
import { type XmlElement, xml, xmlText } from "../tax/xml.ts";
import type { PartnerLine, PartnerOrder } from "./partner-answer.ts";
import { ublUnitCode } from "./ubl-order.ts";

/** UNCL 4343 for the whole answer, UNCL 1229 for its lines. */
const responses = { accepted: "AP", changed: "CA", refused: "RE" } as const;
const statuses = { accepted: "5", changed: "3", refused: "7" } as const;

/** The answer to an order, line by line (Peppol BIS Ordering 3, T76). */
export function orderResponseOf(order: PartnerOrder): string {
  const { envelope, number, orderReference, orderNumber, kind, deliveryDay, currency, lines } = order;
  return document("OrderResponse", [
    xml("cbc:CustomizationID", "urn:fdc:peppol.eu:poacc:trns:order_response:3"),
    xml("cbc:ProfileID", "urn:fdc:peppol.eu:poacc:bis:ordering:3"),
    xml("cbc:ID", number),
    orderNumber === null ? undefined : xml("cbc:SalesOrderID", orderNumber),
    xml("cbc:IssueDate", envelope.day),
    xml("cbc:OrderResponseCode", responses[kind]),
    xml("cbc:DocumentCurrencyCode", currency),
    xml("cac:OrderReference", [xml("cbc:ID", orderReference)]),
    seller(order),
    buyer(order),
    deliveryDay === null
      ? undefined
      : xml("cac:Delivery", [xml("cac:PromisedDeliveryPeriod", [xml("cbc:EndDate", deliveryDay)])]),
    ...lines.map((line, at) =>
      xml("cac:OrderLine", [
        xml("cac:LineItem", answerLine(line, at, currency)),
        xml("cac:OrderLineReference", [xml("cbc:LineID", line.line.lineNo)]),
      ]),
    ),
  ]);
}

/** What is on its way: lines of which something comes (Peppol BIS Despatch Advice 3, T16). */
export function despatchAdviceOf(order: PartnerOrder): string {
  const { envelope, number, orderReference, deliveryDay, place, lines } = order;
  return document("DespatchAdvice", [
    xml("cbc:CustomizationID", "urn:fdc:peppol.eu:poacc:trns:despatch_advice:3"),
    xml("cbc:ProfileID", "urn:fdc:peppol.eu:poacc:bis:despatch_advice:3"),
    xml("cbc:ID", number),
    xml("cbc:IssueDate", envelope.day),
    xml("cac:OrderReference", [xml("cbc:ID", orderReference)]),
    xml("cac:DespatchSupplierParty", [party(envelope.from, order.sellerName)]),
    xml("cac:DeliveryCustomerParty", [party(place ?? envelope.to, order.buyerName)]),
    xml("cac:BuyerCustomerParty", [named(envelope.to, order.buyerName)]),
    xml("cac:SellerSupplierParty", [named(envelope.from, order.sellerName)]),
    xml("cac:Shipment", [
      xml("cbc:ID", number),
      deliveryDay === null
        ? undefined
        : xml("cac:Delivery", [
            xml("cac:EstimatedDeliveryPeriod", [
              xml("cbc:StartDate", deliveryDay),
              xml("cbc:EndDate", deliveryDay),
            ]),
          ]),
    ]),
    ...lines
      .filter(({ boxes }) => boxes > 0)
      .map((line, at) =>
        xml("cac:DespatchLine", [
          xml("cbc:ID", String(at + 1)),
          quantity("DeliveredQuantity", line, given(line)),
          xml("cac:OrderLineReference", [
            xml("cbc:LineID", line.line.lineNo),
            xml("cac:OrderReference", [xml("cbc:ID", orderReference)]),
          ]),
          item(line),
        ]),
      ),
  ]);
}

function answerLine(line: PartnerLine, at: number, currency: string) {
  const { unitPriceMinor, reasonCode, reasonText } = line;
  return [
    xml("cbc:ID", String(at + 1)),
    reasonCode === null ? undefined : xml("cbc:Note", `${reasonCode} ${reasonText ?? ""}`.trim()),
    xml("cbc:LineStatusCode", statuses[lineKind(line)]),
    quantity("Quantity", line, given(line)),
    unitPriceMinor === null
      ? undefined
      : xml("cac:Price", [
          xml("cbc:PriceAmount", decimalOf(unitPriceMinor), { currencyID: currency }),
          xml("cbc:BaseQuantity", "1", { unitCode: "XCT" }),
        ]),
    item(line),
  ];
}

function given({ boxes, unitsPerBox }: PartnerLine): number {
  return inPartnerUnits(boxes, unitsPerBox);
}

function quantity(name: string, { line }: PartnerLine, amount: number): XmlElement {
  return xml(`cbc:${name}`, String(amount), { unitCode: ublUnitCode(line.unit) });
}

function item({ name, gtin, sku, line }: PartnerLine): XmlElement {
  const ours = sku ?? line.ourNumber;
  const code = (kind: string, id: string | null, attributes = {}) =>
    id === null ? undefined : xml(`cac:${kind}ItemIdentification`, [xml("cbc:ID", id, attributes)]);
  return xml("cac:Item", [
    xml("cbc:Name", name === "" ? line.lineNo : name),
    code("Buyers", line.theirNumber),
    code("Sellers", ours),
    code("Standard", gtin ?? line.gtin, { schemeID: "0160" }),
  ]);
}

function seller({ envelope, sellerName }: PartnerOrder): XmlElement {
  return xml("cac:SellerSupplierParty", [party(envelope.from, sellerName)]);
}

function buyer({ envelope, buyerName }: PartnerOrder): XmlElement {
  return xml("cac:BuyerCustomerParty", [party(envelope.to, buyerName)]);
}

/** By its global location number. */
function party(gln: string, name: string): XmlElement {
  return xml("cac:Party", [
    xml("cbc:EndpointID", gln, gs1),
    xml("cac:PartyIdentification", [xml("cbc:ID", gln, gs1)]),
    xml("cac:PartyLegalEntity", [xml("cbc:RegistrationName", name)]),
  ]);
}

/** The same where it is only told who else it concerns. */
function named(gln: string, name: string): XmlElement {
  return xml("cac:Party", [
    xml("cac:PartyIdentification", [xml("cbc:ID", gln, gs1)]),
    xml("cac:PartyName", [xml("cbc:Name", name)]),
  ]);
}

const gs1 = { schemeID: "0088" };

function document(root: string, children: readonly (XmlElement | undefined)[]): string {
  const common = "urn:oasis:names:specification:ubl:schema:xsd";
  return xmlText(
    xml(root, children, {
      xmlns: `${common}:${root}-2`,
      "xmlns:cac": `${common}:CommonAggregateComponents-2`,
      "xmlns:cbc": `${common}:CommonBasicComponents-2`,
    }),
  );
}

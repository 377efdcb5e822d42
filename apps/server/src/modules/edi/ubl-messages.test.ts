import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import type { PartnerLine, PartnerOrder } from "@vycep/paper/edi/partner-answer";
import { despatchAdviceOf, orderResponseOf } from "@vycep/paper/edi/ubl-answer";
import type { XmlTree } from "@vycep/paper/edi/xml-tree";
import { expect, test } from "vitest";
import { readXml } from "../../platform/calls/read-xml.ts";

/** What may stand in an element by Peppol's structures of T76 and T16, in this order; "!" must, "*" may often. */
const structures: Readonly<Record<string, string>> = {
  OrderResponse:
    "CustomizationID! ProfileID! ID! SalesOrderID IssueDate! IssueTime OrderResponseCode! Note DocumentCurrencyCode! CustomerReference OrderReference! SellerSupplierParty! BuyerCustomerParty! Delivery OrderLine*",
  DespatchAdvice:
    "CustomizationID! ProfileID! ID! IssueDate! IssueTime Note OrderReference* AdditionalDocumentReference* DespatchSupplierParty! DeliveryCustomerParty! BuyerCustomerParty SellerSupplierParty OriginatorCustomerParty Shipment DespatchLine*",
  Party: "EndpointID PartyIdentification* PartyName PostalAddress PartyLegalEntity Contact",
  OrderLine: "LineItem! SellerSubstitutedLineItem OrderLineReference!",
  LineItem: "ID! Note LineStatusCode! Quantity MaximumBackorderQuantity Delivery Price Item!",
  Item: "Name! BuyersItemIdentification SellersItemIdentification StandardItemIdentification",
  DespatchLine: "ID! Note DeliveredQuantity OutstandingQuantity OutstandingReason OrderLineReference! Item!",
};

/** What in a document does not stand as its structure says, or says nothing at all. */
function faultsOf({ name, text, children }: XmlTree): readonly string[] {
  const rows = structures[name]?.split(" ") ?? children.map((child) => child.name);
  const allowed = rows.map((row) => row.replace(/[!*]$/, ""));
  const names = children.map((child) => child.name);
  const places = names.map((child) => allowed.indexOf(child));
  return [
    ...names.filter((_, at) => places[at] === -1).map((child) => `${name}: ${child} is not known`),
    ...places
      .filter((place, at) => place < (places[at - 1] ?? 0))
      .map((place) => `${name}: ${allowed[place]} comes late`),
    ...rows
      .filter((row) => row.endsWith("!") && !names.includes(row.slice(0, -1)))
      .map((row) => `${name}: ${row.slice(0, -1)} is missing`),
    ...rows
      .filter((row) => structures[name] !== undefined && !row.endsWith("*"))
      .map((row) => row.replace("!", ""))
      .filter((row) => names.filter((child) => child === row).length > 1)
      .map((row) => `${name}: more than one ${row}`),
    ...(children.length === 0 && text.trim() === "" ? [`${name} is empty`] : []),
    ...children.flatMap(faultsOf),
  ];
}

const line = (said: Partial<PartnerLine>): PartnerLine => ({
  ...{ sku: "100101", asked: 2, unitsPerBox: 1, boxes: 2, reason: null },
  line: { lineNo: "10", gtin: null, ourNumber: null, theirNumber: "KL<1>", quantity: 2, unit: "box" },
  name: "Světlý ležák & 12°",
  gtin: "02901001011010",
  unitPriceMinor: toMinor(22_100),
  reasonCode: null,
  reasonText: null,
  ...said,
});

const order: PartnerOrder = {
  envelope: {
    ...{ from: "2909999000009", to: "2909900000036", reference: "17", isTest: false },
    day: toLocalDate("2026-11-23"),
    minutes: 545,
  },
  number: "R17",
  orderReference: "OBJ:1",
  orderNumber: "4700200001",
  kind: "changed",
  buyerName: "Klásek",
  sellerName: "Lipovrch",
  place: "2909805003026",
  deliveryDay: toLocalDate("2026-11-24"),
  currency: "CZK",
  lines: [
    line({}),
    line({
      ...{ boxes: 0, sku: null, gtin: null, name: "", unitPriceMinor: null },
      ...{ reason: "product-unknown", reasonCode: "AB", reasonText: "Výrobek neznáme" },
      line: {
        ...{ lineNo: "20", gtin: null, ourNumber: null, theirNumber: null },
        ...{ quantity: Number.NaN, unit: null },
      },
    }),
  ],
};

test("an answer stands as Peppol's structure of the order response says, and leaves nothing empty", () => {
  const tree = readXml(orderResponseOf(order));
  expect(tree.name).toBe("OrderResponse");
  expect(faultsOf(tree)).toEqual([]);
  const bare = readXml(orderResponseOf({ ...order, orderNumber: null, deliveryDay: null, kind: "refused" }));
  expect(faultsOf(bare)).toEqual([]);
});

test("a despatch advice stands as Peppol's structure says, and tells only what comes", () => {
  const tree = readXml(despatchAdviceOf(order));
  expect(faultsOf(tree)).toEqual([]);
  expect(tree.children.filter(({ name }) => name === "DespatchLine")).toHaveLength(1);
});

import { gtinOf } from "@vycep/domain/edi/gtin";
import type { EdiLine, EdiUnit, OrderMessage } from "@vycep/domain/edi/order-message";
import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { isGln } from "@vycep/domain/ship-to/gln";
import type { ReadInterchange, ReadMessage } from "./edifact-order.ts";
import { elementsAt, textAt, type XmlTree } from "./xml-tree.ts";

/**
 * An order in UBL 2.1 (Peppol BIS Order 3); undefined where it is no order. Sender and receiver are the endpoints of
 * buyer and seller, and the order's number is the message's.
 */
export function orderOfUbl(root: XmlTree): ReadInterchange | undefined {
  if (root.name !== "Order") return undefined;
  const reference = textAt(root, "ID");
  const order = readOrder(root);
  const message: ReadMessage =
    typeof order === "string"
      ? { reference: reference || "-", kind: "fault", fault: order }
      : { reference, kind: "order", order };
  return {
    sender: glnAt(root, "BuyerCustomerParty"),
    receiver: glnAt(root, "SellerSupplierParty"),
    isTest: textAt(root, "ProfileExecutionID").toLowerCase() === "test",
    messages: [message],
  };
}

/** The GLN of a party: its endpoint, else any of its numbers that is one. */
function glnAt(root: XmlTree, role: string): string {
  const party = elementsAt(root, role, "Party")[0];
  return glnOf([...elementsAt(party, "EndpointID"), ...elementsAt(party, "PartyIdentification", "ID")]);
}

function glnOf(ids: readonly XmlTree[]): string {
  return ids.map(({ text }) => text.trim()).find(isGln) ?? "";
}

function readOrder(root: XmlTree): OrderMessage | string {
  const number = textAt(root, "ID");
  if (number === "") return "cbc:ID names no order";
  const buyer = glnAt(root, "BuyerCustomerParty");
  if (buyer === "") return "cac:BuyerCustomerParty holds no GLN";
  const type = textAt(root, "OrderTypeCode");
  const wanted = wantedDayOf(root);
  if (wanted === "unreadable") return "cac:RequestedDeliveryPeriod holds no day";
  const lines = elementsAt(root, "OrderLine", "LineItem").map(lineOf);
  if (lines.length === 0) return "the order has no line";
  return {
    ...{ number, buyer, lines },
    purpose: type === "" || type === "220" ? "new" : "other",
    place: placeOf(root),
    wantedDay: wanted,
    note: textAt(root, "Note"),
  };
}

function placeOf(root: XmlTree): string | null {
  const delivery = elementsAt(root, "Delivery")[0];
  const said = [
    ...elementsAt(delivery, "DeliveryLocation", "ID"),
    ...elementsAt(delivery, "DeliveryParty", "PartyIdentification", "ID"),
  ];
  return glnOf(said) || (said[0]?.text.trim() ?? "") || null;
}

/** When the goods shall come: the last day of the period, else its first. */
function wantedDayOf(root: XmlTree): LocalDate | null | "unreadable" {
  const period = elementsAt(root, "Delivery", "RequestedDeliveryPeriod")[0];
  const said = textAt(period, "EndDate") || textAt(period, "StartDate");
  return said === "" ? null : (parseLocalDate(said.slice(0, 10)) ?? "unreadable");
}

function lineOf(item: XmlTree, at: number): EdiLine {
  const [amount] = elementsAt(item, "Quantity");
  const goods = elementsAt(item, "Item")[0];
  const number = (...path: readonly string[]) => textAt(goods, ...path) || null;
  const gtin = number("StandardItemIdentification", "ID");
  const said = amount?.text.trim() ?? "";
  return {
    lineNo: textAt(item, "ID") || String(at + 1),
    gtin: gtin === null ? null : gtinOf(gtin),
    ourNumber: number("SellersItemIdentification", "ID"),
    theirNumber: number("BuyersItemIdentification", "ID"),
    quantity: said === "" ? Number.NaN : Number(said),
    unit: ublUnits[amount?.attributes["unitCode"] ?? ""] ?? null,
  };
}

/** Of UNECE recommendation 20 and, with an X before it, 21. */
const ublUnits: Readonly<Record<string, EdiUnit>> = {
  "": "piece",
  ...{ C62: "piece", H87: "piece", EA: "piece", NAR: "piece", XBO: "piece", XCX: "piece" },
  ...{ XCT: "box", XCS: "box", XBX: "box", XCR: "box", XPK: "box", XKG: "box", XBC: "box", CS: "box" },
  LR: "layer",
  ...{ XPX: "pallet", XPF: "pallet", D97: "pallet", PF: "pallet" },
};

/** A unit as our messages write it; one that was not understood is written as boxes. */
export function ublUnitCode(unit: EdiUnit | null): string {
  return { piece: "H87", box: "XCT", layer: "LR", pallet: "XPX" }[unit ?? "box"];
}

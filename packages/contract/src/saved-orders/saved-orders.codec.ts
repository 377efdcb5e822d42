/** Saved orders between the domain's words and the API's (SAVED-03, GQL-27…32): money in whole currency. */
import type { NewLineRefusal } from "@vycep/domain/cart/new-line";
import type { CartId, ShipToId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Currency, Minor } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import type { Market } from "@vycep/domain/market/market";
import type { Texts } from "@vycep/domain/market/texts";
import type { PastLine, ReviewedLine } from "@vycep/domain/orders/reorder";
import type { ShownStatus } from "@vycep/domain/orders/status";
import { encodeInstant } from "../calendar/calendar.codec.ts";
import { encodeMoney, encodeUserError } from "../cart/cart.codec.ts";
import { fromUid, toUid } from "../uid.ts";

export type SavedOrderFacts = {
  readonly id: number;
  readonly cartId: CartId;
  readonly shipToId: ShipToId;
  /** Of its place (D20). */
  readonly market: Market;
  readonly title: string;
  readonly customerOrderNumber: string;
  readonly noteForDriver: string;
  readonly deliveryMethod: string | null;
  readonly deliveryDate: LocalDate | null;
  readonly currency: Currency;
  readonly netMinor: Minor;
  readonly totalMinor: Minor;
  readonly boxes: number;
  readonly lineCount: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly isDeleted: boolean;
};

/** A line to be put into a cart again, with the name it had. */
export type NamedPastLine = PastLine & { readonly names: Texts };

export type SavedLineFacts = NamedPastLine & { readonly netMinor: Minor };

/** Reads the opaque id of a saved order; undefined when it can be none. */
export function decodeSavedOrderId(id: string): number | undefined {
  const number = fromUid(id);
  return number !== undefined && /^[1-9]\d{0,14}$/.test(number) ? Number(number) : undefined;
}

/** The plain fields; places and lines are answered when they are asked for. */
export function encodeSavedOrder(saved: SavedOrderFacts) {
  const created = encodeInstant(saved.createdAt);
  return {
    id: toUid(String(saved.id)),
    title: saved.title,
    date: created,
    created_at: created,
    updated_at: encodeInstant(saved.updatedAt),
    total: encodeMoney(saved.totalMinor, saved.currency),
    total_excluding_tax: encodeMoney(saved.netMinor, saved.currency),
    total_qty: saved.boxes,
    total_lines: saved.lineCount,
    market: saved.market,
    status: "saved-order" satisfies ShownStatus,
    saved_order_later: true,
    is_active: !saved.isDeleted,
    cart_id: saved.cartId,
    outlet_id: saved.shipToId,
    ship_to_id: saved.shipToId,
    customer_order_number: saved.customerOrderNumber,
    note_for_driver: saved.noteForDriver,
    type_of_transport: saved.deliveryMethod,
    delivery_date: saved.deliveryDate,
  };
}

export function encodeSavedOrderItem(line: SavedLineFacts, currency: Currency, language: Language) {
  return {
    ...encodeAmounts(line),
    sku: line.sku,
    name: line.names[language],
    quantity: line.boxes,
    price: encodePrice(line.unitMinor, currency),
    row_total: encodeMoney(line.netMinor, currency),
  };
}

/** What an item is called, and where it stands in the saved order. */
type ItemPlace = { readonly name: string; readonly index: number; readonly language: Language };

export function encodeFailedItem(line: PastLine, refusal: NewLineRefusal, place: ItemPlace) {
  const { name, index, language } = place;
  const error = encodeUserError({ index, sku: line.sku, refusal }, language);
  return {
    ...encodeAmounts(line),
    sku: line.sku,
    name,
    index,
    code: error.code,
    reason: error.reason,
    message: error.message,
    quantity: error.quantity,
  };
}

type Currencies = { readonly saved: Currency; readonly now: Currency };

export function encodePreviewItem(reviewed: ReviewedLine, place: ItemPlace, currencies: Currencies) {
  const { line, boxes, unitMinor } = reviewed;
  const isAddable = reviewed.kind === "addable";
  return {
    ...encodeAmounts(line),
    state: encodeState(reviewed),
    sku: line.sku,
    name: place.name,
    index: place.index,
    quantity: boxes,
    saved_quantity: line.boxes,
    price: encodePrice(unitMinor, currencies.now),
    saved_price: encodePrice(line.unitMinor, currencies.saved),
    changes: isAddable ? [...reviewed.changes] : [],
    error: isAddable ? null : encodeFailedItem(line, reviewed.refusal, place),
  };
}

/** The three kinds of lines of a preview (D06, C2). */
export function encodeState(reviewed: ReviewedLine) {
  if (reviewed.kind === "not-addable") return "NOT_ADDABLE" as const;
  return reviewed.changes.length === 0 ? ("ADDABLE" as const) : ("CHANGED" as const);
}

function encodeAmounts({ packages, layers, pallets }: PastLine) {
  return { number_of_packages: packages, number_of_layer: layers, number_of_pallet: pallets };
}

function encodePrice(minor: Minor | null, currency: Currency) {
  return minor === null ? null : encodeMoney(minor, currency);
}

/** What the API says of orders: why one was not placed or not cancelled, and the labels of the status lists. */
import type { CancelRefusal } from "@vycep/domain/orders/order-states";
import type { KeepRefusal } from "@vycep/domain/orders/price-limit";
import { inEveryLanguage, type Sentence, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

/** C12: accepting the new total is one tap. */
export const priceChanged: Sentence = said.priceChanged;

/** C21: what is sent is what was seen. */
export const cartChanged: Sentence = said.cartChanged;

/** B14: what the customer wants to pay at most is less than the order costs already. */
export const limitBelowTotal: Sentence = said.limitBelowTotal;

/** B16: said to whoever a purchasing system sent. */
export const onPunchOutVisit: Sentence = said.onPunchOutVisit;

/** B14: said when a price above the limit is kept. */
export const priceKept: Sentence = said.priceKept;

/** Why there is no price above the limit to keep. */
export type NotKept = "no-such-order" | KeepRefusal["kind"];

/** B14. */
export const notKeptMessages: Sentences<NotKept> = said.notKeptMessages;

/** B1: the next day that can be ordered for. */
export const cutOffPassed: Sentence = said.cutOffPassed;

/** HISTORY-07: said when the order is cancelled, and never otherwise. */
export const orderCancelled: Sentence = said.orderCancelled;

/** EMPTIES-03: the order and the collection that was placed with it. */
export const bothCancelled: Sentence = said.bothCancelled;

/** Why an order was not cancelled; one that was cancelled before is no refusal. */
export type NotCancelled =
  | "no-such-order"
  | "empties-order-underway"
  | Exclude<CancelRefusal["kind"], "already-cancelled">;

/** HISTORY-08, HISTORY-09, ERROR-65. */
export const notCancelledMessages: Sentences<NotCancelled> = said.notCancelledMessages;

export type ExportColumn =
  | "number"
  | "own-number"
  | "created"
  | "delivery"
  | "ship-to-id"
  | "ship-to"
  | "method"
  | "status"
  | "lines"
  | "net"
  | "vat"
  | "deposit"
  | "total"
  | "currency";

/** The columns of the exported history, in their order (HISTORY-11). */
export const exportColumns: Sentences<ExportColumn> = said.exportColumns;

/** The last row of an export that does not hold everything. */
export const exportCut: Sentence = said.exportCut;

/** The name of the file, and of the sheet within it. */
export const exportNames: Sentences<"file" | "sheet"> = said.exportNames;

/** What the API says to staff of orders: why they could not change one (DORD-03, DORD-05), with the codes of the ERP's reports among them. */
import type { OrderState } from "@vycep/domain/orders/order-states";
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type OrderDeskMessage = keyof typeof said.orderDeskMessages;

export const orderDeskMessages: Sentences<OrderDeskMessage> = said.orderDeskMessages;

/** DLIST-04: the columns of an export, in their order. */
export const orderDeskColumns: Sentences<keyof typeof said.orderDeskColumns> = said.orderDeskColumns;

/** DORD-01: how staff call the states. */
export const orderDeskStates: Sentences<OrderState> = said.orderDeskStates;

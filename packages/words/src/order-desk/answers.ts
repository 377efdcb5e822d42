/** Why staff could not change an order (DORD-03, DORD-05), with the codes of the ERP's reports among them. */
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type OrderDeskMessage = keyof typeof said.orderDeskMessages;

export const orderDeskMessages: Sentences<OrderDeskMessage> = said.orderDeskMessages;

import { aFlag, aText, jsonOf, objectOf, recordOf } from "@vycep/shell/storage/shape";
import { inLocal, inSession } from "@vycep/shell/storage/stored-value";

/** What the browser keeps of an order that is being sent. */
export const checkoutKeys = {
  /** What an order with provisional prices may come to, as it is written (B14). */
  priceLimit: inLocal("priceLimit", jsonOf(objectOf({ cartId: aText, isOn: aFlag, text: aText }))),
  /** An order that was sent and not answered yet, with its key: a repeat of it counts once (C9). */
  sentOrder: inSession("sentOrder", jsonOf(recordOf(aText))),
} as const;

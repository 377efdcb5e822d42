import type { Language } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { type OrderDeskMessage, orderDeskMessages } from "@vycep/words/order-desk/answers";
import type { DeskOrderRefusal } from "../../../platform/desk/desk-graphql.gen.ts";

/** Why an order was not changed, as the contract says it. */
export function orderRefusal(
  code: OrderDeskMessage,
  language: Language,
  { lineNo, why = "" }: { readonly lineNo?: number; readonly why?: string } = {},
): DeskOrderRefusal {
  return {
    ...{ code, lineNo: lineNo ?? null },
    message: say(orderDeskMessages[code], language, { lineNo: lineNo ?? 0, why }),
  };
}

/** Whether the desk has words for a code of the ERP's reports. */
export function isOrderDeskMessage(code: string): code is OrderDeskMessage {
  return Object.hasOwn(orderDeskMessages, code);
}

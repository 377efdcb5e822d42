import type { Language } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { type OrderDeskMessage, orderDeskMessages } from "@vycep/words/order-desk/answers";
import type { DeskOrderRefusal } from "../../../platform/desk/desk-graphql.gen.ts";

/** Why nothing was done with an order; a code of the rules that has no words of its own is a step that is not allowed. */
export function refusalOfMove(
  refusal: { readonly kind: string; readonly lineNo?: number; readonly most?: number; readonly why?: string },
  language: Language,
): DeskOrderRefusal {
  const code = isOrderDeskMessage(refusal.kind) ? refusal.kind : "step-not-allowed";
  return orderRefusal(code, language, refusal);
}

/** Why an order was not changed, as the contract says it. */
export function orderRefusal(
  code: OrderDeskMessage,
  language: Language,
  {
    lineNo,
    most = 0,
    why = "",
  }: { readonly lineNo?: number; readonly most?: number; readonly why?: string } = {},
): DeskOrderRefusal {
  return {
    ...{ code, lineNo: lineNo ?? null },
    message: say(orderDeskMessages[code], language, { lineNo: lineNo ?? 0, most, why }),
  };
}

/** Whether the desk has words for a code of the ERP's reports. */
export function isOrderDeskMessage(code: string): code is OrderDeskMessage {
  return Object.hasOwn(orderDeskMessages, code);
}

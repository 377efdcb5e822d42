import type { ListedMethod } from "@vycep/contract/orders/orders.rest";
import { SHIPPING_METHODS, shortCode } from "@vycep/domain/transport/method";
import { say } from "@vycep/words/engine/sentence";
import { methodLabels } from "@vycep/words/transport/answers";
import type { RequestContext } from "../../platform/request-context.ts";

/** The seven order types with their labels and short codes (REST-47, TRANSPORT-01…07). */
export async function getOrderTypes(context: RequestContext): Promise<ListedMethod[]> {
  await context.actor();
  return SHIPPING_METHODS.map((code) => ({
    code,
    label: say(methodLabels[code], context.language),
    shortCode: shortCode(code),
  }));
}

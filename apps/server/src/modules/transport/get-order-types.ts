import { SHIPPING_METHODS } from "@vycep/domain/transport/method";
import { say } from "@vycep/words/engine/sentence";
import { methodLabels } from "@vycep/words/transport/answers";
import type { RequestContext } from "../../platform/request-context.ts";

/** The seven order types with their labels (REST-47, TRANSPORT-01…10). */
export async function getOrderTypes(context: RequestContext): Promise<{ code: string; label: string }[]> {
  await context.actor();
  return SHIPPING_METHODS.map((code) => ({ code, label: say(methodLabels[code], context.language) }));
}

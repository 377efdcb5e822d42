import type { LabelLanguage } from "@vycep/domain/market/language";
import { DELIVERY_STATUSES, HISTORY_STATUSES } from "@vycep/domain/orders/status";
import { deliveryStatusLabels, shownStatusLabels } from "@vycep/words/status-labels/answers";
import type { RequestContext } from "../../platform/request-context.ts";
import { historyScope } from "./orders.policy.ts";

/** The statuses to filter the history by, in the order in which an order goes through them (REST-48, HISTORY-14, D23). */
export async function getOrderStatus(context: RequestContext) {
  historyScope(await context.actor());
  return codeList(HISTORY_STATUSES, shownStatusLabels, context);
}

/** The delivery statuses as the ERP spells them, with their labels (REST-49, OP-33, HISTORY-13). */
export async function orderStatus(context: RequestContext) {
  historyScope(await context.actor());
  return codeList(DELIVERY_STATUSES, deliveryStatusLabels, context);
}

/** Lists are also in languages that nothing else is in (LANG-18). */
function codeList<Code extends string>(
  codes: readonly Code[],
  labels: Readonly<Record<Code, Readonly<Record<LabelLanguage, string>>>>,
  { choice, language: spoken }: RequestContext,
) {
  const language = choice.labelLanguage ?? spoken;
  return codes.map((code) => ({ code, label: labels[code][language] }));
}

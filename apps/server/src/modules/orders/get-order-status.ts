import { deliveryStatusLabels, type Labels, shownStatusLabels } from "@vycep/contract/messages/status-labels";
import type { RequestContext } from "../../platform/request-context.ts";
import { historyScope } from "./orders.policy.ts";

/** The statuses to filter the history by, in the order in which an order goes through them (REST-48, HISTORY-14). */
export async function getOrderStatus(context: RequestContext) {
  historyScope(await context.actor());
  const { "saved-order": _saved, "in-preparation": _inPreparation, ...ofOrders } = shownStatusLabels;
  return codeList(ofOrders, context);
}

/** The delivery statuses as the ERP spells them, with their labels (REST-49, OP-33, HISTORY-13). */
export async function orderStatus(context: RequestContext) {
  historyScope(await context.actor());
  return codeList(deliveryStatusLabels, context);
}

/** Lists are also in languages that nothing else is in (LANG-18). */
function codeList(labels: Labels<string>, { choice, language: spoken }: RequestContext) {
  const language = choice.labelLanguage ?? spoken;
  return Object.entries(labels).map(([code, label]) => ({ code, label: label[language] }));
}

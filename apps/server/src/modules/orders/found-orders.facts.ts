import { shownStatus } from "@vycep/domain/orders/status";
import type { Found } from "@vycep/domain/search/found";
import { shownStatusLabels } from "@vycep/words/status-labels/answers";
import type { Deps } from "../../platform/deps.ts";
import { readPage } from "../../platform/list/read-list.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { orderSearch } from "./history/order-list.repo.ts";
import { historyScope } from "./orders.policy.ts";

/** The orders that a text finds, as their history finds them (HISTORY-01, C28). One statement. */
export async function foundOrders(
  { reads }: Deps,
  context: RequestContext,
  { text, limit }: { readonly text: string; readonly limit: number },
): Promise<readonly Found[]> {
  const { shipToIds, companyIds } = historyScope(await context.actor());
  const list = orderSearch({ shipToIds, text: { part: text, companyIds } });
  const { items, total } = await readPage(reads, list, { limit });
  const hits = items.map((order) => ({
    id: order.orderNumber,
    title: order.orderNumber,
    numbers: [order.orderNumber, order.sapId ?? "", order.customerOrderNumber],
    note: order.customerOrderNumber || undefined,
    status: shownStatusLabels[shownStatus(order)][context.language],
    day: order.deliveryDate,
    place: order.shipToName,
  }));
  return [{ kind: "order", total, hits }];
}

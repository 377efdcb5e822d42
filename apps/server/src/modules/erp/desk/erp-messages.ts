import { erpCancellationTopic } from "@vycep/contract/orders/erp-order";
import { erpPricingTopic } from "@vycep/contract/orders/erp-prices";
import type {
  ErpMessage,
  ErpMessageKind,
  ErpMessagePage,
  QueryErpMessagesArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { printCursor, readCursor } from "../../../platform/list/cursor.ts";
import { readPage } from "../../../platform/list/read-list.ts";
import { messageList, type QueuedMessage } from "../../outbox/outbox.facts.ts";
import type { IntegrationsDeps } from "./integrations.deps.ts";

const mostOnPage = 200;
const countedBy = 1000;

/** The contract gives these a value where nobody did. */
type MessagesArgs = QueryErpMessagesArgs & {
  readonly [Name in "standing" | "first"]: NonNullable<QueryErpMessagesArgs[Name]>;
};

/** What the ERP is told of orders, the newest first (DINT-01, DLIST-01). */
export async function erpMessages(
  { db }: IntegrationsDeps,
  { standing, first, after }: MessagesArgs,
): Promise<ErpMessagePage> {
  if (first < 1 || first > mostOnPage)
    throw badInput("page-size-invalid", undefined, [{ path: "first", code: "range" }]);
  const list = messageList(standing);
  const cursor = after ? readCursor(list.order, after, "after") : undefined;
  const page = await readPage(db, list, { after: cursor, limit: first, countedBy });
  return {
    items: page.items.map(messageOf),
    total: page.total,
    isMore: page.isMore,
    next: page.next ? printCursor(list.order, page.next) : null,
  };
}

function messageOf({ id, topic, at, nextAttempt, since, body, ...message }: QueuedMessage): ErpMessage {
  return {
    ...message,
    id: String(id),
    kind: kindOf(topic),
    at: at.toISOString(),
    nextAttempt: nextAttempt?.toISOString() ?? null,
    since: since?.toISOString() ?? null,
    body: JSON.stringify(body, undefined, 2),
  };
}

function kindOf(topic: string): ErpMessageKind {
  if (topic === erpCancellationTopic) return "cancellation";
  return topic === erpPricingTopic ? "pricing" : "order";
}

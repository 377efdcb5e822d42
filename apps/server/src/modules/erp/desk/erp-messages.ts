import { erpCancellationTopic } from "@vycep/contract/orders/erp-order";
import { erpPricingTopic } from "@vycep/contract/orders/erp-prices";
import type { Language } from "@vycep/domain/market/language";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  ErpMessage,
  ErpMessageKind,
  ErpMessagePage,
  QueryErpMessagesArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { readDeskPage } from "../../../platform/list/desk-page.ts";
import { outageInWords } from "../../outbox/outage-words.facts.ts";
import { messageList, type QueuedMessage } from "../../outbox/outbox.facts.ts";
import type { IntegrationsDeps } from "./integrations.deps.ts";

/** The contract gives these a value where nobody did. */
export type MessagesArgs = QueryErpMessagesArgs & {
  readonly [Name in "standing" | "first"]: NonNullable<QueryErpMessagesArgs[Name]>;
};

/** What the ERP is told of orders, the newest first (DINT-01, DLIST-01). */
export async function erpMessages(
  { db }: IntegrationsDeps,
  { language }: DeskContext,
  { standing, ...asked }: MessagesArgs,
): Promise<ErpMessagePage> {
  const page = await readDeskPage(db, messageList(standing), asked);
  return { ...page, items: page.items.map((message) => messageOf(message, language)) };
}

function messageOf(
  { id, topic, at, nextAttempt, since, error, ...message }: QueuedMessage,
  language: Language,
): ErpMessage {
  return {
    ...message,
    error: outageInWords(error, language),
    id: String(id),
    kind: kindOf(topic),
    at: at.toISOString(),
    nextAttempt: nextAttempt?.toISOString() ?? null,
    since: since?.toISOString() ?? null,
  };
}

export function kindOf(topic: string): ErpMessageKind {
  if (topic === erpCancellationTopic) return "cancellation";
  return topic === erpPricingTopic ? "pricing" : "order";
}

import type { WebhookDelivery } from "@vycep/contract/webhooks/webhooks.rest";
import { parseWebhookProblem } from "@vycep/domain/webhooks/webhook";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { type DeliveryRecord, deliveriesOf } from "./deliveries.repo.ts";
import { ownWebhook, webhookOwner } from "./webhooks.policy.ts";

const most = 100;

/** What was sent to an address and what waits, the newest first (B16). */
export async function getDeliveries(
  { db }: Deps,
  context: RequestContext,
  id: string,
): Promise<{ deliveries: WebhookDelivery[] }> {
  const owner = webhookOwner(await context.actor());
  await ownWebhook(db, { context, owner }, id);
  return { deliveries: (await deliveriesOf(db, id, most)).map(shown) };
}

function shown({ endpointId: _, deliveredAt, givenUpAt, ...record }: DeliveryRecord): WebhookDelivery {
  const { id, eventId, type, shipToId, attempts, statusCode, problem } = record;
  const state = deliveredAt !== null ? "delivered" : givenUpAt !== null ? "given-up" : "waiting";
  return {
    ...{ id, eventId, type, shipToId, state, attempts, statusCode },
    problem: problem === null ? null : parseWebhookProblem(problem),
    createdAt: record.createdAt.toISOString(),
    attemptedAt: record.attemptedAt?.toISOString() ?? null,
    nextAttemptAt: state === "waiting" ? record.nextAttemptAt.toISOString() : null,
  };
}

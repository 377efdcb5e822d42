import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { parseWebhookProblem } from "@vycep/domain/webhooks/webhook";
import { say } from "@vycep/words/engine/sentence";
import { webhookMessages } from "@vycep/words/webhooks/answers";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskKeyAnswer,
  DeskWebhookDeliveryPage,
  DeskWebhookPage,
  QueryWebhookDeliveriesArgs,
  QueryWebhookEndpointsArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { readDeskPage } from "../../../platform/list/desk-page.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { repeatDeliveryRow } from "../deliveries.repo.ts";
import { deliveryList, endpointList, holdDelivery } from "./desk-webhooks.repo.ts";

/** Where customers' systems hear of what happens (DINT-02, DLIST-01). */
export async function listEndpoints(
  { db }: Deps,
  context: DeskContext,
  asked: QueryWebhookEndpointsArgs,
): Promise<DeskWebhookPage> {
  const { reach } = await context.staff();
  const page = await readDeskPage(db, endpointList(reach), asked);
  return {
    ...page,
    items: page.items.map(({ topics, shipToIds, createdAt, failingSince, switchedOffAt, ...endpoint }) => ({
      ...endpoint,
      topics: [...topics],
      shipToCount: shipToIds.length,
      isOn: switchedOffAt === null,
      createdAt: createdAt.toISOString(),
      failingSince: failingSince?.toISOString() ?? null,
    })),
  };
}

/** What was sent to them and what waits, the newest first (DINT-02, DLIST-01). */
export async function listDeliveries(
  { db }: Deps,
  context: DeskContext,
  { state, ...asked }: QueryWebhookDeliveriesArgs,
): Promise<DeskWebhookDeliveryPage> {
  const { reach } = await context.staff();
  const page = await readDeskPage(db, deliveryList(state ?? undefined, reach), asked);
  return {
    ...page,
    items: page.items.map(({ createdAt, attemptedAt, nextAttempt, problem, url, ...delivery }) => ({
      ...delivery,
      host: new URL(url).host,
      problem: problem === null ? null : parseWebhookProblem(problem),
      createdAt: createdAt.toISOString(),
      attemptedAt: attemptedAt?.toISOString() ?? null,
      nextAttempt: nextAttempt?.toISOString() ?? null,
    })),
  };
}

/** Sends a message again under its own name, at once; one to an address that is off would only wait (DINT-02). */
export async function repeatWebhookDelivery(
  deps: Deps,
  context: DeskContext,
  id: string,
): Promise<DeskKeyAnswer> {
  const { uid, reach } = await context.staff();
  const refusal = await inTransaction(deps.db, async (tx) => {
    const held = await holdDelivery(tx, id, reach);
    if (held === undefined) return "delivery-not-found";
    if (held.isOff) return "webhook-off";
    await repeatDeliveryRow(tx, id, [held.endpointId]);
    await recordAudit(tx, {
      ...{ at: deps.clock.instant(), uid: toId<UserId>(uid), companyId: held.companyId },
      ...{ action: "webhook.repeated", subjectKind: "webhook", subjectId: held.endpointId },
      ...{ requestId: context.requestId, detail: { value: held.eventId } },
    });
    return;
  });
  if (refusal === undefined) return { refusal: null };
  return {
    refusal: { code: refusal, message: say(webhookMessages[refusal], context.language), field: null },
  };
}

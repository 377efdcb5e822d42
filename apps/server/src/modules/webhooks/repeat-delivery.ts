import { say } from "@vycep/words/engine/sentence";
import { webhookMessages } from "@vycep/words/webhooks/answers";
import type { Deps } from "../../platform/deps.ts";
import { notFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { repeatDeliveryRow } from "./deliveries.repo.ts";
import { visibleWebhooks, webhookOwner } from "./webhooks.policy.ts";

/** Sends a message again, under the same name (B16); one of a foreign address is as unknown as a missing one (C16). */
export async function repeatDelivery(
  { db }: Deps,
  context: RequestContext,
  id: string,
): Promise<{ result: boolean }> {
  const owner = webhookOwner(await context.actor());
  const mine = (await visibleWebhooks(db, owner)).map((webhook) => webhook.id);
  if (!(await inTransaction(db, (tx) => repeatDeliveryRow(tx, id, mine))))
    throw notFound("delivery-not-found", say(webhookMessages["delivery-not-found"], context.language));
  return { result: true };
}

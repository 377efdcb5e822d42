import { randomUUID } from "node:crypto";
import type { NewWebhookAnswer, NewWebhookBody } from "@vycep/contract/webhooks/webhooks.rest";
import { MOST_WEBHOOKS } from "@vycep/domain/webhooks/webhook";
import { say } from "@vycep/words/engine/sentence";
import { shipToMessages } from "@vycep/words/ship-to/answers";
import { webhookMessages } from "@vycep/words/webhooks/answers";
import type { Deps } from "../../platform/deps.ts";
import { AppError, notFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { newSecret } from "../../platform/secrets/one-time-secret.ts";
import { sealText } from "../../platform/secrets/sealed-text.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { shownWebhook } from "./get-webhooks.ts";
import { isWebhookAddress } from "./webhook-address.ts";
import { auditWebhook } from "./webhook-audit.ts";
import { webhookOwner } from "./webhooks.policy.ts";
import { addWebhook, holdWebhooksOf, webhookPurpose, webhooksOf } from "./webhooks.repo.ts";

/** A new address for messages (B16). What comes out of the house asks for a sign-in as fresh as a new way in (D38). */
export async function makeWebhook(
  deps: Deps,
  context: RequestContext,
  { url, topics, shipToIds }: NewWebhookBody,
): Promise<NewWebhookAnswer> {
  const { db, clock, config } = deps;
  const actor = await context.actor();
  const { companyId, managed } = webhookOwner(actor);
  await context.requireFresh("factors");
  if (!shipToIds.every((id) => managed.includes(id)))
    throw notFound("ship-to-not-found", say(shipToMessages["ship-to-not-found"], context.language));
  const refused = (code: "webhook-address" | "too-many-webhooks") =>
    new AppError("unprocessable", {
      code,
      message: say(webhookMessages[code], context.language),
      fields: code === "webhook-address" ? [{ path: "url", code }] : [],
    });
  if (!isWebhookAddress(url, { onThisMachine: config.demo })) throw refused("webhook-address");
  const id = randomUUID();
  const secret = newWebhookSecret();
  const row = {
    ...{ id, companyId, madeBy: actor.uid, url, createdAt: clock.realTime() },
    topics: [...new Set(topics)],
    shipToIds: [...new Set(shipToIds)],
  };
  await inTransaction(db, async (tx) => {
    await holdWebhooksOf(tx, companyId);
    if ((await webhooksOf(tx, companyId)).length >= MOST_WEBHOOKS) throw refused("too-many-webhooks");
    await addWebhook(tx, { ...row, sealedSecret: sealText(secret, webhookPurpose(id), config.secrets) });
    const detail = { url, topics: row.topics.join(", "), shipToIds: row.shipToIds.join(", ") };
    await auditWebhook(tx, { deps, context, actor }, { id, action: "webhook.made", detail });
  });
  const owner = `${actor.firstName} ${actor.lastName}`.trim();
  const fresh = { failingSince: null, switchedOffAt: null, oldSecretUntil: null };
  return { webhook: shownWebhook({ ...row, ...fresh, owner }), secret };
}

/** Told once; the mark says to scanners of source code what it is, and to people that it is no key. */
export function newWebhookSecret(): string {
  return `vyw_${newSecret().secret}`;
}

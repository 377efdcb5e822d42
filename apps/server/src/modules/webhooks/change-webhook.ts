import type { Webhook } from "@vycep/contract/webhooks/webhooks.rest";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { shownWebhook } from "./get-webhooks.ts";
import { auditWebhook } from "./webhook-audit.ts";
import { ownWebhook, webhookOwner } from "./webhooks.policy.ts";
import { holdWebhooksOf, type WebhookRecord } from "./webhooks.repo.ts";

type Change = {
  readonly id: string;
  readonly action: string;
  /** Saves it, and answers how the address stands then. */
  readonly save: (tx: Tx, webhook: WebhookRecord) => Promise<Partial<WebhookRecord>>;
};

/** Changes an address of one's own, writes that down, and answers how it stands then (B16). */
export async function changeWebhook(
  deps: Deps,
  context: RequestContext,
  { id, action, save }: Change,
): Promise<Webhook> {
  const actor = await context.actor();
  const owner = webhookOwner(actor);
  return inTransaction(deps.db, async (tx) => {
    await holdWebhooksOf(tx, owner.companyId);
    const webhook = await ownWebhook(tx, { context, owner }, id);
    const changed = await save(tx, webhook);
    await auditWebhook(tx, { deps, context, actor }, { id, action, detail: { url: webhook.url } });
    return shownWebhook({ ...webhook, ...changed });
  });
}

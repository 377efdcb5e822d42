import { managedPlaces } from "@vycep/domain/access/user-administration";
import type { CompanyId, ShipToId } from "@vycep/domain/kernel/ids";
import { say } from "@vycep/words/engine/sentence";
import { webhookMessages } from "@vycep/words/webhooks/answers";
import type { Db } from "../../platform/db.ts";
import { forbidden, notFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { type WebhookRecord, webhooksOf } from "./webhooks.repo.ts";

/** Who has messages of a company sent: whoever manages places of it (OP-96). */
export type WebhookOwner = { readonly companyId: CompanyId; readonly managed: readonly ShipToId[] };

export function webhookOwner({ uid, isKeyAccount, companyId, shipTos }: Actor): WebhookOwner {
  const rights = shipTos.map(({ shipToId, roleName, permissions }) => {
    return { shipToId, roleName, permissions: [...permissions] };
  });
  const managed = managedPlaces({ uid, isKeyAccount, rights });
  if (companyId === undefined || managed.length === 0) throw forbidden("Access Management");
  return { companyId, managed };
}

/** Addresses that get nothing beyond the places that one manages. */
export async function visibleWebhooks(
  db: Db,
  { companyId, managed }: WebhookOwner,
): Promise<readonly WebhookRecord[]> {
  const all = await webhooksOf(db, companyId);
  return all.filter(({ shipToIds }) => shipToIds.every((id) => managed.some((own) => own === id)));
}

/** The address behind an id; another's is as unknown as a missing one (C16). */
export async function ownWebhook(
  db: Db,
  { context, owner }: { readonly context: RequestContext; readonly owner: WebhookOwner },
  id: string,
): Promise<WebhookRecord> {
  const found = (await visibleWebhooks(db, owner)).find((each) => each.id === id);
  if (found === undefined)
    throw notFound("webhook-not-found", say(webhookMessages["webhook-not-found"], context.language));
  return found;
}

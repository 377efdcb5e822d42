import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { type AuditEntry, recordAudit } from "../audit/audit.commands.ts";

type Changed = {
  readonly deps: Pick<Deps, "clock">;
  readonly context: RequestContext;
  readonly actor: Actor;
};
type WebhookChange = Pick<AuditEntry, "action" | "detail"> & { readonly id: string };

/** Writes down what was changed of an address. */
export async function auditWebhook(
  tx: Tx,
  { deps, context, actor }: Changed,
  { id, action, detail }: WebhookChange,
): Promise<void> {
  await recordAudit(tx, {
    ...{ at: deps.clock.instant(), uid: actor.uid, companyId: actor.companyId ?? "", action, detail },
    ...{ subjectKind: "webhook", subjectId: id, requestId: context.requestId },
  });
}

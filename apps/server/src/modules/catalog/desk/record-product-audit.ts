import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { Tx } from "../../../platform/db.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import type { AuditDetail } from "../../audit/audit-detail.facts.ts";

export type ProductEntry = {
  readonly action: string;
  readonly sku: string;
  readonly uid: string;
  readonly detail: AuditDetail;
};

/** What was done to a product, in the transaction that does it. */
export async function recordProductAudit(
  tx: Tx,
  { sku, uid, ...entry }: ProductEntry & { readonly at: Date; readonly requestId: string },
): Promise<void> {
  const to = { companyId: null, subjectKind: "product", subjectId: sku, uid: toId<UserId>(uid) } as const;
  await recordAudit(tx, { ...entry, ...to });
}

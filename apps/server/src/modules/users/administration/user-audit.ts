import { PERMISSIONS } from "@vycep/domain/access/permission";
import type { UserId } from "@vycep/domain/kernel/ids";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import type { Administrator } from "./administration.policy.ts";
import type { MemberPlace } from "./members.repo.ts";
import type { StoredRight } from "./user-changes.repo.ts";

/** One change of a user, as the audit keeps it and the owner reads it. */
export type UserChangeEntry = {
  readonly action: string;
  readonly detail: Readonly<Record<string, string | number | null>>;
};

type Changed = {
  readonly deps: Deps;
  readonly context: RequestContext;
  readonly administrator: Administrator;
  readonly uid: UserId;
};

/** Writes down what was changed of a user, in the order in which it was done. */
export async function auditUser(
  tx: Tx,
  { deps, context, administrator, uid }: Changed,
  entries: readonly UserChangeEntry[],
): Promise<void> {
  for (const { action, detail } of entries)
    await recordAudit(tx, {
      at: deps.clock.instant(),
      uid: administrator.member.uid,
      companyId: administrator.companyId,
      action,
      subjectKind: "user",
      subjectId: uid,
      requestId: context.requestId,
      detail,
    });
}

/** What giving a right changes: the role, or single permissions of the same role. */
export function changesOf(before: MemberPlace | undefined, right: StoredRight): readonly UserChangeEntry[] {
  const { shipToId } = right;
  if (before?.roleId !== right.roleId) {
    const detail = { shipToId, from: before?.roleName ?? null, to: right.roleName };
    return [{ action: "user.role", detail }];
  }
  return PERMISSIONS.flatMap((permission) => {
    const [was, is] = [before.permissions, right.permissions].map((held) => held.includes(permission));
    if (was === is) return [];
    return [
      { action: is ? "user.permission-on" : "user.permission-off", detail: { shipToId, to: permission } },
    ];
  });
}

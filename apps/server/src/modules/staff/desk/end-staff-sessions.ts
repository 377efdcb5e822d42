import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { EndStaffSessionsAnswer } from "../../../platform/desk/desk-graphql.gen.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { staffByUid } from "../staff.facts.ts";
import type { StaffDeps } from "./staff.deps.ts";
import { staffRefusal } from "./staff-refusal.ts";

/** Signs somebody else of the staff out everywhere, as when a device was lost; they sign in again (DSIGN-08). */
export async function endStaffSessions(
  deps: StaffDeps,
  context: DeskContext,
  uid: string,
): Promise<EndStaffSessionsAnswer> {
  const { uid: by } = await context.staff();
  if (uid === by) return staffRefusal("own-sessions", context.language);
  return inTransaction(deps.db, async (tx) => {
    if ((await staffByUid(tx, uid)) === undefined) return staffRefusal("member-unknown", context.language);
    await deps.endSessions(tx, { uid });
    await recordAudit(tx, {
      ...{ at: deps.clock.instant(), uid: toId<UserId>(by), companyId: null, requestId: context.requestId },
      ...{ action: "staff.sessions-ended", subjectKind: "staff", subjectId: uid, detail: {} },
    });
    return { refusal: null };
  });
}

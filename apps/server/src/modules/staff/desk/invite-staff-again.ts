import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { InviteStaffAnswer } from "../../../platform/desk/desk-graphql.gen.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { staffByUid } from "../staff.facts.ts";
import { linkToHandOver } from "./invite-staff-member.ts";
import { memberIn } from "./list-staff.ts";
import type { StaffDeps } from "./staff.deps.ts";
import { staffRefusal } from "./staff-refusal.ts";

/** Sends an invitation that was never used once more, with a new link; the old one is good no more (DSIGN-08). */
export async function inviteStaffAgain(
  deps: StaffDeps,
  context: DeskContext,
  uid: string,
): Promise<InviteStaffAnswer> {
  const by = await context.staff();
  await context.requireFresh("roles");
  return inTransaction(deps.db, async (tx) => {
    const person = await staffByUid(tx, uid);
    if (person === undefined) return staffRefusal("member-unknown", context.language);
    if (person.status !== "invited") return staffRefusal("invitation-used", context.language);
    const { path } = await deps.inviteStaff(tx, person, deps);
    await recordAudit(tx, {
      ...{
        at: deps.clock.instant(),
        uid: toId<UserId>(by.uid),
        companyId: null,
        requestId: context.requestId,
      },
      ...{ action: "staff.invitation-resent", subjectKind: "staff", subjectId: uid, detail: {} },
    });
    const member = memberIn(deps, context.language)(person, undefined);
    return { member, link: linkToHandOver(deps, path) };
  });
}

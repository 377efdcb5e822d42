import { namesIn } from "@vycep/domain/kernel/closed-list";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { judgeStaffChange, standingLetIn } from "@vycep/domain/staff/staff-administration";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { ChangeStaffAnswer, ChangeStaffInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { holdStaff, saveStaff } from "../staff.commands.ts";
import { activeAdmins, staffByUid } from "../staff.facts.ts";
import { areKnown } from "./invite-staff-member.ts";
import { memberIn } from "./list-staff.ts";
import type { StaffDeps } from "./staff.deps.ts";
import { staffRefusal } from "./staff-refusal.ts";

/** Changes roles, companies and standing of somebody else; whoever loses rights is signed out at once, and who never came in is invited again (DSIGN-08, D38). */
export async function changeStaff(
  deps: StaffDeps,
  context: DeskContext,
  { uid, version, status: wanted, ...input }: ChangeStaffInput,
): Promise<ChangeStaffAnswer> {
  const by = await context.staff();
  await context.requireFresh("roles");
  const refuse = (code: Parameters<typeof staffRefusal>[0]) => staffRefusal(code, context.language);
  const roles = [...new Set(input.roles)];
  const companies = [...new Set(input.companies)];
  if (!(await areKnown(deps, companies))) return refuse("company-unknown");
  return inTransaction(deps.db, async (tx) => {
    await holdStaff(tx);
    const before = await staffByUid(tx, uid);
    if (!before) return refuse("member-unknown");
    const { isOfProvider = false, hasComeIn = false } = (await deps.accessOf(tx, [uid])).get(uid) ?? {};
    const isLetIn = before.status === "suspended" && wanted === "active";
    const status = isLetIn ? standingLetIn({ hasComeIn }) : wanted;
    const after = { roles, status };
    const standing = { before, after, activeAdmins: await activeAdmins(tx), isOfProvider };
    const verdict = judgeStaffChange({ by: by.uid, ...standing });
    if (!verdict.ok) return refuse(verdict.refusal.kind);
    if (!(await saveStaff(tx, { uid, version, status, roles, companies })))
      return refuse("changed-meanwhile");
    const hasLost = before.roles.some((role) => !roles.includes(role));
    if (status === "suspended" || hasLost) await deps.endSessions(tx, { uid });
    await recordAudit(tx, {
      at: deps.clock.instant(),
      uid: toId<UserId>(by.uid),
      companyId: null,
      action: "staff.changed",
      subjectKind: "staff",
      subjectId: uid,
      requestId: context.requestId,
      detail: changesOf(
        { status: before.status, roles: before.roles.join(", "), companies: before.companies.join(", ") },
        { status, roles: roles.join(", "), companies: companies.toSorted().join(", ") },
      ),
    });
    const row = await staffByUid(tx, uid);
    if (!row) throw new Error("who was just changed is there");
    const access = await deps.accessOf(tx, [uid]);
    return { member: memberIn(deps, context.language)(row, access.get(uid)) };
  });
}

type Told = Readonly<Record<"status" | "roles" | "companies", string>>;

/** What is another than it was, with what it was beside it. */
function changesOf(before: Told, after: Told): Record<string, string> {
  const changed = namesIn(after).filter((part) => before[part] !== after[part]);
  return Object.fromEntries(
    changed.flatMap((part) => [
      [`${part}Before`, before[part]],
      [part, after[part]],
    ]),
  );
}

import { randomUUID } from "node:crypto";
import { isEmail } from "@vycep/domain/identity/email";
import { parseCompanyId, toId, type UserId } from "@vycep/domain/kernel/ids";
import { parseLanguage } from "@vycep/domain/market/language";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { InviteStaffAnswer, InviteStaffInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { knownCompanies } from "../../ship-to/ship-to.facts.ts";
import { insertStaff } from "../staff.commands.ts";
import { staffByUid } from "../staff.facts.ts";
import { memberIn } from "./list-staff.ts";
import type { StaffDeps } from "./staff.deps.ts";
import { staffRefusal } from "./staff-refusal.ts";

const longestName = 100;

/** Invites somebody to the desk: they exist, may do nothing yet, and are written to with a link (DSIGN-08, D38). */
export async function inviteStaffMember(
  deps: StaffDeps,
  context: DeskContext,
  input: InviteStaffInput,
): Promise<InviteStaffAnswer> {
  const by = await context.staff();
  await context.requireFresh("roles");
  const refuse = (code: Parameters<typeof staffRefusal>[0]) => staffRefusal(code, context.language);
  const [firstName, lastName, email] = [input.firstName.trim(), input.lastName.trim(), input.email.trim()];
  if ([firstName, lastName].some((name) => name === "" || name.length > longestName))
    return refuse("name-missing");
  if (!isEmail(email)) return refuse("email-invalid");
  const language = parseLanguage(input.language);
  if (language === undefined) return refuse("language-unknown");
  const roles = [...new Set(input.roles)];
  if (roles.length === 0) return refuse("no-role");
  const companies = [...new Set(input.companies)];
  if (!(await areKnown(deps, companies))) return refuse("company-unknown");
  const uid = `S-${randomUUID()}`;
  return inTransaction(deps.db, async (tx) => {
    const createdAt = deps.clock.instant();
    const person = { uid, firstName, lastName, email, language, roles, companies, createdAt };
    if (!(await insertStaff(tx, person))) return refuse("email-taken");
    await recordAudit(tx, {
      at: createdAt,
      uid: toId<UserId>(by.uid),
      companyId: null,
      action: "staff.invited",
      subjectKind: "staff",
      subjectId: uid,
      requestId: context.requestId,
      detail: { roles: roles.join(", ") },
    });
    const { path } = await deps.inviteStaff(tx, { uid, email, language }, deps);
    const row = await staffByUid(tx, uid);
    if (!row) throw new Error("who was just inserted is there");
    return { member: memberIn(deps, context.language)(row, undefined), link: linkToHandOver(deps, path) };
  });
}

/** The link of an invitation, where no mail is configured and somebody must hand it over. */
export function linkToHandOver({ config }: StaffDeps, path: string): string | null {
  return config.mail.kind === "none" ? `${config.origin}${path}` : null;
}

/** Whether all of some companies exist. */
export async function areKnown({ db }: StaffDeps, companies: readonly string[]): Promise<boolean> {
  const ids = companies.flatMap((id) => parseCompanyId(id) ?? []);
  if (ids.length < companies.length) return false;
  return ids.length === 0 || (await knownCompanies(db, ids)).size === ids.length;
}

import { randomUUID } from "node:crypto";
import { ok, type Result, refused } from "@vycep/domain/kernel/result";
import { parseLanguage } from "@vycep/domain/market/language";
import type { Tx } from "../../../platform/db.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { insertStaff } from "../../staff/staff.commands.ts";
import { staffByEmail } from "../../staff/staff.facts.ts";
import type { InvitationLink, InviteDeps } from "../invite-user.ts";
import { inviteStaff } from "./invite-staff.ts";

export type AdministratorRefusal = { readonly kind: "language-unknown" | "other-staff" };

type Administrator = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string;
};

/**
 * Makes an administrator without a password, and answers the link that sets one (DSIGN-07). For one who has not come yet it makes
 * another link; everybody else of the staff gets roles at the desk.
 */
export async function inviteAdministrator(
  deps: InviteDeps,
  tx: Tx,
  { email, firstName, lastName, language }: Administrator,
): Promise<Result<InvitationLink, AdministratorRefusal>> {
  if (parseLanguage(language) === undefined) return refused({ kind: "language-unknown" });
  const known = await staffByEmail(tx, email);
  if (known && !(known.status === "invited" && known.roles.includes("admin")))
    return refused({ kind: "other-staff" });
  if (known) return ok(await inviteStaff(tx, known, deps));
  const uid = `S-${randomUUID()}`;
  const createdAt = deps.clock.instant();
  await insertStaff(tx, {
    ...{ uid, firstName, lastName, email, language, createdAt },
    ...{ roles: ["admin"], companies: [] },
  });
  await recordAudit(tx, {
    at: createdAt,
    uid: null,
    companyId: null,
    action: "staff.invited",
    subjectKind: "staff",
    subjectId: uid,
    requestId: "",
    detail: { by: "command", roles: "admin" },
  });
  return ok(await inviteStaff(tx, { uid, email, language }, deps));
}

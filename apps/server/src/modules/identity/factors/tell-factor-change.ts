import { type CompanyId, toId, type UserId } from "@vycep/domain/kernel/ids";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { writeMail } from "../../mail/mail.commands.ts";
import { accountOf } from "../accounts.repo.ts";

export type FactorChange = {
  readonly uid: string;
  /** Who did it, where it was not the person. */
  readonly by?: { readonly uid: string; readonly companyId: CompanyId | undefined };
  readonly requestId: string;
  readonly change: "added" | "removed" | "replaced";
  readonly factor: "passkey" | "authenticator" | "recovery-codes";
};

/** What lets somebody in has changed: it stands in the audit log, and the person is written to. */
export async function tellFactorChange(
  { clock, config }: Pick<Deps, "clock" | "config">,
  tx: Tx,
  { uid, by, requestId, change, factor }: FactorChange,
): Promise<void> {
  const at = clock.realTime();
  await recordAudit(tx, {
    at,
    uid: toId<UserId>(by?.uid ?? uid),
    companyId: by?.companyId ?? "",
    action: `user.factor-${change}`,
    subjectKind: "user",
    subjectId: uid,
    requestId,
    detail: { factor },
  });
  const account = await accountOf(tx, uid);
  if (account) {
    const { email: to, language } = account;
    const cause = `${requestId} ${factor}`;
    const atDesk = account.realm === "staff";
    await writeMail(
      tx,
      { kind: "factor-changed", at, change, factor, to, language, cause, atDesk },
      config.secrets,
    );
  }
}

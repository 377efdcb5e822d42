import { say } from "@vycep/words/engine/sentence";
import { punchOutMessages } from "@vycep/words/punch-out/answers";
import type { Deps } from "../../platform/deps.ts";
import { notFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { recordAudit } from "../audit/audit.commands.ts";
import { revokePunchOutRow } from "./punch-out.repo.ts";
import { punchOutOwner } from "./punch-out-owner.ts";

/** Nobody is let in for it any more, and who shops for it takes nothing home (B16). */
export async function revokePunchOut(
  { db, clock }: Deps,
  context: RequestContext,
  id: string,
): Promise<{ result: boolean }> {
  const owner = punchOutOwner(await context.actor());
  await inTransaction(db, async (tx) => {
    const name = await revokePunchOutRow(tx, { id, uid: owner.uid, at: clock.realTime() });
    if (name === undefined)
      throw notFound("punch-out-not-found", say(punchOutMessages["punch-out-not-found"], context.language));
    await recordAudit(tx, {
      ...owner,
      ...{ at: clock.instant(), action: "punch-out.revoked", subjectKind: "punch-out", subjectId: id },
      ...{ requestId: context.requestId, detail: { name } },
    });
  });
  return { result: true };
}

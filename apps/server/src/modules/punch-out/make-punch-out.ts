import type { NewPunchOutAnswer, NewPunchOutBody } from "@vycep/contract/punch-out/punch-out.rest";
import { isReturnHost, MOST_PUNCH_OUTS } from "@vycep/domain/punch-out/return-host";
import { say } from "@vycep/words/engine/sentence";
import { punchOutMessages } from "@vycep/words/punch-out/answers";
import type { Deps } from "../../platform/deps.ts";
import { AppError } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { newKey, punchOutKeys } from "../../platform/secrets/api-key-secret.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { recordAudit } from "../audit/audit.commands.ts";
import { shownPunchOut } from "./get-punch-outs.ts";
import { addPunchOut, holdPunchOutsOf, punchOutsOf } from "./punch-out.repo.ts";
import { punchOutOwner } from "./punch-out-owner.ts";

/** Another way in, so it asks for a fresh sign-in as keys do (B16, D38). */
export async function makePunchOut(
  deps: Deps,
  context: RequestContext,
  { name, returnHosts }: NewPunchOutBody,
): Promise<NewPunchOutAnswer> {
  const { db, clock, config } = deps;
  const owner = punchOutOwner(await context.actor());
  await context.requireFresh("factors");
  const message = (code: keyof typeof punchOutMessages) => say(punchOutMessages[code], context.language);
  if (config.externalIssuer)
    throw new AppError("conflict", { code: "punch-outs-off", message: message("punch-outs-off") });
  const refused = (code: "return-host" | "too-many-punch-outs") =>
    new AppError("unprocessable", {
      ...{ code, message: message(code) },
      fields: code === "return-host" ? [{ path: "returnHosts", code }] : [],
    });
  if (!returnHosts.every((host) => isReturnHost(host, { onThisMachine: config.demo })))
    throw refused("return-host");
  const { id, text, sealedHash } = newKey(punchOutKeys, config.secrets);
  const row = { ...owner, id, name, returnHosts: [...new Set(returnHosts)], createdAt: clock.realTime() };
  await inTransaction(db, async (tx) => {
    await holdPunchOutsOf(tx, owner.companyId);
    const all = await punchOutsOf(tx, owner);
    if (all.length >= MOST_PUNCH_OUTS) throw refused("too-many-punch-outs");
    await addPunchOut(tx, { ...row, sealedHash });
    await recordAudit(tx, {
      ...owner,
      ...{ at: clock.instant(), action: "punch-out.made", subjectKind: "punch-out", subjectId: id },
      ...{ requestId: context.requestId, detail: { name, returnHosts: row.returnHosts.join(", ") } },
    });
  });
  return { punchOut: shownPunchOut({ ...row, lastUsedAt: null }), secret: text };
}

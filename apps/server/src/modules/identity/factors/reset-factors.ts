import { mayResetFactors } from "@vycep/domain/access/reset-factors";
import { say } from "@vycep/words/engine/sentence";
import { userMessages } from "@vycep/words/users/answers";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { forbidden, notFound } from "../../../platform/errors.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { memberByUid } from "../../users/users.facts.ts";
import { endSessions } from "../session-end.repo.ts";
import { lockFactors, removeAllFactors } from "./factors.repo.ts";
import { type FactorChange, tellFactorChange } from "./tell-factor-change.ts";

/** An owner lets somebody in again whose second factors were lost; a user who is out of reach is missing. */
export async function resetFactors(deps: Deps, context: RequestContext, uid: string): Promise<void> {
  const actor = await context.actor();
  if (!actor.permissions.has("Access Management")) throw forbidden("Access Management");
  const user = await memberByUid(deps.db, uid);
  const rights = actor.shipTos.map((place) => ({ ...place, permissions: [...place.permissions] }));
  if (!user || !mayResetFactors({ ...actor, rights }, user)) {
    throw notFound("user-not-found", say(userMessages["user-not-found"], context.language));
  }
  await context.requireFresh("factors");
  const by = { uid: actor.uid, companyId: actor.companyId };
  await inTransaction(deps.db, async (tx) => {
    await removeFactors(deps, tx, { uid, by, requestId: context.requestId });
  });
}

/**
 * Takes all of a user's second factors away and ends their sessions: whoever found the lost telephone is out as well. The
 * person is told. Nothing happens where there were none; the answer says whether there were.
 */
export async function removeFactors(
  deps: Pick<Deps, "clock" | "config">,
  tx: Tx,
  who: Pick<FactorChange, "uid" | "by" | "requestId">,
): Promise<boolean> {
  await lockFactors(tx, who.uid);
  if (!(await removeAllFactors(tx, who.uid))) return false;
  await endSessions(tx, { uid: who.uid });
  await tellFactorChange(deps, tx, { ...who, change: "removed", factor: "authenticator" });
  return true;
}

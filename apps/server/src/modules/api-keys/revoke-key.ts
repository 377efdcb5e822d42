import { keyMessages } from "@vycep/words/api-keys/answers";
import { say } from "@vycep/words/engine/sentence";
import type { Deps } from "../../platform/deps.ts";
import { notFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { recordAudit } from "../audit/audit.commands.ts";
import { keysOfCompany, revokeKeyRow } from "./api-keys.repo.ts";
import { keyMakerOf, maySeeKey } from "./keys.policy.ts";
import { tellKeyOwner } from "./tell-key-owner.ts";

/** The key opens nothing any more from the next call on, in all processes (B16). */
export async function revokeKey(
  deps: Deps,
  context: RequestContext,
  id: string,
): Promise<{ result: boolean }> {
  const actor = await context.actor();
  const maker = keyMakerOf(actor);
  const now = deps.clock.realTime();
  await inTransaction(deps.db, async (tx) => {
    const keys = await keysOfCompany(tx, maker.companyId, new Date(0));
    const key = keys.find((each) => each.id === id && maySeeKey(actor, maker, each));
    if (key === undefined || !(await revokeKeyRow(tx, id, now)))
      throw notFound("key-not-found", say(keyMessages["key-not-found"], context.language));
    await recordAudit(tx, {
      ...{ at: deps.clock.instant(), uid: actor.uid, companyId: maker.companyId, action: "key.revoked" },
      ...{ subjectKind: "key", subjectId: id, requestId: context.requestId, detail: { name: key.name } },
    });
    await tellKeyOwner(deps, tx, { kind: "key-revoked", key, by: actor });
  });
  return { result: true };
}

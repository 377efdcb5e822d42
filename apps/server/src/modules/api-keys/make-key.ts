import type { NewKeyAnswer, NewKeyBody } from "@vycep/contract/api-keys/keys.rest";
import { type KeyRefusal, whyNotMakeKey } from "@vycep/domain/access/api-key";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { Language } from "@vycep/domain/market/language";
import { keyMessages } from "@vycep/words/api-keys/answers";
import { say } from "@vycep/words/engine/sentence";
import { shipToMessages } from "@vycep/words/ship-to/answers";
import type { Deps } from "../../platform/deps.ts";
import { AppError, notFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { apiKeys, newKey } from "../../platform/secrets/api-key-secret.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { recordAudit } from "../audit/audit.commands.ts";
import { addProgram } from "../users/programs.commands.ts";
import { addKey, holdKeysOf, keysOfCompany, type NewKeyRow } from "./api-keys.repo.ts";
import { shownKey } from "./get-keys.ts";
import { keyMakerOf } from "./keys.policy.ts";
import { tellKeyOwner } from "./tell-key-owner.ts";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Makes a key with some of one's own rights (B16). It lets a program in as a second factor lets a person, so the brewery's wish
 * for a fresh sign-in holds for it as well (D38).
 */
export async function makeKey(
  deps: Deps,
  context: RequestContext,
  { name, kind, permissions, shipToIds, days }: NewKeyBody,
): Promise<NewKeyAnswer> {
  const actor = await context.actor();
  const maker = keyMakerOf(actor);
  await context.requireFresh("factors");
  const now = deps.clock.realTime();
  const { id, text, sealedHash } = newKey(apiKeys, deps.config.secrets);
  const { companyId, rights, managed } = maker;
  const givable = kind === "company" ? managed : rights.map(({ shipToId }) => shipToId);
  const uid = kind === "company" ? toId<UserId>(`P${id}`) : actor.uid;
  const row: NewKeyRow = {
    ...{ id, name, kind, uid, companyId, sealedHash, madeBy: actor.uid },
    permissions: [...new Set(permissions)],
    shipToIds: [...new Set(shipToIds)],
    createdAt: now,
    expiresAt: new Date(now.getTime() + days * dayMs),
  };
  await inTransaction(deps.db, async (tx) => {
    await holdKeysOf(tx, companyId);
    const live = await keysOfCompany(tx, companyId, now);
    const alike = live.filter((each) => each.kind === kind && (kind === "company" || each.uid === actor.uid));
    const why = whyNotMakeKey(rights, { ...row, givable, keyCount: alike.length });
    if (why) throw keyRefused(why, context.language);
    if (kind === "company") {
      const { country, language } = actor;
      await addProgram(tx, { uid, name, country, language, at: now });
    }
    await addKey(tx, row);
    await recordAudit(tx, {
      ...{ at: deps.clock.instant(), uid: actor.uid, companyId, action: "key.made" },
      ...{ subjectKind: "key", subjectId: id, requestId: context.requestId },
      detail: {
        name,
        kind,
        permissions: row.permissions.join(", "),
        shipToIds: row.shipToIds.join(", "),
        days,
      },
    });
    await tellKeyOwner(deps, tx, { kind: "key-made", key: row, by: actor });
  });
  const owner = `${actor.firstName} ${actor.lastName}`.trim();
  return { key: shownKey({ ...row, owner, lastUsedAt: null }, actor, now), secret: text };
}

/** A place that one cannot give is as unknown as one that does not exist (C16). */
function keyRefused(refusal: KeyRefusal, language: Language): AppError {
  if (refusal.kind === "place-unknown")
    return notFound("ship-to-not-found", say(shipToMessages["ship-to-not-found"], language));
  const code = refusal.kind === "not-for-programs" ? "permission-not-for-programs" : refusal.kind;
  const fields = "permission" in refusal ? [{ path: "permissions", code }] : [];
  return new AppError("unprocessable", { code, message: say(keyMessages[code], language), fields });
}

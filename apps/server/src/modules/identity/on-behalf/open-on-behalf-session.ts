import type { behalfTokenAnswer } from "@vycep/contract/identity/on-behalf.rest";
import { BEHALF_MINUTES } from "@vycep/domain/identity/on-behalf";
import { SignJWT } from "jose";
import type { z } from "zod";
import type { Deps } from "../../../platform/deps.ts";
import { AppError } from "../../../platform/errors.ts";
import { hashOfSecret } from "../../../platform/secrets/one-time-secret.ts";
import type { VerifiedToken } from "../../../platform/token-verifier.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { behalfAudience, type IdentityDeps } from "../identity.deps.ts";
import { actorOnBehalf } from "./actor-on-behalf.ts";
import { openBehalf } from "./on-behalf.repo.ts";

/**
 * The token of a code: for one customer's user, with a claim that says who of the staff acts for them (D48). It is never renewed,
 * and what it opens is looked up anew at every call.
 */
export async function openOnBehalfSession(
  deps: Pick<Deps, "db" | "clock"> & IdentityDeps,
  code: string,
): Promise<z.infer<typeof behalfTokenAnswer>> {
  const now = deps.clock.realTime();
  const until = new Date(now.getTime() + BEHALF_MINUTES * 60_000);
  const opened = await inTransaction(deps.db, (tx) =>
    openBehalf(tx, { codeHash: hashOfSecret(code), now, until }),
  );
  if (opened === undefined) throw codeEnded();
  const { id, uid, staffUid } = opened;
  const token: VerifiedToken = {
    ...{ kind: "behalf", uid, ids: [id], issuedAt: now, expiresAt: until },
    ...{ authenticatedAt: undefined, namesSession: false },
  };
  const found = await actorOnBehalf(deps, token);
  if (found === undefined) throw codeEnded();
  const { kid, key } = await deps.identity.keys.current();
  const text = await new SignJWT({ act: { sub: staffUid } })
    .setProtectedHeader({ alg: "ES256", kid, typ: "JWT" })
    .setIssuer(deps.identity.issuer)
    .setAudience(behalfAudience)
    .setSubject(uid)
    .setJti(id)
    .setIssuedAt(now)
    .setExpirationTime(until)
    .sign(key);
  return { token: text, prefix: `on-behalf.${id}.`, uid, shipToId: found.behalf.shipToId };
}

function codeEnded(): AppError {
  return new AppError("forbidden", { code: "behalf-code-ended" });
}

import { randomUUID } from "node:crypto";
import { PUNCH_OUT_PATHS } from "@vycep/contract/punch-out/punch-out-paths";
import { isReturnAddress, START_MINUTES } from "@vycep/domain/punch-out/return-host";
import type { Deps } from "../../platform/deps.ts";
import { isSecretOf, parseKey, punchOutKeys } from "../../platform/secrets/api-key-secret.ts";
import { newSecret } from "../../platform/secrets/one-time-secret.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { identityFacts } from "../identity/identity.facts.ts";
import type { VisitDeps } from "./at-the-door.ts";
import { addVisit, type LivePunchOut, livePunchOut, type NewVisit } from "./punch-out.repo.ts";

/** What a purchasing system says of itself, and where it wants the cart. */
export type AskedVisit = Pick<NewVisit, "protocol" | "returnAddress" | "buyerCookie" | "parties"> & {
  readonly id: string;
  readonly secret: string;
  /** Address of whoever calls. */
  readonly address: string;
};

export type BegunVisit =
  | { readonly kind: "begun"; readonly startPage: string }
  | { readonly kind: "not-believed" }
  | { readonly kind: "not-allowed" };

const minuteMs = 60_000;

/** Believes a purchasing system and answers a page that lets one browser in, once and soon (B16). */
export async function beginVisit(deps: VisitDeps, asked: AskedVisit): Promise<BegunVisit> {
  const { db, clock, config } = deps;
  let found: LivePunchOut | undefined;
  const check = async () => {
    found = await believed(deps, asked);
    return found !== undefined;
  };
  if (
    !(await deps.countedTry(deps, { name: `punch-out ${asked.id}`, address: asked.address }, check)) ||
    !found
  )
    return { kind: "not-believed" };
  const { id: punchOutId, uid, companyId, returnHosts } = found;
  const actor = await identityFacts(deps).actorInNameOf(uid, companyId);
  if (actor === undefined || actor.isClosedOut) return { kind: "not-allowed" };
  const { protocol, returnAddress, buyerCookie, parties } = asked;
  if (!isReturnAddress(returnAddress, returnHosts, { onThisMachine: config.demo }))
    return { kind: "not-allowed" };
  if (buyerCookie.length > 1000) return { kind: "not-allowed" };
  const { secret, hash: secretHash } = newSecret();
  const now = clock.realTime();
  const expiresAt = new Date(now.getTime() + START_MINUTES * minuteMs);
  await inTransaction(db, (tx) =>
    addVisit(tx, {
      ...{ id: randomUUID(), punchOutId, secretHash, protocol, returnAddress, buyerCookie, parties },
      ...{ now, expiresAt },
    }),
  );
  return { kind: "begun", startPage: `${config.origin}${PUNCH_OUT_PATHS.start}?visit=${secret}` };
}

async function believed(
  { db, config }: Pick<Deps, "db" | "config">,
  { id, secret }: AskedVisit,
): Promise<LivePunchOut | undefined> {
  const shown = parseKey(secret, punchOutKeys);
  if (shown?.id !== id) return undefined;
  const found = await livePunchOut(db, id);
  if (!found || !isSecretOf(shown, { kind: punchOutKeys, sealedHash: found.sealedHash }, config.secrets))
    return undefined;
  return found;
}

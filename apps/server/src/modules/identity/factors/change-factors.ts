import type { Factors } from "@vycep/contract/identity/factors.rest";
import { isDemanded, mayRemoveOne } from "@vycep/domain/identity/second-factor";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { AppError, notFound } from "../../../platform/errors.ts";
import { arePasskeysPossible } from "../../../platform/passkeys/passkeys.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import type { Door } from "../door.ts";
import { isOfProvider } from "../staff-provider/staff-identity.repo.ts";
import { type AuthenticatorSecret, startAuthenticator, takeAuthenticatorCode } from "./authenticator.ts";
import type { FactorContext } from "./factor-context.ts";
import {
  factorsOf,
  lockFactors,
  removeAuthenticator,
  removeIdleRecoveryCodes,
  removePasskey,
  renamePasskey,
  secondStepFacts,
} from "./factors.repo.ts";
import { keepPasskey } from "./passkeys.ts";
import { newRecoveryCodes } from "./recovery-codes.ts";
import { type FactorChange, tellFactorChange } from "./tell-factor-change.ts";

/** The signed-in person's own factors; of others nothing is known here. */
export async function getFactors(deps: Deps, context: FactorContext, door: FactorDoor): Promise<Factors> {
  const { uid } = await context.actor();
  const row = await factorsOf(deps.db, uid);
  return {
    authenticatorSince: row.authenticator_since?.toISOString() ?? null,
    passkeys: row.passkeys.map((key) => ({
      id: key.id,
      name: key.name,
      createdAt: key.created_at.toISOString(),
      lastUsedAt: key.last_used_at?.toISOString() ?? null,
    })),
    arePasskeysPossible: arePasskeysPossible(context.site),
    recoveryCodesLeft: row.recovery_codes,
    isDemanded: isDemanded({ roleIds: row.role_ids }, door.rolesWithSecondFactor),
    hasPassword: !(await isOfProvider(deps.db, uid, deps.config.staffProvider?.issuer)),
  };
}

export async function beginAuthenticator(deps: Deps, context: FactorContext): Promise<AuthenticatorSecret> {
  await context.requireFresh("factors");
  return startAuthenticator(deps, await context.actor());
}

/** The first code makes it count. The first factor of a person brings recovery codes with it. */
export async function confirmAuthenticator(
  deps: Deps,
  who: { readonly uid: string; readonly requestId: string },
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const digits = code.replace(/\s/g, "");
  if (!(await takeAuthenticatorCode(deps, { uid: who.uid, code: digits, isSetUp: false }))) {
    throw new AppError("unprocessable", { code: "code-incorrect" });
  }
  return inTransaction(deps.db, async (tx) => {
    await tellFactorChange(deps, tx, { ...who, change: "added", factor: "authenticator" });
    return { recoveryCodes: [...(await firstRecoveryCodes(deps, tx, who.uid))] };
  });
}

export async function addPasskey(
  deps: Deps,
  context: FactorContext,
  made: Pick<Parameters<typeof keepPasskey>[2], "name" | "response">,
): Promise<{ recoveryCodes: string[] }> {
  await context.requireFresh("factors");
  const { uid } = await context.actor();
  return inTransaction(deps.db, async (tx) => {
    await lockFactors(tx, uid);
    await keepPasskey({ ...deps, site: context.site }, tx, { uid, ...made });
    await tellFactorChange(deps, tx, {
      uid,
      requestId: context.requestId,
      change: "added",
      factor: "passkey",
    });
    return { recoveryCodes: [...(await firstRecoveryCodes(deps, tx, uid))] };
  });
}

/** New ones, for whoever has used or lost theirs. */
export async function renewRecoveryCodes(
  deps: Deps,
  context: FactorContext,
): Promise<{ recoveryCodes: string[] }> {
  await context.requireFresh("factors");
  const { uid } = await context.actor();
  return inTransaction(deps.db, async (tx) => {
    await lockFactors(tx, uid);
    const { hasAuthenticator, passkeys } = await secondStepFacts(tx, uid);
    if (!hasAuthenticator && passkeys === 0)
      throw new AppError("unprocessable", { code: "no-second-factor" });
    await tellFactorChange(deps, tx, {
      uid,
      requestId: context.requestId,
      change: "replaced",
      factor: "recovery-codes",
    });
    return { recoveryCodes: [...(await newRecoveryCodes(tx, uid, deps.clock.realTime()))] };
  });
}

export async function nameOwnPasskey(
  deps: Deps,
  context: FactorContext,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  const { uid } = await context.actor();
  const isDone = await inTransaction(deps.db, (tx) => renamePasskey(tx, { uid, id }, name));
  if (!isDone) throw notFound("no-such-passkey");
}

export function removeOwnPasskey({ deps, context, door }: Removing, id: string): Promise<void> {
  return removeOne({ deps, context, door, factor: "passkey" }, async (tx, uid) => {
    if (!(await removePasskey(tx, { uid, id }))) throw notFound("no-such-passkey");
  });
}

export function removeOwnAuthenticator({ deps, context, door }: Removing): Promise<void> {
  return removeOne({ deps, context, door, factor: "authenticator" }, async (tx, uid) => {
    if (!(await removeAuthenticator(tx, uid))) throw notFound("no-authenticator");
  });
}

/** By which door somebody came: its roles decide who must keep a factor. */
type FactorDoor = Pick<Door, "rolesWithSecondFactor">;

type Removing = {
  readonly deps: Deps;
  readonly context: FactorContext;
  readonly door: FactorDoor;
};

type Removal = Removing & { readonly factor: FactorChange["factor"] };

/** Takes one factor away, unless it is the last one and a role demands one. What is missing is told first. */
async function removeOne(
  { deps, context, door, factor }: Removal,
  remove: (tx: Tx, uid: string) => Promise<void>,
): Promise<void> {
  await context.requireFresh("factors");
  const { uid } = await context.actor();
  await inTransaction(deps.db, async (tx) => {
    await lockFactors(tx, uid);
    const facts = await secondStepFacts(tx, uid);
    await remove(tx, uid);
    if (!mayRemoveOne(facts, door.rolesWithSecondFactor)) {
      throw new AppError("unprocessable", { code: "second-factor-demanded" });
    }
    await removeIdleRecoveryCodes(tx, uid);
    await tellFactorChange(deps, tx, { uid, requestId: context.requestId, change: "removed", factor });
  });
}

/** None where there are some already: those that lie in a drawer stay good. */
async function firstRecoveryCodes(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  uid: string,
): Promise<readonly string[]> {
  const { recovery_codes: left } = await factorsOf(tx, uid);
  return left > 0 ? [] : newRecoveryCodes(tx, uid, clock.realTime());
}

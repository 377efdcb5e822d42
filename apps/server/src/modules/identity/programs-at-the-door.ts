import type { Deps } from "../../platform/deps.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { idTokenSeconds } from "./identity.deps.ts";
import { markSucceeded, revoke } from "./identity.repo.ts";
import { beginTry, deviceHashOf, type TryDeps } from "./sign-in-tries.ts";
import { endProviderSession, type OwnProvider } from "./sign-out.ts";

/**
 * Checks the secret of a program. Wrong ones are counted as wrong passwords are, for each address by itself: nobody locks a
 * program out from afar (D49).
 */
export async function countedTry(
  deps: TryDeps,
  { name, address }: { readonly name: string; readonly address: string },
  check: () => Promise<boolean>,
): Promise<boolean> {
  const deviceHash = deviceHashOf({ address });
  const attempt = await beginTry(deps, {
    ...{ name: `${name} ${deviceHash}`, isKnown: false },
    ...{ address, deviceHash },
  });
  const isRight = await check();
  if (isRight) await inTransaction(deps.db, (tx) => markSucceeded(tx, attempt));
  return isRight;
}

/** Whoever was signed in in this browser is not any more. */
export async function endSessionOfBrowser(
  { db, clock }: Pick<Deps, "db" | "clock">,
  own: OwnProvider,
): Promise<void> {
  const ended = await endProviderSession(own);
  if (ended === undefined) return;
  const until = new Date(clock.realTime().getTime() + idTokenSeconds * 1000);
  await inTransaction(db, (tx) => revoke(tx, [ended], until));
}

import { createHash } from "node:crypto";
import { type SecondStep, secondStep } from "@vycep/domain/identity/second-factor";
import type { Deps } from "../../../platform/deps.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import type { Door } from "../door.ts";
import { secondStepFacts } from "./factors.repo.ts";
import { findHalfSignIn, type HalfSignedIn, saveHalfSignIn } from "./second-step.repo.ts";

/** So long the second step may take. */
const halfSignInMs = 10 * 60 * 1000;

/** What else a person must show whose password was right, or whom their provider sends; it is remembered until they have. */
export async function beginSecondStep(
  { db, clock }: Pick<Deps, "db" | "clock">,
  {
    interaction,
    uid,
    door,
    isByProvider = false,
  }: {
    readonly interaction: string;
    readonly uid: string;
    readonly door: Door;
    readonly isByProvider?: boolean;
  },
): Promise<SecondStep> {
  const step = await secondStepOf({ db }, { uid, door });
  if (step.kind === "none") return step;
  const until = new Date(clock.realTime().getTime() + halfSignInMs);
  await inTransaction(db, (tx) =>
    saveHalfSignIn(tx, { interaction: interactionHash(interaction), uid, until, isByProvider }),
  );
  return step;
}

export async function secondStepOf(
  { db }: Pick<Deps, "db">,
  { uid, door }: { readonly uid: string; readonly door: Door },
): Promise<SecondStep> {
  return secondStep(await secondStepFacts(db, uid), door.rolesWithSecondFactor);
}

/** Who has taken the first step of this sign-in, and by what. */
export function halfSignedIn(
  { db, clock }: Pick<Deps, "db" | "clock">,
  interaction: string,
): Promise<HalfSignedIn | undefined> {
  return findHalfSignIn(db, interactionHash(interaction), clock.realTime());
}

/** What the table knows of an interaction: whoever reads it cannot go on with one. */
export function interactionHash(uid: string): string {
  return createHash("sha256").update(`interaction ${uid}`).digest("base64url");
}

import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { judgeSignIn, SIGN_IN_WINDOW_SECONDS } from "@vycep/domain/identity/sign-in-limits";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/db.ts";
import { tooMany } from "../../platform/rate-limit.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { type Attempt, forgetAttempts, startAttempt, wrongTries } from "./identity.repo.ts";

export type TryDeps = { readonly db: Db; readonly config: Config };

export type Try = {
  /** What is guessed at: the password of an e-mail, or the second factor of a user. */
  readonly name: string;
  /** Whether whoever it belongs to has used this device before. */
  readonly isKnown: boolean;
  readonly address: string;
  readonly deviceHash: string;
};

/** Counts a try before its outcome is known, or refuses it (D49). What counts of whom is `judgeSignIn`'s. */
export async function beginTry(
  { db, config }: TryDeps,
  { name, isKnown, address, deviceHash }: Try,
): Promise<Attempt> {
  const account = subjectOf(isKnown ? `${name} ${deviceHash}` : name);
  const place = subjectOf(`address ${address}`);
  const subjects = [account, place, everybody];
  const ids = await inTransaction(db, (tx) => startAttempt(tx, subjects));
  const counted = await wrongTries(db, { subjects, besides: ids }, SIGN_IN_WINDOW_SECONDS);
  const triesOf = (subject: string) => counted.get(subject) ?? { count: 0, secondsSince: 0 };
  const verdict = judgeSignIn(
    {
      account: triesOf(account),
      address: triesOf(place),
      all: triesOf(everybody),
      isKnownDevice: isKnown,
    },
    config.signInLimit,
  );
  if (verdict.kind === "refused") {
    await inTransaction(db, (tx) => forgetAttempts(tx, ids));
    throw tooMany(verdict.seconds);
  }
  if (verdict.afterMs > 0) await setTimeout(verdict.afterMs);
  return { ids, account };
}

/** A browser is known by its cookie, a program by its address. */
export function deviceHashOf({
  address,
  device,
}: {
  readonly address: string;
  readonly device?: string | undefined;
}): string {
  return subjectOf(device === undefined ? `address ${address}` : `device ${device}`);
}

const everybody = "everybody";

/** Addresses and e-mails are counted, not collected. */
function subjectOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

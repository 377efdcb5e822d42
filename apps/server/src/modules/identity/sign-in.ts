import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { hash, verify } from "@node-rs/argon2";
import { foldEmail } from "@vycep/domain/identity/email";
import { judgeSignIn, SIGN_IN_WINDOW_SECONDS } from "@vycep/domain/identity/sign-in-limits";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/db.ts";
import { AppError } from "../../platform/errors.ts";
import { tooMany } from "../../platform/rate-limit.ts";
import { inTransaction } from "../../platform/transaction.ts";
import type { AccountRow } from "../users/users.facts.ts";
import {
  type Attempt,
  accountByEmail,
  forgetAttempts,
  isKnownDevice,
  markSucceeded,
  rememberDevice,
  startAttempt,
  wrongTries,
} from "./identity.repo.ts";

type SignInDeps = { readonly db: Db; readonly config: Config };
export type Credentials = {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  /** What the browser's cookie says, or nothing: a program is known by its address. */
  readonly device?: string | undefined;
};

/**
 * Checks an e-mail and a password. Unknown, suspended and invited accounts and wrong passwords are answered alike
 * in text, status and time. What is counted of whom, and when no password is tried any more, is `judgeSignIn`'s.
 */
export async function signIn(
  deps: SignInDeps,
  { email, password, address, device }: Credentials,
): Promise<AccountRow> {
  const deviceHash = subjectOf(device === undefined ? `address ${address}` : `device ${device}`);
  const attempt = await beginAttempt(deps, { email: foldEmail(email), address, deviceHash });
  const account = await accountByEmail(deps.db, email);
  const matches = await verify(account?.hash ?? (await hashOfNobody), password);
  if (!account || !matches) throw signInIncorrect();
  await inTransaction(deps.db, async (tx) => {
    await markSucceeded(tx, attempt);
    await rememberDevice(tx, account.uid, deviceHash);
  });
  return account;
}

/** One sentence for all of them, which does not say which half was wrong. */
export function signInIncorrect(): AppError {
  return new AppError("sign-in-incorrect", { code: "sign-in-incorrect" });
}

/** How passwords are stored: OWASP's figures for argon2id. */
export const argon2Settings = {
  // argon2id; the library's name for it is a const enum, which type stripping cannot read.
  algorithm: 2,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** Verified where there is no account, so that the answer takes the same time. */
const hashOfNobody = hash("nobody has this password", argon2Settings);

type Caller = { readonly email: string; readonly address: string; readonly deviceHash: string };

async function beginAttempt(
  { db, config }: SignInDeps,
  { email, address, deviceHash }: Caller,
): Promise<Attempt> {
  const known = await isKnownDevice(db, email, deviceHash);
  const account = subjectOf(known ? `account ${email} ${deviceHash}` : `account ${email}`);
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
      isKnownDevice: known,
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

const everybody = "everybody";

/** Addresses and e-mails are counted, not collected. */
function subjectOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

import { createHash } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import type { Config } from "../../platform/config.ts";
import type { Db } from "../../platform/db.ts";
import { AppError } from "../../platform/errors.ts";
import { tooMany } from "../../platform/rate-limit.ts";
import { inTransaction } from "../../platform/transaction.ts";
import type { AccountRow } from "../users/users.facts.ts";
import {
  accountByEmail,
  failuresSince,
  forgetAttempts,
  markSucceeded,
  startAttempt,
} from "./identity.repo.ts";

type SignInDeps = { readonly db: Db; readonly config: Config };
export type Credentials = { readonly email: string; readonly password: string; readonly address: string };

/**
 * Checks an e-mail and a password. Unknown, suspended and invited accounts and wrong passwords are answered alike
 * in text, status and time. Attempts are counted per account *and* address, so that an attacker locks out himself
 * and not his victim; a larger count per address stops trying many accounts.
 */
export async function signIn(
  deps: SignInDeps,
  { email, password, address }: Credentials,
): Promise<AccountRow> {
  const attempt = await beginAttempt(deps, email, address);
  const account = await accountByEmail(deps.db, email);
  const matches = await verify(account?.hash ?? (await hashOfNobody), password);
  if (!account || !matches) throw signInIncorrect();
  await inTransaction(deps.db, (tx) => markSucceeded(tx, attempt));
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

const windowSeconds = 15 * 60;
const addressAllowance = 10;

async function beginAttempt(
  { db, config }: SignInDeps,
  email: string,
  address: string,
): Promise<readonly number[]> {
  const pair = subjectOf(`${email.trim().toLowerCase()} ${address}`);
  const place = subjectOf(address);
  const ids = await inTransaction(db, (tx) => startAttempt(tx, [pair, place]));
  const counted = await failuresSince(db, [pair, place], windowSeconds);
  const over = counted.find(
    ({ subject, failures }) => failures > config.signInLimit * (subject === pair ? 1 : addressAllowance),
  );
  if (!over) return ids;
  await inTransaction(db, (tx) => forgetAttempts(tx, ids));
  throw tooMany(Math.max(1, over.seconds));
}

/** Addresses and e-mails are counted, not collected. */
function subjectOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

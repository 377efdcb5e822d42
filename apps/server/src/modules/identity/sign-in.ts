import { hash, verify } from "@node-rs/argon2";
import { foldEmail } from "@vycep/domain/identity/email";
import { AppError } from "../../platform/errors.ts";
import { inTransaction } from "../../platform/transaction.ts";
import type { AccountRow } from "../users/users.facts.ts";
import { accountByEmail, isKnownDevice } from "./accounts.repo.ts";
import type { Realm } from "./door.ts";
import { markSucceeded } from "./identity.repo.ts";
import { beginTry, deviceHashOf, type TryDeps } from "./sign-in-tries.ts";

export type Credentials = {
  /** Whose accounts are looked at. */
  readonly realm: Realm;
  readonly email: string;
  readonly password: string;
  readonly address: string;
  /** What the browser's cookie says, or nothing: a program is known by its address. */
  readonly device?: string | undefined;
};

/**
 * Checks an e-mail and a password. Unknown, suspended and invited accounts and wrong passwords are answered alike
 * in text, status and time. What is counted of whom, and when no password is tried any more, is `judgeSignIn`'s.
 * The device is remembered by whoever lets the person in, for a second step may follow.
 */
export async function checkPassword(
  deps: TryDeps,
  { realm, email, password, address, device }: Credentials,
): Promise<AccountRow> {
  const deviceHash = deviceHashOf({ address, device });
  const attempt = await beginTry(deps, {
    name: `${realm === "staff" ? "staff" : "account"} ${foldEmail(email)}`,
    isKnown: await isKnownDevice(deps.db, { email, realm, device: deviceHash }),
    address,
    deviceHash,
  });
  const account = await accountByEmail(deps, { email, realm });
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

import { parseTypedCode } from "@vycep/domain/identity/second-factor";
import { AppError } from "../../../platform/errors.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { isDeviceOf, markSucceeded } from "../identity.repo.ts";
import { beginTry, deviceHashOf } from "../sign-in-tries.ts";
import { type AuthenticatorDeps, takeAuthenticatorCode } from "./authenticator.ts";
import { takeRecoveryCode } from "./recovery-codes.ts";

export type TypedFactor = {
  readonly uid: string;
  /** Of an authenticator, or one of the recovery codes. */
  readonly code: string;
  readonly address: string;
  readonly device?: string | undefined;
};

/** How a person proved themselves, by the names of RFC 8176; recovery codes are a knowledge of their own. */
export type CodeMeans = "otp" | "recovery";

/** Takes a code of an authenticator or a recovery code, or refuses it; wrong ones are counted like passwords (D49). */
export async function checkCode(
  deps: AuthenticatorDeps,
  { uid, code, address, device }: TypedFactor,
): Promise<CodeMeans> {
  const deviceHash = deviceHashOf({ address, device });
  const attempt = await beginTry(deps, {
    name: `factor ${uid}`,
    isKnown: await isDeviceOf(deps.db, uid, deviceHash),
    address,
    deviceHash,
  });
  const typed = parseTypedCode(code);
  const isRight = typed !== undefined && (await isTaken(deps, uid, typed));
  if (!isRight) throw codeIncorrect();
  await inTransaction(deps.db, (tx) => markSucceeded(tx, attempt));
  return typed.kind === "authenticator" ? "otp" : "recovery";
}

async function isTaken(
  deps: AuthenticatorDeps,
  uid: string,
  { kind, code }: NonNullable<ReturnType<typeof parseTypedCode>>,
): Promise<boolean> {
  if (kind === "authenticator") return takeAuthenticatorCode(deps, { uid, code, isSetUp: true });
  return inTransaction(deps.db, (tx) => takeRecoveryCode(tx, { uid, code, now: deps.clock.realTime() }));
}

/** The password was right, the code was not; or the code was used. */
export function codeIncorrect(): AppError {
  return new AppError("sign-in-incorrect", { code: "code-incorrect" });
}

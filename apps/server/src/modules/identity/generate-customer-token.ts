import { randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import type { Deps } from "../../platform/deps.ts";
import { AppError, badInput } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { checkCode } from "./factors/check-code.ts";
import { secondStepOf } from "./factors/second-step.ts";
import { apiAudience, type IdentityDeps } from "./identity.deps.ts";
import { rememberDevice } from "./identity.repo.ts";
import { checkPassword } from "./sign-in.ts";
import { deviceHashOf } from "./sign-in-tries.ts";

type CustomerTokenInput = {
  readonly email: string;
  readonly password: string;
  readonly code?: string | null | undefined;
};

/**
 * A token for programs, one hour long (AUTH-05, GQL-11). Can be switched off by VYCEP_CUSTOMER_TOKENS. An account with a
 * second factor gives a code of its authenticator or a recovery code beside the password.
 */
export async function generateCustomerToken(
  deps: Deps & IdentityDeps,
  context: RequestContext,
  { email, password, code }: CustomerTokenInput,
): Promise<{ token: string }> {
  if (!deps.config.customerTokens) throw customerTokensOff();
  if (email.trim() === "") throw badInput("email-missing");
  if (password === "") throw badInput("password-missing");
  const { address } = context;
  const account = await checkPassword(deps, { realm: "customer", email, password, address });
  const step = await secondStepOf(deps, { uid: account.uid, door: deps.identity.portal });
  if (step.kind === "ask" && code) await checkCode(deps, { uid: account.uid, code, address });
  else if (step.kind !== "none") throw new AppError("forbidden", { code: "second-factor-needed" });
  await inTransaction(deps.db, (tx) => rememberDevice(tx, account.uid, deviceHashOf({ address })));
  const { kid, key } = await deps.identity.keys.current();
  const now = deps.clock.realTime();
  const token = await new SignJWT({ auth_time: Math.floor(now.getTime() / 1000) })
    .setProtectedHeader({ alg: "ES256", kid, typ: "JWT" })
    .setIssuer(deps.identity.issuer)
    .setAudience(apiAudience)
    .setSubject(account.uid)
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + customerTokenSeconds * 1000))
    .sign(key);
  return { token };
}

export const customerTokenSeconds = 3600;

function customerTokensOff(): AppError {
  return new AppError("forbidden", { code: "customer-tokens-off" });
}

import { randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import type { Deps } from "../../platform/deps.ts";
import { AppError, badInput } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { apiAudience, type IdentityDeps } from "./identity.deps.ts";
import { signIn } from "./sign-in.ts";

/** A token for programs, one hour long (AUTH-05, GQL-11). Can be switched off by VYCEP_CUSTOMER_TOKENS. */
export async function generateCustomerToken(
  deps: Deps & IdentityDeps,
  context: RequestContext,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<{ token: string }> {
  if (!deps.config.customerTokens) throw customerTokensOff();
  if (email.trim() === "") throw badInput("email-missing");
  if (password === "") throw badInput("password-missing");
  const account = await signIn(deps, { email, password, address: context.address });
  const { kid, key } = await deps.identity.keys.current();
  const now = deps.clock.realTime();
  const token = await new SignJWT({})
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

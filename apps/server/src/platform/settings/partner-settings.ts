import { z } from "zod";
import { address } from "./value-readers.ts";

/** The brewery's ERP over HTTP. */
export type ErpSettings = { readonly url: string; readonly secret: string; readonly timeoutMs: number };

/** Who signs people in instead of us (D34). */
export type ExternalIssuer = { readonly issuer: string; readonly jwks: string; readonly uidClaim: string };

/** The brewery's ERP where one is named; undefined leaves the built-in one. */
export function erpSettingsOf(env: {
  readonly ERP_URL?: string | undefined;
  readonly ERP_SECRET?: string | undefined;
  readonly ERP_TIMEOUT_MS: number;
}): ErpSettings | undefined {
  const { ERP_URL: url, ERP_SECRET: secret, ERP_TIMEOUT_MS: timeoutMs } = env;
  return url && secret ? { url: url.replace(/\/+$/, ""), secret, timeoutMs } : undefined;
}

export const externalIssuerKeys = {
  OIDC_ISSUER: address(/^https?:$/, "must be an http or https address").optional(),
  OIDC_CLIENT_ID: z.string().default("vycep-portal"),
  OIDC_JWKS: address(/^https?:$/, "must be an http or https address").optional(),
  OIDC_UID_CLAIM: z.string().default("sub"),
};

/** What is wrong with them together. */
export function externalIssuerFaults({
  OIDC_ISSUER: issuer,
  OIDC_JWKS: jwks,
}: {
  readonly OIDC_ISSUER?: string | undefined;
  readonly OIDC_JWKS?: string | undefined;
}): readonly (readonly [key: keyof typeof externalIssuerKeys, why: string])[] {
  if (issuer && !jwks) return [["OIDC_JWKS", "is missing beside OIDC_ISSUER"]];
  return jwks && !issuer ? [["OIDC_ISSUER", "is missing beside OIDC_JWKS"]] : [];
}

/** Who signs customers in instead of us, where somebody is named. */
export function externalIssuerOf(env: {
  readonly OIDC_ISSUER?: string | undefined;
  readonly OIDC_JWKS?: string | undefined;
  readonly OIDC_UID_CLAIM: string;
}): ExternalIssuer | undefined {
  const { OIDC_ISSUER: issuer, OIDC_JWKS: jwks, OIDC_UID_CLAIM: uidClaim } = env;
  return issuer && jwks ? { issuer, jwks, uidClaim } : undefined;
}

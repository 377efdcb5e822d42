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

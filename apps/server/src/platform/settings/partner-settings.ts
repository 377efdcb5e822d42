/** The brewery's ERP over HTTP. */
export type ErpSettings = { readonly url: string; readonly secret: string; readonly timeoutMs: number };

/** Who signs people in instead of us (D34). */
export type ExternalIssuer = { readonly issuer: string; readonly jwks: string; readonly uidClaim: string };

/**
 * The messages of OpenID Connect's authorization code flow with PKCE (D03), as plain values: what is asked, what must
 * be remembered until the answer, and how an answer is read. RFC 6749, RFC 7636, OpenID Connect Core 3.1.
 */
export interface AuthorizationRequest {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

export type AuthorizationAnswer =
  | { readonly kind: "code"; readonly code: string }
  | { readonly kind: "refused"; readonly error: string }
  /** Not an answer to the question this tab asked. */
  | { readonly kind: "stray" };

export function newAuthorizationRequest(redirectUri: string): AuthorizationRequest {
  return { state: randomText(), nonce: randomText(), verifier: randomText(), redirectUri };
}

/** The address to go to; `prompt: "none"` asks for a silent answer, `"login"` for a person to sign in anew. */
export async function authorizationUrl(
  request: AuthorizationRequest,
  options: {
    readonly endpoint: string;
    readonly clientId: string;
    readonly prompt?: "none" | "login";
    readonly language: string;
  },
): Promise<string> {
  const search = new URLSearchParams({
    client_id: options.clientId,
    response_type: "code",
    scope: "openid profile email",
    redirect_uri: request.redirectUri,
    state: request.state,
    nonce: request.nonce,
    code_challenge: await challengeOf(request.verifier),
    code_challenge_method: "S256",
    ui_locales: options.language,
    ...(options.prompt === undefined ? {} : { prompt: options.prompt }),
  });
  return `${options.endpoint}?${search}`;
}

/** Whom we asked, and whether its answers say so (RFC 9207). */
export interface Issuer {
  readonly issuer: string;
  readonly isIssuerNamed: boolean;
}

/** Reads the query of the callback address. What another issuer answers is no answer to our question. */
export function readAnswer(
  search: string,
  request: AuthorizationRequest | undefined,
  { issuer, isIssuerNamed }: Issuer,
): AuthorizationAnswer {
  const answer = new URLSearchParams(search);
  if (request === undefined || answer.get("state") !== request.state) return { kind: "stray" };
  const named = answer.get("iss") ?? (isIssuerNamed ? undefined : issuer);
  if (named !== issuer) return { kind: "refused", error: "foreign-issuer" };
  const code = answer.get("code");
  return code === null
    ? { kind: "refused", error: answer.get("error") ?? "unknown" }
    : { kind: "code", code };
}

/** The form that buys a token for a code. */
export function tokenForm(request: AuthorizationRequest, code: string, clientId: string): URLSearchParams {
  return new URLSearchParams({
    grant_type: "authorization_code",
    client_id: clientId,
    code,
    redirect_uri: request.redirectUri,
    code_verifier: request.verifier,
  });
}

/** Reads a remembered request back out of storage. */
export function parseRequest(
  stored: Readonly<Record<string, string>> | undefined,
): AuthorizationRequest | undefined {
  const { state, nonce, verifier, redirectUri } = stored ?? {};
  if (state === undefined || nonce === undefined || verifier === undefined || redirectUri === undefined)
    return undefined;
  return { state, nonce, verifier, redirectUri };
}

/** PKCE: the SHA-256 of the verifier, in base64url. */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return base64Url(new Uint8Array(digest));
}

function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

import { claimAt, type ProviderClaims } from "@vycep/domain/staff/provider-claims";
import type * as openid from "openid-client";
import type { Clock } from "../../../platform/clock.ts";
import type { StaffProvider } from "../../../platform/settings/staff-provider-settings.ts";

/** Why the provider's answer was of no use. */
export class ProviderFailed extends Error {
  readonly code: "provider-away" | "provider-refused" | "answer-invalid";
  constructor(code: ProviderFailed["code"], options: ErrorOptions) {
    super(`the staff's identity provider: ${code}`, options);
    this.code = code;
  }
}

/** What ties an answer to the browser that asked. */
export type Checks = { readonly state: string; readonly nonce: string; readonly verifier: string };

export type SignedInThere = { readonly claims: ProviderClaims; readonly idToken: string };

export type ProviderClient = {
  /** Where the browser goes to sign in. */
  readonly addressOf: (
    checks: Checks,
    asked: {
      readonly redirectUri: string;
      readonly language: string;
      readonly isAnother: boolean;
      /** Whoever is signed in there shows once more who they are, and the answer says when (D38). */
      readonly isAnew?: boolean;
    },
  ) => Promise<URL>;
  /** What the provider says for the code that it sent the browser back with. */
  readonly exchange: (callback: URL, checks: Checks) => Promise<SignedInThere>;
  /** Where the browser ends its session there, if the provider offers it. */
  readonly endAddress: (idToken: string, back: string) => Promise<string | undefined>;
};

/** So long what the provider publishes of itself is believed. */
const publishedMs = 60 * 60 * 1000;
const timeoutSeconds = 5;
/** So far the provider's clock may be apart from ours. */
const toleranceSeconds = 60;

type Found = { readonly lib: typeof openid; readonly config: openid.Configuration };

/**
 * The desk as a client of the staff's provider (DSIGN-04): code flow with PKCE, state and nonce, signatures by the published keys. The
 * library is read, and the provider asked, when somebody first goes there.
 */
export function providerClient(provider: StaffProvider, clock: Pick<Clock, "realTime">): ProviderClient {
  let known: { readonly at: number; readonly found: Promise<Found> } | undefined;
  const find = (): Promise<Found> => {
    const now = clock.realTime().getTime();
    if (known === undefined || now - known.at > publishedMs) {
      const found = discover(provider);
      known = { at: now, found };
      found.catch(() => {
        known = undefined;
      });
    }
    return known.found;
  };
  return {
    addressOf: async ({ state, nonce, verifier }, { redirectUri, language, isAnother, isAnew = false }) => {
      const { lib, config } = await find();
      const classes = provider.secondFactorClasses.join(" ");
      return lib.buildAuthorizationUrl(config, {
        ...{ redirect_uri: redirectUri, scope: provider.scope, ui_locales: language, state, nonce },
        code_challenge: await lib.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        ...((isAnother || isAnew) && { prompt: "login" }),
        ...(isAnew && { max_age: "0" }),
        ...(classes !== "" && { acr_values: classes }),
      });
    },
    exchange: async (callback, checks) => {
      const { lib, config } = await find();
      try {
        return await exchange({ lib, config }, { callback, checks, claim: provider.roleClaim });
      } catch (error) {
        throw new ProviderFailed(codeOf(lib, error), { cause: error });
      }
    },
    endAddress: async (idToken, back) => {
      const { lib, config } = await find();
      if (config.serverMetadata().end_session_endpoint === undefined) return;
      return lib.buildEndSessionUrl(config, {
        id_token_hint: idToken,
        post_logout_redirect_uri: back,
      }).href;
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: StaffProvider): Promise<Found> {
  const lib = await import("openid-client");
  try {
    const config = await lib.discovery(
      new URL(issuer),
      clientId,
      { [lib.clockTolerance]: toleranceSeconds },
      clientSecret === undefined ? lib.None() : bySecret(lib, clientSecret),
      {
        timeout: timeoutSeconds,
        // Whether it may be http at all the configuration has judged.
        execute: [
          lib.enableNonRepudiationChecks,
          ...(issuer.startsWith("http:") ? [lib.allowInsecureRequests] : []),
        ],
      },
    );
    return { lib, config };
  } catch (error) {
    throw new ProviderFailed("provider-away", { cause: error });
  }
}

/** In the body where the provider takes that, else in the header, which is what every provider takes that says nothing. */
function bySecret(lib: typeof openid, secret: string): openid.ClientAuth {
  const [post, basic] = [lib.ClientSecretPost(secret), lib.ClientSecretBasic(secret)];
  return (server, ...rest) => {
    const isPosted = server.token_endpoint_auth_methods_supported?.includes("client_secret_post");
    return (isPosted ? post : basic)(server, ...rest);
  };
}

async function exchange(
  { lib, config }: Found,
  { callback, checks, claim }: { readonly callback: URL; readonly checks: Checks; readonly claim: string },
): Promise<SignedInThere> {
  const tokens = await lib.authorizationCodeGrant(config, callback, {
    pkceCodeVerifier: checks.verifier,
    expectedState: checks.state,
    expectedNonce: checks.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined || tokens.id_token === undefined) throw new Error("no id token");
  // Many providers tell the desk's roles and addresses at another address only.
  const isWhole = claimAt(claims, claim) !== undefined && claims["email"] !== undefined;
  const hasMore = !isWhole && config.serverMetadata().userinfo_endpoint !== undefined;
  const more = hasMore ? await lib.fetchUserInfo(config, tokens.access_token, claims.sub) : {};
  return { claims: { ...more, ...claims }, idToken: tokens.id_token };
}

function codeOf(lib: typeof openid, error: unknown): ProviderFailed["code"] {
  if (error instanceof lib.AuthorizationResponseError) {
    if (/^(server_error|temporarily_unavailable)$/.test(error.error)) return "provider-away";
    return error.error === "access_denied" ? "provider-refused" : "answer-invalid";
  }
  if (error instanceof lib.ResponseBodyError) return error.status >= 500 ? "provider-away" : "answer-invalid";
  const isAway =
    error instanceof TypeError ||
    (error instanceof lib.ClientError && /TIMEOUT|RESPONSE_IS_NOT/.test(error.code ?? ""));
  return isAway ? "provider-away" : "answer-invalid";
}

import { type IdentitySettings, TOKEN_PATH } from "@vycep/contract/identity/identity.rest";
import { z } from "zod";
import type { Deps } from "../../platform/deps.ts";
import { unavailable } from "../../platform/errors.ts";

/** Where the portal signs in: our own provider, or the external issuer's addresses as it publishes them. */
export async function settingsOf({ config }: Deps): Promise<IdentitySettings> {
  const external = config.externalIssuer;
  if (!external) {
    return {
      clientId: config.clientId,
      issuer: `${config.origin}/oidc`,
      isIssuerNamed: true,
      uidClaim: "sub",
      isOwnSignIn: true,
      authorizationEndpoint: "/oidc/auth",
      tokenEndpoint: TOKEN_PATH,
      endSessionEndpoint: "/oidc/session/end",
    };
  }
  const published = await discover(external.issuer);
  return {
    clientId: config.clientId,
    issuer: external.issuer,
    isIssuerNamed: published.authorization_response_iss_parameter_supported,
    uidClaim: external.uidClaim,
    isOwnSignIn: false,
    authorizationEndpoint: published.authorization_endpoint,
    tokenEndpoint: published.token_endpoint,
    endSessionEndpoint: published.end_session_endpoint ?? null,
  };
}

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  end_session_endpoint: z.url().optional(),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
});

async function discover(issuer: string): Promise<z.infer<typeof discovery>> {
  try {
    const answer = await fetch(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(5000),
    });
    const published = discovery.parse(await answer.json());
    if (published.issuer !== issuer) throw new Error("the issuer calls itself by another name");
    return published;
  } catch (error) {
    throw unavailable(error);
  }
}

import { COMMERCE_AUDIENCE } from "@vycep/contract/identity/identity.rest";
import { GRAPHQL_PATH } from "@vycep/contract/services";
import { type Client, type Configuration, errors, type KoaContextWithOIDC } from "oidc-provider";
import type { Config } from "../../../platform/config.ts";
import { idTokenSeconds } from "../identity.deps.ts";

/**
 * The access token that the portal gets with its id token, in the same answer, is its commerce token (AUTH-06, D03): a JWT for
 * GraphQL alone. Those of relying parties stay opaque and open nothing but their own questions to the provider.
 */
export function commerceTokens({ origin, clientId }: Pick<Config, "origin" | "clientId">) {
  const commerce = `${origin}${GRAPHQL_PATH}`;
  const isPortal = (client: Client) => client.clientId === clientId;
  return {
    enabled: true,
    defaultResource: (_context: KoaContextWithOIDC, client: Client) => (isPortal(client) ? commerce : []),
    useGrantedResource: () => true,
    getResourceServerInfo: (_context: KoaContextWithOIDC, resource: string, client: Client) => {
      if (resource !== commerce || !isPortal(client)) throw new errors.InvalidTarget();
      return {
        scope: "",
        audience: COMMERCE_AUDIENCE,
        accessTokenTTL: idTokenSeconds,
        accessTokenFormat: "jwt" as const,
        jwt: { sign: { alg: "ES256" as const } },
      };
    },
  };
}

/** It belongs to the same session as the id token beside it, and knows when the person showed who they are. */
export const claimsOfCommerceToken: Configuration["extraTokenClaims"] = ({ oidc }, token) => ({
  session: "sessionUid" in token ? token.sessionUid : undefined,
  auth_time: oidc.entities.AuthorizationCode?.authTime,
});

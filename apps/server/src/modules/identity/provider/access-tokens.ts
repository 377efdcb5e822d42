import { COMMERCE_AUDIENCE } from "@vycep/contract/identity/identity.rest";
import { GRAPHQL_PATH } from "@vycep/contract/services";
import { type Client, type Configuration, errors, type KoaContextWithOIDC } from "oidc-provider";
import type { Config } from "../../../platform/config.ts";
import { idTokenSeconds, keyAudience } from "../identity.deps.ts";
import { isOfKey } from "./clients-of-keys.ts";

/**
 * What access tokens are JWTs, and for what. The one that the portal gets with its id token, in the same answer, is its commerce
 * token (AUTH-06, D03): for GraphQL alone. One that a key's program gets opens what the key opens (B16). Those of relying parties
 * stay opaque and open nothing but their own questions to the provider.
 */
export function accessTokens({ origin, clientId }: Pick<Config, "origin" | "clientId">) {
  const ofPortal = { resource: `${origin}${GRAPHQL_PATH}`, audience: COMMERCE_AUDIENCE };
  const ofKey = { resource: origin, audience: keyAudience };
  const doorOf = (client: Client) => {
    if (client.clientId === clientId) return ofPortal;
    return isOfKey(client) ? ofKey : undefined;
  };
  return {
    enabled: true,
    defaultResource: (_context: KoaContextWithOIDC, client: Client) => doorOf(client)?.resource ?? [],
    useGrantedResource: () => true,
    getResourceServerInfo: (_context: KoaContextWithOIDC, resource: string, client: Client) => {
      const door = doorOf(client);
      if (resource !== door?.resource) throw new errors.InvalidTarget();
      return {
        scope: "",
        audience: door.audience,
        accessTokenTTL: idTokenSeconds,
        accessTokenFormat: "jwt" as const,
        jwt: { sign: { alg: "ES256" as const } },
      };
    },
  };
}

/** The portal's belongs to the same session as the id token beside it, and knows when and by what the person showed who they are. */
export const claimsOfAccessToken: Configuration["extraTokenClaims"] = ({ oidc }, token) => ({
  session: "sessionUid" in token ? token.sessionUid : undefined,
  auth_time: oidc.entities.AuthorizationCode?.authTime,
  amr: oidc.entities.AuthorizationCode?.amr,
});

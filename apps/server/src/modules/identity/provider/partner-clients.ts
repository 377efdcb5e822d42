import { DEMO_PARTNERS, RIGHTS_SCOPE } from "@vycep/contract/identity/partners";
import type { ClientMetadata } from "oidc-provider";
import type { Config } from "../../../platform/config.ts";
import { secretOf } from "../../../platform/secrets/relying-parties.ts";

/** What all relying parties have: a code with PKCE, a name and the rights, and no door to the API. */
const partner = {
  grant_types: ["authorization_code"],
  response_types: ["code"],
  id_token_signed_response_alg: "ES256",
  scope: `openid profile email ${RIGHTS_SCOPE}`,
} as const satisfies Partial<ClientMetadata>;

/**
 * The relying parties as the provider knows them (AUTH-03, AUTH-04): those of the configuration show their secret, those of
 * the demo have none (D27). One that is configured takes the place of the demo's.
 */
export function partnerClients({ relyingParties, secrets, demo, origin }: Config): ClientMetadata[] {
  const real = relyingParties.map((party) => ({
    ...partner,
    grant_types: [...partner.grant_types],
    response_types: [...partner.response_types],
    client_id: party.clientId,
    client_secret: secretOf(party, secrets) ?? "",
    token_endpoint_auth_method: "client_secret_basic" as const,
    redirect_uris: [...party.redirectUris],
  }));
  const taken = new Set(relyingParties.map(({ clientId }) => clientId));
  const free = new Set<string>(DEMO_PARTNERS.map(({ clientId }) => clientId).filter((id) => !taken.has(id)));
  const shown = [...(demo ? free : [])].map((id) => ({
    ...partner,
    grant_types: [...partner.grant_types],
    response_types: [...partner.response_types],
    client_id: id,
    token_endpoint_auth_method: "none" as const,
    redirect_uris: DEMO_PARTNERS.filter(({ clientId }) => clientId === id).map(({ path }) => origin + path),
  }));
  return [...real, ...shown];
}

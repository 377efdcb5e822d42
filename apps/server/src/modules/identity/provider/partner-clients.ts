import { DEMO_PARTNERS, RIGHTS_SCOPE } from "@vycep/contract/identity/partners";
import type { ClientMetadata } from "oidc-provider";

/** The demo's relying parties as the provider knows them: programs without a secret, so with PKCE (D27). */
export function partnerClients(origin: string): ClientMetadata[] {
  const ids = [...new Set(DEMO_PARTNERS.map(({ clientId }) => clientId))];
  return ids.map((id) => ({
    client_id: id,
    token_endpoint_auth_method: "none",
    grant_types: ["authorization_code"],
    response_types: ["code"],
    id_token_signed_response_alg: "ES256",
    scope: `openid profile email ${RIGHTS_SCOPE}`,
    redirect_uris: DEMO_PARTNERS.filter(({ clientId }) => clientId === id).map(({ path }) => origin + path),
  }));
}

import * as client from "openid-client";
import type { TestServer } from "../test-server.ts";

type ShownKey = { readonly id: string; readonly secret: string };

/** Two ways in which a program shows that it holds a key. */
export const keyProofs = { basic: client.ClientSecretBasic, post: client.ClientSecretPost } as const;

/** Gets a token for a key, by a client library that we did not write. */
export async function tokenOfKey(
  { origin }: Pick<TestServer, "origin">,
  { id, secret }: ShownKey,
  proof: keyof typeof keyProofs = "basic",
): Promise<client.TokenEndpointResponse> {
  const configuration = await client.discovery(
    new URL(`${origin}/oidc`),
    id,
    { id_token_signed_response_alg: "ES256" },
    keyProofs[proof](secret),
    { execute: [client.allowInsecureRequests] },
  );
  return client.clientCredentialsGrant(configuration);
}

/** Asks the token endpoint as a program that was written by hand. */
export function askForToken(
  { origin }: Pick<TestServer, "origin">,
  { id, secret }: ShownKey,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${origin}/oidc/token`, {
    method: "POST",
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}` },
    body: new URLSearchParams({ grant_type: "client_credentials", ...more }),
  });
}

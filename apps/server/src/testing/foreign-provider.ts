/**
 * Another company's OpenID provider: a program of its own, with its own keys, RS256 as most of them.
 * Arguments: the port, and the addresses where the portal takes people back.
 */
import { createServer } from "node:http";
import { exportJWK, generateKeyPair } from "jose";
import Provider from "oidc-provider";

const [port, ...redirectUris] = process.argv.slice(2);
if (port === undefined || redirectUris.length === 0) throw new Error("needs a port and redirect addresses");

const { privateKey } = await generateKeyPair("RS256", { extractable: true });
const provider = new Provider(`http://127.0.0.1:${port}`, {
  jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: "foreign", alg: "RS256", use: "sig" }] },
  clients: [
    {
      client_id: "brewery-portal",
      token_endpoint_auth_method: "none",
      redirect_uris: redirectUris,
      response_types: ["code"],
      grant_types: ["authorization_code"],
    },
    // The staff's, of the same house (DSIGN-04).
    {
      client_id: "brewery-desk",
      client_secret: "what the desk and its provider know",
      redirect_uris: [new URL("/desk/identity/provider/callback", redirectUris[0]).href],
      post_logout_redirect_uris: [new URL("/desk/login", redirectUris[0]).href],
      response_types: ["code"],
      grant_types: ["authorization_code"],
    },
  ],
  claims: {
    openid: ["sub", "customer_uid", "groups"],
    profile: ["name"],
    email: ["email", "email_verified"],
  },
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  // The portal's page is of another origin and buys its token itself.
  clientBasedCORS: () => true,
  cookies: { keys: ["any"] },
  findAccount: (_context, sub) => ({
    accountId: sub,
    claims: () => ({
      sub,
      customer_uid: sub.replace("emp-", "U"),
      // Of the staff more is told: whoever is called cs-iva is of the group cs.
      ...(!sub.startsWith("emp-") && {
        ...{ groups: [sub.split("-")[0]], name: "Iva Nová" },
        ...{ email: `${sub}@lipovrch.example`, email_verified: true },
      }),
    }),
  }),
});
createServer((request, response) => void provider.callback()(request, response)).listen(
  Number(port),
  "127.0.0.1",
  () => process.send?.("ready"),
);
// Whoever started it has gone: nothing is left behind.
process.on("disconnect", () => process.exit());

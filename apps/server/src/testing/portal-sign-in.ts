import * as client from "openid-client";
import { openBrowser, type TestBrowser } from "./test-browser.ts";

/** What the portal does when somebody signs in, played by a client library that we did not write. */
export type PortalClient = {
  readonly configuration: client.Configuration;
  readonly browser: TestBrowser;
  /** Begins an authorization; answers where the browser was sent, and what the exchange will need. */
  readonly begin: (parameters?: Record<string, string>) => Promise<Begun>;
  /** The page's own call with e-mail and password. */
  readonly enter: (interaction: string, credentials: Credentials) => Promise<Response>;
  /** All of it: begin, enter, come back, exchange. */
  readonly signIn: (
    credentials: Credentials,
  ) => Promise<client.TokenEndpointResponse & client.TokenEndpointResponseHelpers>;
  readonly exchange: (
    begun: Begun,
    callback: URL,
  ) => Promise<client.TokenEndpointResponse & client.TokenEndpointResponseHelpers>;
};

export type Credentials = { readonly email: string; readonly password: string };
export type Begun = {
  readonly landed: URL;
  readonly status: number;
  readonly verifier: string;
  readonly nonce: string;
  readonly state: string;
};

export const demoPassword = "Vycep-demo-2026";

/** A door as a client library sees it: the customers', unless another is named. */
type DoorToTry = {
  readonly issuer: string;
  readonly clientId: string;
  readonly interactions: string;
  readonly pages: string;
};

const customersDoor: DoorToTry = {
  issuer: "/oidc",
  clientId: "vycep-portal",
  interactions: "/identity/interactions",
  pages: "/login",
};

/** The staff's. */
export const staffDoor: DoorToTry = {
  issuer: "/desk/oidc",
  clientId: "vycep-desk",
  interactions: "/desk/identity/interactions",
  pages: "/desk/login",
};

export async function portalClient(
  origin: string,
  redirectPath = "/login/callback",
  door = customersDoor,
): Promise<PortalClient> {
  const configuration = await client.discovery(
    new URL(`${origin}${door.issuer}`),
    door.clientId,
    { id_token_signed_response_alg: "ES256" },
    client.None(),
    { execute: [client.allowInsecureRequests] },
  );
  const browser = openBrowser(origin);
  const isPortalPage = ({ pathname }: URL) => pathname.startsWith(door.pages);

  const begin = async (parameters: Record<string, string> = {}): Promise<Begun> => {
    const verifier = client.randomPKCECodeVerifier();
    const nonce = client.randomNonce();
    const state = client.randomState();
    const address = client.buildAuthorizationUrl(configuration, {
      redirect_uri: `${origin}${redirectPath}`,
      scope: "openid profile email",
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      nonce,
      state,
      ...parameters,
    });
    const { address: landed, response } = await browser.follow(address.href, isPortalPage);
    return { landed, status: response.status, verifier, nonce, state };
  };

  const enter = (interaction: string, credentials: Credentials) =>
    browser.fetch(`${door.interactions}/${interaction}/login`, {
      method: "POST",
      headers: { "content-type": "application/json", origin },
      body: JSON.stringify(credentials),
    });

  const exchange = ({ verifier, nonce, state }: Begun, callback: URL) =>
    client.authorizationCodeGrant(configuration, callback, {
      pkceCodeVerifier: verifier,
      expectedNonce: nonce,
      expectedState: state,
    });

  const signIn = async (credentials: Credentials) => {
    const begun = await begin();
    const answer = await enter(begun.landed.searchParams.get("interaction") ?? "", credentials);
    const { redirectTo } = (await answer.json()) as { redirectTo: string };
    const { address } = await browser.follow(redirectTo, isPortalPage);
    return exchange(begun, address);
  };

  return { configuration, browser, begin, enter, signIn, exchange };
}

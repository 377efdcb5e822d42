import { COMMERCE_AUDIENCE, type IdentitySettings } from "@vycep/contract/identity/identity.rest";
import { door } from "../door/door.ts";
import { logWarning } from "../log.ts";
import { shellKeys } from "../storage/shell-keys.ts";
import { storage } from "../storage/storage.ts";
import { currentLanguage } from "../words/i18n.ts";
import {
  type AuthorizationRequest,
  authorizationUrl,
  newAuthorizationRequest,
  parseRequest,
  readAnswer,
  tokenForm,
} from "./authorization.ts";
import { faultOf, type IdToken, parseIdToken } from "./id-token.ts";
import { answerIn } from "./silent-frame.ts";

/** What one answer of the provider holds. */
export interface BoughtTokens {
  readonly idToken: IdToken;
  /** For the commerce API; an external issuer gives none that it takes (OP-07). */
  readonly commerceToken: string | undefined;
}

let knownSettings: Promise<IdentitySettings> | undefined;

/** Where to sign in: the built-in provider, or the issuer that the server is configured for (D03). */
function settings(): Promise<IdentitySettings> {
  knownSettings ??= fetch(`${door.identityPath}/settings`)
    .then((answer) => {
      if (!answer.ok) throw new Error(`identity settings: ${answer.status}`);
      return answer.json() as Promise<IdentitySettings>;
    })
    .catch((cause: unknown) => {
      knownSettings = undefined;
      throw cause;
    });
  return knownSettings;
}

/** Leaves for the provider, which answers at /login/callback, by way of /login if it does not know the visitor. */
export async function goToSignIn(prompt?: "login"): Promise<void> {
  const request = newAuthorizationRequest(location.origin + door.callbackPath);
  storage.write(shellKeys.signIn, { ...request });
  location.assign(await urlFor(request, prompt));
}

/**
 * Asks the portal's own provider for a sign-in without leaving the page: the name of what began, for the form that stands here.
 * Undefined where the browser has to go itself and is on its way: to another issuer, to the callback when the provider still
 * knows this browser, or to what the provider has to say.
 */
export async function beginSignIn(): Promise<string | undefined> {
  if (!(await settings()).isOwnSignIn) {
    await goToSignIn();
    return undefined;
  }
  const request = newAuthorizationRequest(location.origin + door.callbackPath);
  storage.write(shellKeys.signIn, { ...request });
  const { url, ok } = await fetch(await urlFor(request));
  const { pathname, searchParams } = new URL(url);
  const interaction = ok && pathname === door.signInPath ? searchParams.get("interaction") : null;
  if (interaction !== null) return interaction;
  location.assign(url);
  return undefined;
}

/** Reads the provider's answer in the address of the callback page and buys the tokens. */
export async function finishSignIn(search: string): Promise<BoughtTokens | "refused" | "stray"> {
  const request = parseRequest(storage.read(shellKeys.signIn));
  storage.write(shellKeys.signIn, undefined);
  const answer = readAnswer(search, request, await settings());
  if (request === undefined || answer.kind === "stray") return "stray";
  if (answer.kind === "refused") return "refused";
  return (await buyTokens(request, answer.code)) ?? "refused";
}

/** Asks in a hidden frame whether the provider still knows this browser: a new tab, or a token about to end. */
export async function askSilently(): Promise<BoughtTokens | undefined> {
  const request = newAuthorizationRequest(location.origin + door.silentPath);
  const answer = readAnswer(await searchOfFrame(await urlFor(request, "none")), request, await settings());
  return answer.kind === "code" ? buyTokens(request, answer.code) : undefined;
}

/**
 * The last page after sign-out: ours, or the external provider's own end of session, which comes back (SESSION-16); where the server
 * names one, that (DSIGN-04).
 */
export async function leaveAfterSignOut(idToken: string | undefined, leaveTo?: string): Promise<void> {
  if (leaveTo !== undefined) return location.assign(leaveTo);
  const { endSessionEndpoint, isOwnSignIn, clientId } = await settings();
  // The built-in provider has ended its session together with the server's.
  if (isOwnSignIn || endSessionEndpoint === null || idToken === undefined)
    return location.assign(door.signInPath);
  const search = new URLSearchParams({
    client_id: clientId,
    id_token_hint: idToken,
    post_logout_redirect_uri: `${location.origin}${door.signInPath}`,
  });
  location.assign(`${endSessionEndpoint}?${search}`);
}

/** The host by which people know the issuer. */
export async function issuerHost(): Promise<string> {
  return new URL((await settings()).issuer).host;
}

async function urlFor(request: AuthorizationRequest, prompt?: "none" | "login"): Promise<string> {
  const { authorizationEndpoint: endpoint, clientId } = await settings();
  return authorizationUrl(request, {
    endpoint,
    clientId,
    language: currentLanguage(),
    ...(prompt && { prompt }),
  });
}

async function buyTokens(request: AuthorizationRequest, code: string): Promise<BoughtTokens | undefined> {
  try {
    const { tokenEndpoint, clientId, uidClaim } = await settings();
    const answer = await fetch(tokenEndpoint, { method: "POST", body: tokenForm(request, code, clientId) });
    const body: unknown = await answer.json();
    const idToken = parseIdToken(textIn(body, "id_token") ?? "", uidClaim);
    storage.write(shellKeys.uidClaim, uidClaim);
    const fault = faultOf(idToken, { clientId, nonce: request.nonce });
    if (idToken !== undefined && fault === undefined)
      return { idToken, commerceToken: commerceTokenIn(body) };
    logWarning(`the token was not accepted: ${fault}`); // SESSION-29
  } catch (cause) {
    logWarning("the token could not be fetched", cause); // SESSION-29
  }
  return undefined;
}

/** What another issuer gives beside the id token is for its own API. */
function commerceTokenIn(body: unknown): string | undefined {
  const token = parseIdToken(textIn(body, "access_token") ?? "");
  return token?.audience.includes(COMMERCE_AUDIENCE) === true ? token.text : undefined;
}

function textIn(body: unknown, name: "id_token" | "access_token"): string | undefined {
  const found: unknown = typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
  return typeof found === "string" && found !== "" ? found : undefined;
}

async function searchOfFrame(address: string): Promise<string> {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.src = address;
  document.body.append(frame);
  const answer = await answerIn(frame);
  frame.remove();
  return answer;
}

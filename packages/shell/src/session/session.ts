import { machineNow } from "../clock/clock.ts";
import { door, isOfStaff, keptAs } from "../door/door.ts";
import { logWarning } from "../log.ts";
import { shellPorts } from "../ports.ts";
import { shellKeys } from "../storage/shell-keys.ts";
import { storage } from "../storage/storage.ts";
import { createStore, type Store } from "../storage/store.ts";
import { type IdToken, isFresh, parseIdToken } from "./id-token.ts";
import { askSilently, goToSignIn, issuerHost, leaveAfterSignOut } from "./identity-provider.ts";
import { rememberIntendedPath } from "./intended-path.ts";

/** Renewed this long before the token ends, and as early as half its life if it is very short. */
const renewBeforeSeconds = isOfStaff ? 0 : 120;
/** No server takes a token that lives longer, and no timer waits much longer. */
const longestLifeSeconds = 24 * 60 * 60;

let held = readStored();
/** The token that the page was drawn with. */
const drawn = createStore<IdToken | undefined>(held);
let underWay: Promise<IdToken | undefined> | undefined;
let cancelRenewal: (() => void) | undefined;
let isLeaving = false;

/** Whose page this is, to be watched; only this file changes it. */
export const session: Pick<Store<IdToken | undefined>, "get" | "subscribe"> = drawn;

/** The token to send now; undefined when nobody is signed in in this tab. */
export function currentToken(): IdToken | undefined {
  return held;
}

/**
 * The session of this tab: the stored one while it lives (SESSION-27), else the one that the provider still has for
 * this browser (a new tab), else none (SESSION-28).
 */
export async function establishSession(): Promise<IdToken | undefined> {
  const known = held;
  if (known !== undefined && isFresh(known, machineNow(), 5)) {
    scheduleRenewal(known, known.expiresAt - machineNow() / 1000);
    return known;
  }
  return renewSession();
}

/** Asks the provider for a fresh token; several askers share one question. */
export function renewSession(): Promise<IdToken | undefined> {
  underWay ??= askSilently()
    .then((bought) => {
      const before = held;
      const fresh = bought?.idToken;
      if (bought === undefined) dropToken();
      else acceptToken(bought.idToken, bought.commerceToken);
      // Somebody else has signed in in another tab: what this page shows is not theirs.
      if (before !== undefined && fresh !== undefined && before.uid !== fresh.uid)
        location.assign(door.homePath);
      return fresh;
    })
    .finally(() => {
      underWay = undefined;
    });
  return underWay;
}

/**
 * Begins to use an id token, and the commerce token that came with it (AUTH-06). What another person left in this browser is
 * cleared first.
 */
export function acceptToken(fresh: IdToken, commerceToken?: string): void {
  const owner = storage.read(shellKeys.owner);
  if (owner !== fresh.uid) {
    const path = storage.read(shellKeys.intendedPath);
    storage.clearForSignOut(owner === undefined);
    storage.write(shellKeys.intendedPath, path);
    storage.write(shellKeys.owner, fresh.uid);
  }
  storage.write(shellKeys.idToken, fresh.text);
  storage.write(shellKeys.token, commerceToken);
  held = fresh;
  drawn.set(fresh);
  scheduleRenewal(fresh, fresh.expiresAt - fresh.issuedAt);
}

/**
 * Forgets the tokens and keeps everything else, so that work goes on after signing in again. What is drawn is not told:
 * it stands until the page is left, and the next call finds that nobody is signed in.
 */
export function dropToken(): void {
  cancelRenewal?.();
  storage.write(shellKeys.idToken, undefined);
  storage.write(shellKeys.token, undefined);
  held = undefined;
}

/** Whether this page is signing out: what is refused from now on is refused rightly, and leads nowhere. */
export function isSigningOut(): boolean {
  return isLeaving;
}

/** The server no longer takes our token and the provider has no new one: sign in again and come back here. */
export function askToSignInAgain(path: string): void {
  rememberIntendedPath(path);
  dropToken();
  void goToSignIn();
}

/**
 * The provider vouches for a person whom the server does not take: asking either of them again changes nothing, so a
 * page says who is unknown to whom (D34).
 */
export async function tellUnknown({ person }: IdToken): Promise<void> {
  dropToken();
  storage.write(shellKeys.unknownPerson, { person, issuer: await issuerHost() });
  location.assign(shellPorts().signInRefusedPath);
}

/** What the server says when it has ended a session: where else the browser goes to end one, if anywhere (DSIGN-04). */
export interface SignedOut {
  readonly leaveTo?: string;
}

/**
 * Signs out everywhere (SESSION-10…20, OP-05): the server ends the session, the browser forgets all but store,
 * language and tutorials seen, the provider ends its own session and the page is loaded afresh.
 */
export async function signOut(
  endOnServer: () => Promise<SignedOut | undefined>,
  comeBackTo?: string,
): Promise<void> {
  const known = held;
  isLeaving = true;
  const ended = known && (await endOnServer().catch(noteFailure));
  tellOtherTabs(comeBackTo === undefined ? "signed-out" : "idle");
  forgetSession();
  if (comeBackTo !== undefined) {
    rememberIntendedPath(comeBackTo);
    storage.write(shellKeys.idleOut, "1");
  }
  await clearCaches();
  await leaveAfterSignOut(known?.text, ended?.leaveTo);
}

/** When another tab has signed out, this one shows nothing of the old session either. */
export function followSignOutElsewhere(): void {
  new BroadcastChannel(channelName).addEventListener("message", ({ data }) => {
    // A channel also hears its own page, which is already leaving.
    if (held === undefined) return;
    forgetSession();
    if (data === "idle") storage.write(shellKeys.idleOut, "1");
    location.assign(door.signInPath);
  });
}

/** Closed first, so that nothing that watches the storage puts back what is cleared. */
function forgetSession(): void {
  storage.close();
  dropToken();
  storage.clearForSignOut();
}

const channelName = `${keptAs}vycep-sign-out`;

function tellOtherTabs(reason: "signed-out" | "idle"): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(reason);
  channel.close();
}

async function clearCaches(): Promise<void> {
  // What works without network is the portal's alone.
  if (!("caches" in window) || keptAs !== "") return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * A token that has just come lives as long as it says, whatever the clock of this machine shows: by a clock that is
 * ahead it would be old already, and be renewed without end.
 */
function scheduleRenewal(token: IdToken, left: number): void {
  cancelRenewal?.();
  const life = token.expiresAt - token.issuedAt;
  const spare = Math.min(renewBeforeSeconds, life / 2);
  const timer = setTimeout(
    () => void renewSession(),
    Math.max(1, Math.min(life, left, longestLifeSeconds) - spare) * 1000,
  );
  cancelRenewal = () => clearTimeout(timer);
}

function readStored(): IdToken | undefined {
  const text = storage.read(shellKeys.idToken);
  return text === undefined ? undefined : parseIdToken(text, storage.read(shellKeys.uidClaim));
}

function noteFailure(cause: unknown): undefined {
  logWarning("sign-out failed", cause);
}

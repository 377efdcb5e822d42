import {
  DESK_CALLBACK_PATH,
  DESK_SILENT_PATH,
  STAFF_FORGOTTEN_PATH,
} from "@vycep/contract/identity/desk-door";
import { LOGIN_CALLBACK_PATH, SILENT_CALLBACK_PATH } from "@vycep/contract/identity/identity.rest";
import { ON_BEHALF_MARK } from "@vycep/contract/identity/on-behalf";
import { DESK_GRAPHQL_PATH, GRAPHQL_PATH } from "@vycep/contract/services";

/** By which of the two doors of the house a page is entered (DSIGN-01). */
export interface AppDoor {
  /** Where the app begins, and where nobody's other wish leads. */
  readonly homePath: string;
  /** What the sign-in pages ask. */
  readonly identityPath: string;
  readonly signInPath: string;
  readonly callbackPath: string;
  readonly silentPath: string;
  readonly forgottenPath: string;
  /** Asks for another password. */
  readonly forgottenCall: string;
  readonly graphqlPath: string;
  /** How keys of words end that each app says in its own way. */
  readonly wordsEnd: "" | "-desk";
  /** So long nobody need do anything (SESSION-21, DSIGN-06). */
  readonly idleMs: number;
}

const ofDesk = "desk.";

const portal: AppDoor = {
  homePath: "/",
  identityPath: "/identity",
  signInPath: "/login",
  callbackPath: LOGIN_CALLBACK_PATH,
  silentPath: SILENT_CALLBACK_PATH,
  forgottenPath: "/forgot-password",
  forgottenCall: "/identity/forgot-password",
  graphqlPath: GRAPHQL_PATH,
  wordsEnd: "",
  idleMs: 15 * 60_000,
};

const desk: AppDoor = {
  homePath: "/desk",
  identityPath: "/desk/identity",
  signInPath: "/desk/login",
  callbackPath: DESK_CALLBACK_PATH,
  silentPath: DESK_SILENT_PATH,
  forgottenPath: STAFF_FORGOTTEN_PATH,
  forgottenCall: "/desk/identity/forgotten-password",
  graphqlPath: DESK_GRAPHQL_PATH,
  wordsEnd: "-desk",
  idleMs: 30 * 60_000,
};

/** What the build says; rules and tests without a build are the portal's. A constant, so that neither app carries the other's door. */
const isDesk = import.meta.env.VYCEP_APP === "desk";

/**
 * Under which names things are kept where one of the staff stands in a customer's place; empty everywhere else. A tab of its own says
 * it in its storage (DORD-06); a frame, which shares that with the desk around it, says it under its own name (DCONF-02, DEDIT-04).
 */
const ofStaff = isDesk ? "" : (area("sessionStorage")?.getItem(window.name + ON_BEHALF_MARK) ?? "");

/** Whether one of the staff is here and no customer: the browser keeps nothing of it. */
export const isOfStaff = ofStaff !== "";

/** By which of the two ways: it begins the names. */
const [way] = ofStaff.split(".");

/** That of this app. */
export const door: AppDoor = isDesk
  ? desk
  : isOfStaff
    ? // Its token is never renewed, and nobody is asked who is there: it ends with its time.
      { ...portal, identityPath: `/${way}`, signInPath: `/${way}/ended`, idleMs: 30 * 60_000 }
    : portal;

/** What the names of all that this app keeps in the browser begin with: one browser may stand in both apps. */
export const keptAs = isDesk ? ofDesk : ofStaff;

/** Whether something kept in the browser is this app's: each clears its own and leaves the other's alone. */
export const isKeptHere = (key: string): boolean =>
  keptAs === "" ? !key.startsWith(ofDesk) : key.startsWith(keptAs);

/** One of the browser's two areas; undefined where there is none, or it is refused. */
export function area(name: "localStorage" | "sessionStorage"): Storage | undefined {
  try {
    return typeof window === "undefined" ? undefined : window[name];
  } catch {
    return undefined;
  }
}

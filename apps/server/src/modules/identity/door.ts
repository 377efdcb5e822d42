import { DESK_CALLBACK_PATH, DESK_SILENT_PATH } from "@vycep/contract/identity/desk-door";
import { LOGIN_CALLBACK_PATH, SILENT_CALLBACK_PATH } from "@vycep/contract/identity/identity.rest";
import { parseStaffRole, rolesWithSecondFactor } from "@vycep/domain/staff/staff-role";
import type { Config } from "../../platform/config.ts";

/** Users of customers, and the brewery's staff: nobody is both by one account (DSIGN-02). */
export type Realm = "customer" | "staff";

/**
 * One of the two doors of the house. Both are the same OpenID provider with the same keys; each has its own name, client, cookies
 * and people, so that what is got at the one is of no use at the other (DSIGN-01), and one browser may stand in both.
 */
export type Door = {
  readonly realm: Realm;
  readonly issuer: string;
  readonly clientId: string;
  /** Under which the provider answers. */
  readonly providerPath: string;
  /** Where the provider sends a browser that must sign in; the cookie of the interaction lives under it. */
  readonly interactionPath: string;
  /** The page that asks for e-mail and password. */
  readonly signInPage: string;
  readonly redirectUris: readonly string[];
  readonly signedOutUris: readonly string[];
  /** What the names of its cookies begin with. */
  readonly cookies: string;
  /** So long a session lives without being used. */
  readonly sessionSeconds: number;
  /** Ids of roles that demand a second factor. */
  readonly rolesWithSecondFactor: readonly string[];
};

/** Id tokens live as long as a customer's session may idle (quality.md); each silent renewal moves both on. */
export const sessionSeconds = 15 * 60;

/** The customers' door. */
export function portalDoor({ origin, clientId, sites, secondFactorRoles }: Config): Door {
  return {
    realm: "customer",
    issuer: `${origin}/oidc`,
    clientId,
    providerPath: "/oidc",
    interactionPath: "/identity/interactions",
    signInPage: "/login",
    redirectUris: sites.flatMap((site) => [
      `${site.origin}${LOGIN_CALLBACK_PATH}`,
      `${site.origin}${SILENT_CALLBACK_PATH}`,
    ]),
    signedOutUris: sites.flatMap((site) => [`${site.origin}/login`, `${site.origin}/`]),
    cookies: "vycep",
    sessionSeconds,
    rolesWithSecondFactor: secondFactorRoles,
  };
}

/** The client that the desk is, and so the audience of its tokens. */
export const deskClientId = "vycep-desk";

/** The staff's door; it has one name, whatever themes the portal has. */
export function deskDoor({ origin, demo, secondFactorRoles }: Config): Door {
  const configured = secondFactorRoles.flatMap((id) => parseStaffRole(id) ?? []);
  return {
    realm: "staff",
    issuer: `${origin}/desk/oidc`,
    clientId: deskClientId,
    providerPath: "/desk/oidc",
    interactionPath: "/desk/identity/interactions",
    signInPage: "/desk/login",
    redirectUris: [`${origin}${DESK_CALLBACK_PATH}`, `${origin}${DESK_SILENT_PATH}`],
    signedOutUris: [`${origin}/desk/login`],
    cookies: "vycep-desk",
    // DSIGN-06.
    sessionSeconds: 30 * 60,
    // The password of the demo is known to everybody: a second step would keep nobody out.
    rolesWithSecondFactor: demo ? configured : rolesWithSecondFactor(configured),
  };
}

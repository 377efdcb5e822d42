import { queryOptions, useQuery } from "@tanstack/react-query";
import type { PermissionSchemaEntry, UserInfo } from "@vycep/contract/users/users.rest";
import { customerTypeOf } from "@vycep/domain/access/customer-type";
import { openPermissions } from "@vycep/domain/access/gate";
import type { ConfigSection, Permission } from "@vycep/domain/access/permission";
import { parsePermission, parsePermissions } from "@vycep/domain/access/permission";
import { isAcademyOnly, isWholesaleUser } from "@vycep/domain/access/role";
import { parseShipToId } from "@vycep/domain/kernel/ids";
import { FALLBACK_LANGUAGE, type Language, parseLanguage } from "@vycep/domain/market/language";
import { type Country, parseCountry } from "@vycep/domain/market/market";
import { type ShipToAccess, selectableShipTos } from "@vycep/domain/ship-to/selectable";
import { queryClient } from "@vycep/shell/api/query-client";
import { callService } from "@vycep/shell/api/rest";
import { session } from "@vycep/shell/session/session";
import { useStore } from "@vycep/shell/storage/store";
import { portalConfigQuery } from "./portal-config.ts";

/** The signed-in person as the portal thinks of them (SESSION-32, SESSION-33). */
export interface CurrentUser {
  readonly uid: string;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly initials: string;
  readonly email: string;
  readonly phone: string;
  readonly companyName: string;
  /** The company that they act for, and all that they may choose among (D47). */
  readonly companyId: string;
  readonly companies: UserInfo["companies"];
  /** In which the person wants to be spoken to, wherever they sign in; mails as well. */
  readonly language: Language;
  /** Key users change some of themselves through customer service (PROFILE-04). */
  readonly isKeyAccount: boolean;
  /** Undefined is a fault in the data that is logged, not shown (SESSION-24). */
  readonly country: Country | undefined;
  readonly customerType: string | undefined;
  readonly permissions: readonly Permission[];
  readonly roleName: string | undefined;
  readonly isAcademyOnly: boolean;
  readonly isWholesale: boolean;
  /** SESSION-05. */
  readonly isValidated: boolean;
  readonly isLoggedIn: boolean;
  /** TUTOR-11. */
  readonly isFirstLogin: boolean;
  /** How often the tutorial was closed; null when nobody counted yet (TUTOR-12, TUTOR-13). */
  readonly tutorialCounter: number | null;
  readonly defaultShipToId: string | undefined;
  /** The version of the terms in force, until the person has agreed to it. */
  readonly termsToAgree: string | undefined;
  readonly shipTos: readonly PermissionSchemaEntry[];
}

/** The ship-tos of a person with what they may do there, as the domain's rules take them (SHIPTO-11, PERM-16). */
export function accessesOf({ shipTos }: CurrentUser): readonly ShipToAccess[] {
  const known = readAccesses.get(shipTos);
  if (known) return known;
  const accesses = shipTos.flatMap(({ shipToId, shipToStatus, rpDetails }) => {
    const id = parseShipToId(shipToId);
    if (id === undefined) return [];
    const permissions = rpDetails.flatMap(({ permission }) => parsePermissions(permission));
    return [{ shipToId: id, status: shipToStatus, permissions }];
  });
  readAccesses.set(shipTos, accesses);
  return accesses;
}

/** Many parts of a page ask whether one may order, dozens of places long. */
const readAccesses = new WeakMap<readonly PermissionSchemaEntry[], readonly ShipToAccess[]>();

/** The ship-tos that may be ordered for, as they are shown (SHIPTO-11). */
export function selectableShipTosOf(user: CurrentUser): readonly PermissionSchemaEntry[] {
  const known = selectable.get(user.shipTos);
  if (known) return known;
  const allowed = new Set<string>(selectableShipTos(accessesOf(user)).map(({ shipToId }) => shipToId));
  const places = user.shipTos.filter(({ shipToId }) => allowed.has(shipToId));
  selectable.set(user.shipTos, places);
  return places;
}

const selectable = new WeakMap<readonly PermissionSchemaEntry[], readonly PermissionSchemaEntry[]>();

/** GET users/GetUserInfoById/{id}; fetched once in a session (SESSION-03, SESSION-04, REST-12). */
export function userInfoQuery(uid: string) {
  return queryOptions({
    queryKey: ["users", "GetUserInfoById", uid],
    queryFn: ({ signal }) => fetchUserInfo(uid, signal),
    select: toCurrentUser,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** Asks for a person whatever is known of them. */
export function fetchUserInfo(uid: string, signal: AbortSignal): Promise<UserInfo> {
  return callService("customerData", `/users/GetUserInfoById/${encodeURIComponent(uid)}`, { signal });
}

export function toCurrentUser(info: UserInfo): CurrentUser {
  const roles = info.permissionSchema.flatMap(({ rpDetails }) => rpDetails);
  const roleFacts = roles.map(({ roleid, rolename }) => ({ id: roleid, name: rolename }));
  return {
    uid: info.UID,
    name: `${info.firstName} ${info.lastName}`.trim(),
    firstName: info.firstName,
    lastName: info.lastName,
    initials: `${info.firstName.slice(0, 1)}${info.lastName.slice(0, 1)}`.toUpperCase(),
    email: info.email,
    phone: info.phone,
    companyName: info.permissionSchema[0]?.companyName ?? "",
    companyId: info.companyId,
    companies: info.companies,
    language: parseLanguage(info.language) ?? FALLBACK_LANGUAGE,
    isKeyAccount: info.isKeyAccount,
    country: parseCountry(info.country),
    customerType: customerTypeOf(
      info.permissionSchema.map(({ rpDetails }) => ({
        customerTypes: rpDetails.map(({ customerType }) => customerType),
      })),
    ),
    permissions: info.allAvailablePermission.map(parsePermission).filter((name) => name !== undefined),
    roleName: roles[0]?.rolename,
    isAcademyOnly: isAcademyOnly(roleFacts),
    isWholesale: isWholesaleUser(roleFacts),
    isValidated: info.userValidation,
    isLoggedIn: info.isLoggedIn,
    isFirstLogin: info.firstLogin,
    tutorialCounter: info.showTutorial,
    defaultShipToId: info.defaultShipToID ?? undefined,
    termsToAgree: info.termsToAgree ?? undefined,
    shipTos: info.permissionSchema,
  };
}

/** The signed-in person, or undefined for a visitor. */
export function useVisitor(): CurrentUser | undefined {
  const uid = useStore(session)?.uid;
  return useQuery({ ...userInfoQuery(uid ?? ""), enabled: uid !== undefined }).data;
}

/** The signed-in person outside components, once they are known. */
export function knownUser(): CurrentUser | undefined {
  const info = queryClient.getQueryData(userInfoQuery(session.get()?.uid ?? "").queryKey);
  return info === undefined ? undefined : toCurrentUser(info);
}

/** The signed-in person on a page that the gate opens only to one. */
export function useCurrentUser(): CurrentUser {
  const user = useVisitor();
  if (user === undefined) throw new Error("no user: is the page's access in ROUTE_ACCESS at least login?");
  return user;
}

/** The permissions that are open to the visitor: in their list and switched on in the portal (PERM-08, OP-04). */
export function useOpenPermissions(): ReadonlySet<Permission> {
  const user = useVisitor();
  const config = useQuery({ ...portalConfigQuery(user?.customerType), enabled: user !== undefined });
  if (user === undefined) return new Set();
  const sections: readonly ConfigSection[] | "failed" = config.isError
    ? "failed"
    : (config.data?.sections ?? []);
  return new Set(openPermissions(user.permissions, sections));
}

import { type Language, parseLanguage } from "../market/language.ts";
import { STAFF_ROLES, type StaffRole, type StaffStatus } from "./staff-role.ts";

/** What the staff's identity provider says of somebody who has just signed in there (DSIGN-04). */
export type ProviderClaims = Readonly<Record<string, unknown>>;

/** Roles of the staff by what a claim may say: `{ "desk-admins": ["admin"] }`. */
export type RolesByClaim = Readonly<Record<string, readonly StaffRole[]>>;

/**
 * The roles that a claim gives, in the desk's order; what is not mapped gives none. A claim is found by its whole name, or by a path
 * with dots.
 *
 * @example claimedRoles({ realm_access: { roles: ["cs", "offline_access"] } }, "realm_access.roles", { cs: ["service"] }) // ["service"]
 */
export function claimedRoles(
  claims: ProviderClaims,
  path: string,
  roles: RolesByClaim,
): readonly StaffRole[] {
  const found = claimAt(claims, path);
  const values = new Set(Array.isArray(found) ? found : [found]);
  const given = new Set(Object.keys(roles).flatMap((value) => (values.has(value) ? roles[value] : [])));
  return STAFF_ROLES.filter((role) => given.has(role));
}

/**
 * What stands at a claim: under its whole name, for names may be addresses, or at the end of a path with dots.
 *
 * @example claimAt({ a: { b: "x" } }, "a.b") // "x"
 */
export function claimAt(claims: ProviderClaims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  let found: unknown = claims;
  for (const part of path.split(".")) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, part)) return undefined;
    found = Reflect.get(found, part);
  }
  return found;
}

/**
 * The address that the provider has made sure of, or of which the brewery says that it always has.
 *
 * @example claimedEmail({ email: "iva@brewery.example", email_verified: false }, false) // undefined
 */
export function claimedEmail(claims: ProviderClaims, isTrusted: boolean): string | undefined {
  const { email, email_verified: verified } = claims;
  const isSure = verified === true || verified === "true" || (isTrusted && verified === undefined);
  return isSure && typeof email === "string" && email.includes("@") ? email.trim() : undefined;
}

const longestName = 100;

/**
 * First and last name, however the provider tells them; of who has none there, the two parts of the address.
 *
 * @example claimedName({ name: "Iva Malá" }, "iva@brewery.example") // { firstName: "Iva", lastName: "Malá" }
 */
export function claimedName(
  { given_name: given, family_name: family, name }: ProviderClaims,
  email: string,
): { readonly firstName: string; readonly lastName: string } {
  const [of = "", at = ""] = email.split("@");
  const words = textOf(name).split(/\s+/).filter(Boolean);
  const rest = words.length > 1 ? words.slice(0, -1).join(" ") : "";
  const first = textOf(given) || rest || of;
  const last = textOf(family) || (words.at(-1) ?? at);
  return { firstName: first.slice(0, longestName), lastName: last.slice(0, longestName) };
}

/**
 * The language that the provider knows somebody by, where it is one of ours.
 *
 * @example claimedLanguage({ locale: "sk-SK" }) // "sk"
 */
export function claimedLanguage({ locale }: ProviderClaims): Language | undefined {
  return parseLanguage(textOf(locale).toLowerCase().split(/[-_]/)[0] ?? "");
}

/**
 * Whether the provider says that it saw more than one thing (DSIGN-03): `mfa` among the means (RFC 8176), or a class of sign-in that
 * the brewery has named as such.
 *
 * @example provesSecondFactor({ amr: ["pwd", "mfa"] }, []) // true
 */
export function provesSecondFactor({ amr, acr }: ProviderClaims, classes: readonly string[]): boolean {
  return (Array.isArray(amr) && amr.includes("mfa")) || (typeof acr === "string" && classes.includes(acr));
}

/**
 * The roles that somebody holds from now on: those of the claim. The last administrator stays one, whatever the claim says
 * (DSIGN-08).
 *
 * @example rolesByClaim({ before: { roles: ["admin"], status: "active" }, claimed: ["sales"], activeAdmins: 1 }) // ["sales", "admin"]
 */
export function rolesByClaim({
  before,
  claimed,
  activeAdmins,
}: {
  readonly before: { readonly roles: readonly StaffRole[]; readonly status: StaffStatus };
  readonly claimed: readonly StaffRole[];
  readonly activeAdmins: number;
}): readonly StaffRole[] {
  const isLast = before.status === "active" && before.roles.includes("admin") && activeAdmins <= 1;
  return isLast && !claimed.includes("admin") ? [...claimed, "admin"] : claimed;
}

function textOf(claim: unknown): string {
  return typeof claim === "string" ? claim.trim() : "";
}

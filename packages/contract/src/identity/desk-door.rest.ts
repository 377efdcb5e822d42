/** What the desk's sign-in pages ask for beside the protocol: links that set a password. DSIGN-01, DSIGN-07, DSIGN-08. */

import { LANGUAGES } from "@vycep/domain/market/language";
import { STAFF_ROLES } from "@vycep/domain/staff/staff-role";
import { z as zod } from "zod";

/** Whose link it is. Its secret came by mail or from the administrator, so whoever reads this is meant. */
export const staffLinkAnswer = zod.object({
  kind: zod.enum(["first-password", "reset"]),
  email: zod.string(),
  firstName: zod.string(),
  lastName: zod.string(),
  roles: zod.array(zod.enum(STAFF_ROLES)),
});

export type StaffLink = zod.infer<typeof staffLinkAnswer>;

/** What the staff's own identity provider is called, where there is one (DSIGN-04). */
export const staffProviderAnswer = zod.object({
  names: zod.record(zod.enum(LANGUAGES), zod.string()).nullable(),
});

/** Why the sign-in page was come back to without anybody having come in. */
export const PROVIDER_REFUSALS = [
  "provider-away",
  "provider-refused",
  "answer-invalid",
  "sign-in-expired",
  "no-role",
  "suspended",
  "email-unverified",
  "email-taken",
] as const;

/** Why the provider did not show once more who it is (D38). */
export const FRESH_REFUSALS = [
  "provider-away",
  "provider-refused",
  "answer-invalid",
  /** Whoever has no account of that provider has another means. */
  "not-by-provider",
  /** Somebody else signed in there than who works here. */
  "another-person",
  /** The provider let in who was signed in anyway, or does not say when that was. */
  "not-asked-anew",
] as const;

/** Where the provider asks once more, or why it cannot. */
export const freshLeaveAnswer = zod.union([
  zod.object({ leaveTo: zod.string() }),
  zod.object({ refused: zod.enum(FRESH_REFUSALS) }),
]);

/** What the provider put into the address of its way back. */
export const freshReturnBody = zod.object({ search: zod.string().max(4096) });
export const freshReturnAnswer = zod.object({ refused: zod.enum(FRESH_REFUSALS).nullable() });

/** Where the browser goes after it has signed out of the desk: to the end of its session at that provider. */
export const deskSignOutAnswer = zod.object({ leaveTo: zod.string() });

export type StaffProviderNames = zod.infer<typeof staffProviderAnswer>;
export type FreshRefusal = (typeof FRESH_REFUSALS)[number];
export type FreshLeave = zod.infer<typeof freshLeaveAnswer>;
export type FreshReturn = zod.infer<typeof freshReturnAnswer>;
export type ProviderRefusal = (typeof PROVIDER_REFUSALS)[number];

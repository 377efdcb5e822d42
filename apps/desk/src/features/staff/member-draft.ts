import { STAFF_ROLES, type StaffRole } from "@vycep/domain/staff/staff-role";
import { aFlag, aText, listOf, objectOf, type Shape, type ValueOf } from "@vycep/shell/storage/shape";
import { currentLanguage } from "@vycep/shell/words/i18n";
import type { Member } from "./use-staff.ts";

const aRole: Shape<StaffRole> = (value): value is StaffRole => STAFF_ROLES.some((role) => role === value);

/** Companies are ids as they are typed. */
const roleParts = { roles: listOf(aRole), companies: aText };
const aRoleDraft = objectOf(roleParts);
export type RoleDraft = ValueOf<typeof aRoleDraft>;

/** What is being changed of somebody, until it is sent (DEDIT-06). */
export const aMember = objectOf({ ...roleParts, isSuspended: aFlag });
export type MemberDraft = ValueOf<typeof aMember>;

/** Who is being invited. */
export const aNewMember = objectOf({
  ...roleParts,
  firstName: aText,
  lastName: aText,
  email: aText,
  language: aText,
});
export type NewMemberDraft = ValueOf<typeof aNewMember>;

export function memberDraftOf({ roles, companies, status }: Member): MemberDraft {
  return { roles, companies: companies.join(", "), isSuspended: status === "suspended" };
}

export function nobodyYet(): NewMemberDraft {
  return { firstName: "", lastName: "", email: "", language: currentLanguage(), roles: [], companies: "" };
}

export function companiesIn(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter(Boolean);
}

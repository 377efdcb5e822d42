import { STAFF_ROLES, type StaffRole } from "@vycep/domain/staff/staff-role";
import { aFlag, aText, listOf, objectOf, type Shape } from "@vycep/shell/storage/shape";
import { currentLanguage } from "@vycep/shell/words/i18n";
import type { Member } from "./use-staff.ts";

/** What is being written about somebody, until it is sent (DEDIT-06). */
export interface MemberDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: string;
  readonly roles: readonly StaffRole[];
  /** Ids as they are typed. */
  readonly companies: string;
  readonly isSuspended: boolean;
}

const aRole: Shape<StaffRole> = (value): value is StaffRole => STAFF_ROLES.some((role) => role === value);

export const readMemberDraft: Shape<MemberDraft> = objectOf({
  firstName: aText,
  lastName: aText,
  email: aText,
  language: aText,
  roles: listOf(aRole),
  companies: aText,
  isSuspended: aFlag,
});

export function draftOf(member: Member | undefined): MemberDraft {
  return {
    firstName: member?.firstName ?? "",
    lastName: member?.lastName ?? "",
    email: member?.email ?? "",
    language: currentLanguage(),
    roles: member?.roles ?? [],
    companies: member?.companies.join(", ") ?? "",
    isSuspended: member?.status === "suspended",
  };
}

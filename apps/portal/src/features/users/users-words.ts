import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import type { ManagedUserInfo } from "@vycep/contract/users/user-administration.rest";
import type { Permission } from "@vycep/domain/access/permission";
import { localNow } from "@vycep/shell/clock/clock";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatDate, formatNearDay } from "@vycep/words/engine/format";
import { formatTime } from "@vycep/words/engine/format-time";

const roles = [
  "Key user",
  "Delegated owner",
  "Sub-account",
  "WHS Delegated owner",
  "WHS Warehouse manager",
  "WHS Warehouse man",
  "WHS Accountant",
  "WHS Common user",
  "POS Owner",
  "POS Delegated owner",
  "POS Catalogue",
  "POS Warehouse manager",
  "POS Shift leader",
  "POS Accountant",
  "POS Associate",
  "POS Common user",
  "POS Academy",
] as const;

/** How users, roles, permissions and moments are called in the list and on the pages of users. */
export function useUsersWords() {
  const t = useTexts("users");
  return {
    t,
    nameOf: ({ firstName, lastName }: Pick<ManagedUserInfo, "firstName" | "lastName">) =>
      `${firstName} ${lastName}`.trim(),
    /** A role that the brewery made later is called as it calls it (ROLE-06, ROLE-08). */
    roleName(name: string) {
      const known = roles.find((role) => role === name);
      return known === undefined ? name : t(`role.${known}`);
    },
    permissionName: (permission: Permission) => t(`permission.${permission}`),
    day(text: string) {
      const moment = decodeMoment(text);
      return moment === undefined ? "" : formatDate(moment.date);
    },
    moment(text: string) {
      const moment = decodeMoment(text);
      if (moment === undefined) return "";
      return `${formatNearDay(moment.date, localNow().date)} ${formatTime(moment.minutes)}`;
    },
  };
}

export const initialsOf = ({ firstName, lastName }: Pick<ManagedUserInfo, "firstName" | "lastName">) =>
  `${firstName.slice(0, 1)}${lastName.slice(0, 1)}`.toUpperCase();

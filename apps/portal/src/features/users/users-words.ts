import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import type { ManagedUserInfo } from "@vycep/contract/users/user-administration.rest";
import type { Permission } from "@vycep/domain/access/permission";
import type { UserStatus } from "@vycep/domain/access/user-status";
import { namesIn } from "@vycep/domain/kernel/closed-list";
import { localNow } from "@vycep/shell/clock/clock";
import { useTexts } from "@vycep/shell/words/i18n";
import { ROLE_KEYS } from "@vycep/words/customer-roles/role-keys";
import { formatDate, formatNearDay } from "@vycep/words/engine/format";
import { formatTime } from "@vycep/words/engine/format-time";

const permissionKeys = {
  "Home Page": "permission.home-page",
  Catalogue: "permission.catalogue",
  "Product Recommendation": "permission.product-recommendation",
  "My Orders": "permission.my-orders",
  "My Profile": "permission.my-profile",
  Contracts: "permission.contracts",
  Reporting: "permission.reporting",
  "My Documents": "permission.my-documents",
  "Marketing Materials": "permission.marketing-materials",
  "News & Articles": "permission.news-articles",
  "Training & Learning": "permission.training-learning",
  Support: "permission.support",
  "Access Management": "permission.access-management",
  "Pub Menu": "permission.pub-menu",
  "Returnable materials": "permission.returnable-materials",
} as const satisfies Record<Permission, string>;

/** How users, roles, permissions and moments are called in the list and on the pages of users. */
export function useUsersWords() {
  const t = useTexts("users");
  return {
    t,
    nameOf: ({ firstName, lastName }: Pick<ManagedUserInfo, "firstName" | "lastName">) =>
      `${firstName} ${lastName}`.trim(),
    /** A role that the brewery made later is called as it calls it (ROLE-06, ROLE-08). */
    roleName(name: string) {
      const known = namesIn(ROLE_KEYS).find((role) => role === name);
      return known === undefined ? name : t(ROLE_KEYS[known]);
    },
    permissionName: (permission: Permission) => t(permissionKeys[permission]),
    statusName: (status: UserStatus) => t(status === "Move Out" ? "status.MoveOut" : `status.${status}`),
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

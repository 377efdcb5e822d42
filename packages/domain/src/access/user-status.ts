/** How a user stands in a company; "Move Out" is only ever received (USERADMIN-10, OP-30). */
export const USER_STATUSES = ["Active", "Invited", "Suspended", "Deactivated", "Exited", "Move Out"] as const;

export type UserStatus = (typeof USER_STATUSES)[number];

/** What somebody can be set to; one becomes invited by an invitation alone. */
export const SETTABLE_STATUSES = ["Active", "Deactivated", "Suspended", "Exited"] as const;

export type SettableStatus = (typeof SETTABLE_STATUSES)[number];

/** From which status which others are offered (USERADMIN-13, D42). */
const ROADS: Readonly<Record<UserStatus, readonly SettableStatus[]>> = {
  Active: ["Suspended", "Deactivated", "Exited"],
  Invited: [],
  Suspended: ["Active", "Deactivated", "Exited"],
  Deactivated: ["Active", "Exited"],
  Exited: ["Active"],
  "Move Out": [],
};

/**
 * Reads a status; Inactive is the other word for Deactivated (OP-30).
 *
 * @example parseUserStatus("Inactive") // "Deactivated"
 */
export function parseUserStatus(text: string): UserStatus | undefined {
  if (text === "Inactive") return "Deactivated";
  return USER_STATUSES.find((status) => status === text);
}

/**
 * Whether a change of status can be taken back: there is a way from where it led to where it came from (USERADMIN-13).
 *
 * @example canTakeBack({ from: "Suspended", to: "Deactivated" }) // false
 */
export function canTakeBack({ from, to }: { readonly from: UserStatus; readonly to: UserStatus }): boolean {
  return from !== to && ROADS[to].some((status) => status === from);
}

/**
 * What a user of a status can be set to (USERADMIN-13).
 *
 * @example settableFrom("Deactivated") // ["Active", "Exited"]
 */
export function settableFrom(status: UserStatus): readonly SettableStatus[] {
  return ROADS[status];
}

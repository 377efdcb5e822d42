import { USER_STATUSES } from "@vycep/domain/access/user-status";
import { anId, listAddress, oneOf, type StateOf } from "@vycep/shell/list/list-address";

/** The list of users as its address says it. */
export const usersAddress = listAddress({
  filters: { shipTo: anId, role: anId, status: oneOf(USER_STATUSES) },
  sorts: ["name", "name-desc", "created-desc", "created"],
});

export type UsersState = StateOf<typeof usersAddress>;

import type {
  ManagedUserInfo,
  UserStatusAnswer,
  UserStatusBody,
} from "@vycep/contract/users/user-administration.rest";
import { canTakeBack, SETTABLE_STATUSES, type SettableStatus } from "@vycep/domain/access/user-status";

/**
 * What takes a change of statuses back: those who were set, by where they stood before. None unless all of them can go
 * back, for half a way back is none (USERADMIN-13).
 */
export function waysBack(
  users: readonly ManagedUserInfo[],
  to: SettableStatus,
  results: UserStatusAnswer["results"],
): readonly UserStatusBody[] {
  const set = new Set(results.filter(({ isDone }) => isDone).map(({ UID }) => UID));
  const changed = users.filter(({ UID }) => set.has(UID));
  if (!changed.every(({ status: from }) => canTakeBack({ from, to }))) return [];
  return SETTABLE_STATUSES.map((status) => ({
    UIDs: changed.filter((user) => user.status === status).map(({ UID }) => UID),
    status,
  })).filter(({ UIDs }) => UIDs.length > 0);
}

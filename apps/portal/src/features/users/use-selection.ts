import type { ManagedUserInfo } from "@vycep/contract/users/user-administration.rest";
import { useState } from "react";

/** The users that were chosen, on whatever page they stand. */
export interface Selection {
  readonly users: readonly ManagedUserInfo[];
  readonly has: (uid: string) => boolean;
  readonly set: (users: readonly ManagedUserInfo[], isChosen: boolean) => void;
  readonly clear: () => void;
}

export function useSelection(): Selection {
  const [users, setUsers] = useState<readonly ManagedUserInfo[]>([]);
  return {
    users,
    has: (uid) => users.some(({ UID }) => UID === uid),
    set(changed, isChosen) {
      const ids = new Set(changed.map(({ UID }) => UID));
      const others = users.filter(({ UID }) => !ids.has(UID));
      setUsers(isChosen ? [...others, ...changed] : others);
    },
    clear: () => setUsers([]),
  };
}

import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import type { ManagedUserAnswer } from "@vycep/contract/users/user-administration.rest";
import { callService } from "@vycep/shell/api/rest";
import { failureOf } from "@vycep/shell/failures/api-error";
import { usersKey } from "./use-all-users.ts";

/** GET users/GetManagedUserById/{id}: one user with all that was changed of them; null is nobody of those managed here. */
export function managedUserQuery(uid: string) {
  return queryOptions({
    queryKey: [...usersKey, "GetManagedUserById", uid],
    queryFn: async ({ signal }) => {
      try {
        const path = `/users/GetManagedUserById/${encodeURIComponent(uid)}`;
        return await callService<ManagedUserAnswer>("customerData", path, { signal });
      } catch (cause) {
        if (failureOf(cause).code === "user-not-found") return null;
        throw cause;
      }
    },
  });
}

export function useManagedUser(uid: string): ManagedUserAnswer | null {
  return useSuspenseQuery(managedUserQuery(uid)).data;
}

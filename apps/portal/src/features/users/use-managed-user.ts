import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import type { ManagedUserAnswer } from "@vycep/contract/users/user-administration.rest";
import { callService } from "@vycep/shell/api/rest";
import { usersKey } from "./use-all-users.ts";

/** GET users/GetManagedUserById/{id}: one user with all that was changed of them. */
export function managedUserQuery(uid: string) {
  return queryOptions({
    queryKey: [...usersKey, "GetManagedUserById", uid],
    queryFn: ({ signal }) =>
      callService<ManagedUserAnswer>("customerData", `/users/GetManagedUserById/${encodeURIComponent(uid)}`, {
        signal,
      }),
  });
}

export function useManagedUser(uid: string): ManagedUserAnswer {
  return useSuspenseQuery(managedUserQuery(uid)).data;
}

import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import type { RolesAnswer } from "@vycep/contract/users/user-administration.rest";
import { callService } from "@vycep/shell/api/rest";
import { usersKey } from "./use-all-users.ts";

/** GET users/GetRoles: what each role may, and what can be given where (ROLE-12, ROLE-13). */
export function rolesQuery() {
  return queryOptions({
    queryKey: [...usersKey, "GetRoles"],
    queryFn: ({ signal }) => callService<RolesAnswer>("customerData", "/users/GetRoles", { signal }),
  });
}

export function useRoles(): RolesAnswer {
  return useSuspenseQuery(rolesQuery()).data;
}

export type RoleInfo = RolesAnswer["roles"][number];
export type ManagedPlace = RolesAnswer["shipTos"][number];

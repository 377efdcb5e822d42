import { queryOptions, useQuery } from "@tanstack/react-query";
import type { DemoUsers } from "@vycep/contract/identity/identity.rest";
import { callAddress } from "@vycep/shell/api/rest";
import { failureOf } from "@vycep/shell/failures/api-error";

/** GET /identity/demo-users; outside the demo there is nothing at that address, and so there are no demo users. */
export function demoUsersQuery() {
  return queryOptions({
    queryKey: ["identity", "demo-users"],
    queryFn: async ({ signal }): Promise<DemoUsers> => {
      try {
        return await callAddress<DemoUsers>("/identity/demo-users", { signal, isPublic: true });
      } catch (thrown) {
        if (failureOf(thrown).kind === "refused") return { password: "", users: [], mailbox: null };
        throw thrown;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useDemoUsers(): DemoUsers | undefined {
  return useQuery(demoUsersQuery()).data;
}

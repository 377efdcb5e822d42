import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import type { DemoUsers } from "@vycep/contract/identity/identity.rest";
import { callAddress } from "../api/rest.ts";
import { door } from "../door/door.ts";
import { failureOf } from "../failures/api-error.ts";
import { later } from "../page/later.tsx";

/** GET /identity/demo-users; outside the demo there is nothing at that address, and so there are no demo users. */
function demoUsersQuery() {
  return queryOptions({
    queryKey: ["identity", "demo-users"],
    queryFn: async ({ signal }): Promise<DemoUsers> => {
      try {
        return await callAddress<DemoUsers>(`${door.identityPath}/demo-users`, { signal, isPublic: true });
      } catch (thrown) {
        if (failureOf(thrown).kind === "refused") return { password: "", users: [], mailbox: null };
        throw thrown;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Outside the demo nobody fetches it. */
export const demoUsers = later(async () => (await import("./demo-users.tsx")).DemoUsers, ["identity"]);

/** Asks who there is to be, and if there is anybody, fetches what shows them. */
export async function prepareDemoUsers(queryClient: QueryClient): Promise<void> {
  const query = demoUsersQuery();
  await queryClient.prefetchQuery(query);
  if (queryClient.getQueryData(query.queryKey)?.users.length) await demoUsers.prefetch();
}

/** The demo, if this is one. */
export function useDemo(): DemoUsers | undefined {
  const demo = useQuery(demoUsersQuery()).data;
  return demo?.users.length ? demo : undefined;
}

import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Session } from "@vycep/contract/identity/sessions.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { callAddress } from "@vycep/shell/api/rest";
import { failureOf } from "@vycep/shell/failures/api-error";

const key = ["identity", "sessions"] as const;

/** GET /identity/sessions; none where another issuer signs people in. */
export function sessionsQuery() {
  return queryOptions({
    queryKey: key,
    queryFn: async ({ signal }): Promise<readonly Session[]> => {
      try {
        const answer = await callAddress<{ readonly sessions: readonly Session[] }>("/identity/sessions", {
          signal,
        });
        return answer.sessions;
      } catch (thrown) {
        if (failureOf(thrown).status === 404) return [];
        throw thrown;
      }
    },
    staleTime: 0,
  });
}

export function useEndSessions() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: key });
  return {
    one: useAction((id: string) => callAddress(`/identity/sessions/${id}`, { method: "DELETE" }), {
      refresh,
      idOf: (id) => id,
    }),
    others: useAction(() => callAddress("/identity/sessions/end-others", { method: "POST" }), { refresh }),
  };
}

/** POST /identity/sessions/end-all */
export function endAllSessions(): Promise<unknown> {
  return callAddress("/identity/sessions/end-all", { method: "POST" });
}

import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Session } from "@vycep/contract/identity/sessions.rest";
import { useAction } from "../actions/use-action.ts";
import { callAddress } from "../api/rest.ts";
import { door } from "../door/door.ts";
import { failureOf } from "../failures/api-error.ts";
import { endSession } from "../sign-out/end-session.ts";

const key = ["identity", "sessions"] as const;

/** GET …/sessions; none where another issuer signs people in. */
export function sessionsQuery() {
  return queryOptions({
    queryKey: key,
    queryFn: async ({ signal }): Promise<readonly Session[]> => {
      try {
        const answer = await callAddress<{ readonly sessions: readonly Session[] }>(
          `${door.identityPath}/sessions`,
          {
            signal,
          },
        );
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
    one: useAction((id: string) => callAddress(`${door.identityPath}/sessions/${id}`, { method: "DELETE" }), {
      refresh,
      idOf: (id) => id,
    }),
    others: useAction(() => callAddress(`${door.identityPath}/sessions/end-others`, { method: "POST" }), {
      refresh,
    }),
  };
}

/** The others first: only when they have ended, this browser leaves as well. */
export async function signOutEverywhere(): Promise<void> {
  await callAddress(`${door.identityPath}/sessions/end-all`, { method: "POST" });
  await endSession();
}

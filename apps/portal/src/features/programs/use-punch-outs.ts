import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type {
  NewPunchOutAnswer,
  NewPunchOutBody,
  PunchOutsAnswer,
} from "@vycep/contract/punch-out/punch-out.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { callService } from "@vycep/shell/api/rest";

const key = ["programs", "GetPunchOuts"] as const;

/** GET punchouts/GetPunchOuts */
export function punchOutsQuery() {
  return queryOptions({
    queryKey: key,
    queryFn: ({ signal }) =>
      callService<PunchOutsAnswer>("customerData", "/punchouts/GetPunchOuts", { signal }),
    staleTime: 0,
  });
}

/** POST punchouts/MakePunchOut, DELETE punchouts/RevokePunchOut */
export function usePunchOutActions() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: key });
  return {
    make: useAction(
      (body: NewPunchOutBody) =>
        callService<NewPunchOutAnswer>("customerData", "/punchouts/MakePunchOut", { method: "POST", body }),
      { refresh, showsOwnFailure: true },
    ),
    revoke: useAction(
      (id: string) => callService("customerData", `/punchouts/RevokePunchOut/${id}`, { method: "DELETE" }),
      { refresh },
    ),
  };
}

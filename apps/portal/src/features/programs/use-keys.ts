import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { KeysAnswer, NewKeyAnswer, NewKeyBody } from "@vycep/contract/api-keys/keys.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { callService } from "@vycep/shell/api/rest";

const key = ["programs", "GetKeys"] as const;

/** GET keys/GetKeys */
export function keysQuery() {
  return queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => callService<KeysAnswer>("customerData", "/keys/GetKeys", { signal }),
    staleTime: 0,
  });
}

/** POST keys/MakeKey, DELETE keys/RevokeKey */
export function useKeyActions() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: key });
  return {
    make: useAction(
      (body: NewKeyBody) =>
        callService<NewKeyAnswer>("customerData", "/keys/MakeKey", { method: "POST", body }),
      { refresh },
    ),
    revoke: useAction(
      (id: string) => callService("customerData", `/keys/RevokeKey/${id}`, { method: "DELETE" }),
      { refresh },
    ),
  };
}

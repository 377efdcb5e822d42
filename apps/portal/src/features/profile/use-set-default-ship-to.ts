import { useQueryClient } from "@tanstack/react-query";
import type { DefaultShipToAnswer } from "@vycep/contract/users/users.rest";
import { type ActionOptions, useAction } from "@vycep/shell/actions/use-action";
import { callService } from "@vycep/shell/api/rest";
import { userInfoQuery } from "../../shared/user/current-user.ts";

/** POST users/setdefaultshipto: the place that ordering begins with (REST-19, PROFILE-06, OP-72). */
export function useSetDefaultShipTo(
  uid: string,
  options: Pick<ActionOptions<string, DefaultShipToAnswer>, "showsOwnFailure"> = {},
) {
  const client = useQueryClient();
  return useAction(
    (shiptoId: string) =>
      callService<DefaultShipToAnswer>("customerData", "/users/setdefaultshipto", {
        method: "POST",
        query: { shiptoId },
      }),
    // The rights of the default place come first, and the first ones count for the customer type (PERM-11).
    { ...options, refresh: () => client.invalidateQueries({ queryKey: userInfoQuery(uid).queryKey }) },
  );
}

import { useQueryClient } from "@tanstack/react-query";
import type { NewUserAnswer, NewUserBody } from "@vycep/contract/users/user-administration.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { callService } from "@vycep/shell/api/rest";
import { usersKey } from "../use-all-users.ts";

/** POST users/CreateNewUser: invites somebody (REST-14, USERADMIN-11). */
export function useCreateNewUser() {
  const client = useQueryClient();
  const act = (body: NewUserBody) =>
    callService<NewUserAnswer>("customerData", "/users/CreateNewUser", { method: "POST", body });
  return useAction(act, {
    refresh: () => client.invalidateQueries({ queryKey: usersKey }),
    showsOwnFailure: true,
    isLast: () => true,
  });
}

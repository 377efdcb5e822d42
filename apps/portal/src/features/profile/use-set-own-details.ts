import { useQueryClient } from "@tanstack/react-query";
import type { OwnDetailsAnswer } from "@vycep/contract/profile/profile.rest";
import type { UserInfo } from "@vycep/contract/users/users.rest";
import type { OwnDetails } from "@vycep/domain/profile/own-details";
import { useAction } from "@vycep/shell/actions/use-action";
import { callService } from "@vycep/shell/api/rest";
import { userInfoQuery } from "../../shared/user/current-user.ts";

/** PUT users/SetOwnDetails; what is kept is at once what the whole portal says of the person (PROFILE-05). */
export function useSetOwnDetails(uid: string) {
  const client = useQueryClient();
  return useAction(
    async (details: OwnDetails) => {
      const kept = await callService<OwnDetailsAnswer>("customerData", "/users/SetOwnDetails", {
        method: "PUT",
        body: details,
      });
      client.setQueryData<UserInfo>(userInfoQuery(uid).queryKey, (info) => info && { ...info, ...kept });
      return kept;
    },
    { showsOwnFailure: true },
  );
}

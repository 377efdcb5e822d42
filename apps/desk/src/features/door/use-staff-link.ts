import { queryOptions } from "@tanstack/react-query";
import type { StaffLink } from "@vycep/contract/identity/desk-door.rest";
import type { ResetPasswordBody } from "@vycep/contract/identity/password.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { callAddress } from "@vycep/shell/api/rest";

/** POST /desk/identity/link: looking at a link uses nothing up. */
export function staffLinkQuery(token: string) {
  return queryOptions({
    queryKey: ["staff", "link", token],
    queryFn: ({ signal }) =>
      callAddress<StaffLink>("/desk/identity/link", {
        method: "POST",
        body: { token },
        signal,
        isPublic: true,
      }),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** POST /desk/identity/password */
export function useSetStaffPassword() {
  return useAction(
    (body: ResetPasswordBody) =>
      callAddress("/desk/identity/password", { method: "POST", body, isPublic: true }),
    { showsOwnFailure: true, isLast: () => true },
  );
}

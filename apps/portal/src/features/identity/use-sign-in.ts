import { useMutation } from "@tanstack/react-query";
import type { SignInBody } from "@vycep/contract/identity/identity.rest";
import { callAddress } from "@vycep/shell/api/rest";

interface SignIn extends SignInBody {
  /** The sign-in under way at the provider. */
  readonly interaction: string;
}

/** POST /identity/interactions/{uid}/login; done, the provider takes over and leads to the callback page. */
export function useSignIn() {
  return useMutation({
    mutationFn: ({ interaction, ...body }: SignIn) =>
      callAddress<{ readonly redirectTo: string }>(
        `/identity/interactions/${encodeURIComponent(interaction)}/login`,
        {
          method: "POST",
          body,
          isPublic: true,
        },
      ),
    onSuccess: ({ redirectTo }) => location.assign(redirectTo),
    meta: { showsOwnFailure: true },
  });
}

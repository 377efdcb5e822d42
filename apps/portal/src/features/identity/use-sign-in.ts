import type { SignInBody } from "@vycep/contract/identity/identity.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { callAddress } from "@vycep/shell/api/rest";

interface SignIn extends SignInBody {
  /** The sign-in under way at the provider. */
  readonly interaction: string;
}

/** Once signed in, the provider takes over and leads to the callback page. */
export function useSignIn() {
  return useAction(signIn, { showsOwnFailure: true, isLast: () => true });
}

/** POST /identity/interactions/{uid}/login */
async function signIn({ interaction, ...body }: SignIn): Promise<void> {
  const { redirectTo } = await callAddress<{ readonly redirectTo: string }>(
    `/identity/interactions/${encodeURIComponent(interaction)}/login`,
    { method: "POST", body, isPublic: true },
  );
  location.assign(redirectTo);
}

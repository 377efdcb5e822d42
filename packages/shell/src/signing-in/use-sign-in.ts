import type { SignInAnswer, SignInBody } from "@vycep/contract/identity/identity.rest";
import { useAction } from "../actions/use-action.ts";
import { callAddress } from "../api/rest.ts";
import { door } from "../door/door.ts";

interface SignIn extends SignInBody {
  /** The sign-in under way at the provider. */
  readonly interaction: string;
}

/** What else must be shown after the password, or nothing: then the provider takes over and leads to the callback page. */
export type NextStep = Exclude<SignInAnswer, { readonly redirectTo: string }>;

export function useSignIn() {
  return useAction(signIn, { showsOwnFailure: true, isLast: (next) => next === undefined });
}

/** POST /identity/interactions/{uid}/login */
async function signIn({ interaction, ...body }: SignIn): Promise<NextStep | undefined> {
  const answer = await callAddress<SignInAnswer>(
    `${door.identityPath}/interactions/${encodeURIComponent(interaction)}/login`,
    { method: "POST", body, isPublic: true },
  );
  if ("next" in answer) return answer;
  location.assign(answer.redirectTo);
  return undefined;
}

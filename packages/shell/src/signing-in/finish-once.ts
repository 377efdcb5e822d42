import { finishSignIn } from "../session/identity-provider.ts";
import { acceptToken, currentToken } from "../session/session.ts";
import { shellKeys } from "../storage/shell-keys.ts";
import { storage } from "../storage/storage.ts";

let finishing: { readonly search: string; readonly isSignedIn: Promise<boolean> } | undefined;

/** Whether somebody is signed in by what the provider answered. A code can be used once, and React may run an effect twice. */
export function finishOnce(search: string): Promise<boolean> {
  if (finishing?.search !== search) finishing = { search, isSignedIn: finish(search) };
  return finishing.isSignedIn;
}

async function finish(search: string): Promise<boolean> {
  const answer = await finishSignIn(search);
  // The page was opened again from the history: whoever is signed in stays so.
  if (answer === "stray") return currentToken() !== undefined;
  if (answer === "refused") return false;
  storage.write(shellKeys.typedEmail, undefined);
  acceptToken(answer.idToken, answer.commerceToken);
  return true;
}

import { useAction } from "../actions/use-action.ts";
import { withGlobalLoader } from "../messages/global-loader.ts";
import { endSession } from "./end-session.ts";

interface SignOut {
  /** Where the same person goes on after signing in again; left out by who leaves on purpose. */
  readonly comeBackTo: string;
}

/** Signs out everywhere (LAYOUT-26). */
export function useSignOut() {
  return useAction((options: SignOut | undefined) => withGlobalLoader(endSession(options?.comeBackTo)));
}

import { useAction } from "../actions/use-action.ts";
import { callAddress } from "../api/rest.ts";
import { door } from "../door/door.ts";

/** POST /identity/forgot-password, or the desk's */
export function useForgotPassword() {
  return useAction(
    (email: string) => callAddress(door.forgottenCall, { method: "POST", body: { email }, isPublic: true }),
    { showsOwnFailure: true },
  );
}

import { callAddress } from "../api/rest.ts";
import { door } from "../door/door.ts";
import { type SignedOut, signOut } from "../session/session.ts";
import { shellKeys } from "../storage/shell-keys.ts";
import { storage } from "../storage/storage.ts";

/** POST /identity/sign-out with every token of this browser, then everything that goes with it (SESSION-10…20, OP-05). */
export function endSession(comeBackTo?: string): Promise<void> {
  const commerceToken = storage.read(shellKeys.token);
  const body = {
    tokens: commerceToken === undefined ? [] : [commerceToken],
    ...(comeBackTo !== undefined && { isIdle: true }),
  };
  return signOut(
    () => callAddress<SignedOut | undefined>(`${door.identityPath}/sign-out`, { method: "POST", body }),
    comeBackTo,
  );
}

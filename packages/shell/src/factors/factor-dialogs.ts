import { later } from "../page/later.tsx";

/** Dialogs bring a good deal of code: it comes when one is opened. */
export const authenticatorDialog = later(
  () => import("./authenticator-dialog.tsx").then((file) => file.AuthenticatorDialog),
  [],
);
export const removeDialog = later(() => import("./remove-dialog.tsx").then((file) => file.RemoveDialog), []);
export const recoveryDialog = later(
  () => import("./recovery-dialog.tsx").then((file) => file.RecoveryDialog),
  [],
);
export const passkeyNameDialog = later(
  () => import("./passkey-name-dialog.tsx").then((file) => file.PasskeyNameDialog),
  [],
);

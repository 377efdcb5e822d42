/** The desk's own addresses that the server leads to: sign-in of the staff (DSIGN-01, DSIGN-07). */
export const DESK_CALLBACK_PATH = "/desk/login/callback";
export const DESK_SILENT_PATH = "/desk/login/silent";
/** Where a link sets the first password, or another one. */
export const STAFF_PASSWORD_PATH = "/desk/password";
/** Where another password is asked for. */
export const STAFF_FORGOTTEN_PATH = "/desk/forgotten-password";
/** Where a window ends that showed the provider once more who it is (D38). */
export const DESK_FRESH_PATH = "/desk/login/fresh";
/** Where the staff's own identity provider sends people back to (DSIGN-04). */
export const STAFF_PROVIDER_CALLBACK_PATH = "/desk/identity/provider/callback";

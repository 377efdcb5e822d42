/** Where browsers of the staff order in the name of a customer (DORD-06): opened with a code behind `#`, which no log ever sees. */
export const ON_BEHALF_PATH = "/on-behalf";
/** Where such a tab comes to its end. */
export const ON_BEHALF_ENDED = "/on-behalf/ended";

/** What else is asked there, by the tab alone. */
export const ON_BEHALF_PATHS = {
  startScript: "/on-behalf/start.js",
  token: "/on-behalf/token",
  session: "/on-behalf/session",
  signOut: "/on-behalf/sign-out",
  /** The portal asks here whether somebody is signed in, as it asks its provider; nobody ever is. */
  settings: "/on-behalf/settings",
  authorize: "/on-behalf/authorize",
  endedScript: "/on-behalf/ended.js",
} as const;

/**
 * Kept in a tab that orders in somebody's name: what the names of all that it keeps begin with, so that the customer's own
 * session in the same browser is left alone.
 */
export const ON_BEHALF_MARK = "on-behalf";

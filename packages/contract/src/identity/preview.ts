/** Where previews of the portal begin, in a frame of the desk (DCONF-02, DEDIT-04): with a code behind `#`, which no log ever sees. */
export const PREVIEW_PATH = "/preview";

/** What else is asked there, by the frame alone. */
export const PREVIEW_PATHS = {
  /** Where such a frame comes to its end. */
  ended: "/preview/ended",
  startScript: "/preview/start.js",
  endedScript: "/preview/ended.js",
  token: "/preview/token",
  session: "/preview/session",
  /** The portal asks here whether somebody is signed in, as it asks its provider; nobody ever is. */
  settings: "/preview/settings",
  authorize: "/preview/authorize",
} as const;

/**
 * What the names of all that a preview keeps begin with, and how its frame is called: a frame shares the storage of the desk around it,
 * and its own name with nobody.
 */
export const PREVIEW_MARK = "preview.";

/** The cookie by which a browser may show the portal in a frame; it opens nothing. */
export const PREVIEW_COOKIE = "vycep-preview";

/** Where purchasing systems ask, and browsers shop for them. */
export const PUNCH_OUT_PATHS = {
  cxml: "/punchout/cxml",
  oci: "/punchout/oci",
  start: "/punchout/start",
  visit: "/punchout/visit",
  return: "/punchout/return",
  script: "/punchout/submit.js",
} as const;

/** Says to the portal's pages that somebody shops for a system; what it proves itself no script can read. */
export const PUNCH_OUT_MARK = "vycep-punch-out";

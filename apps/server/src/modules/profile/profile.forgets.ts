import type { ForgetRule } from "../../platform/jobs/forget.ts";

/** Changes of e-mails whose links have expired. */
export const profileForgets: readonly ForgetRule[] = [
  { table: "email_change", since: "expires_at", days: 0, clock: "portal", few: true },
];

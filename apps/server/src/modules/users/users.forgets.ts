import type { ForgetRule } from "../../platform/jobs/forget.ts";

/** Who asked for a right is asked for once a day; mails of it are sent at once. */
export const userForgets: readonly ForgetRule[] = [
  { table: "access_request", since: "asked_at", days: 90, clock: "database", few: true },
];

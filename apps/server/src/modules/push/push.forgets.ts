import type { ForgetRule } from "../../platform/jobs/forget.ts";

/** What was sent a week ago is not told again by anybody. */
export const pushForgets: readonly ForgetRule[] = [
  { table: "push_message", since: "done_at", days: 7, clock: "database" },
];

import type { ForgetRule } from "../../platform/jobs/forget.ts";

/** Orders, papers and tickets stay where they are. */
export const noticeForgets: readonly ForgetRule[] = [
  { table: "notice", since: "at", days: 90, clock: "portal" },
];

import type { ForgetRule } from "../../platform/forget.ts";

/** Orders, papers and tickets stay where they are. */
export const noticeForgets: readonly ForgetRule[] = [
  { table: "notice", since: "at", days: 90, clock: "portal" },
];

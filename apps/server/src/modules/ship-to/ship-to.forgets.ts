import type { ForgetRule } from "../../platform/jobs/forget.ts";

/** What staff changed in bulk, with its rows: the log of changes keeps what became of each place. */
export const shipToForgets: readonly ForgetRule[] = [
  { table: "weekday_batch", since: "finished_at", days: 90, clock: "database", few: true },
];

import type { ForgetRule } from "../../platform/jobs/forget.ts";

/** What staff changed in bulk, with its rows: the log of changes keeps what became of each record. */
export const bulkForgets: readonly ForgetRule[] = [
  { table: "bulk_batch", since: "finished_at", days: 90, clock: "database", few: true },
];

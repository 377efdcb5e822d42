import type { ForgetRule } from "../../platform/jobs/forget.ts";

/** What staff confirmed in bulk, with its rows: each order keeps what became of it. */
export const orderForgets: readonly ForgetRule[] = [
  { table: "order_batch", since: "finished_at", days: 90, clock: "database", few: true },
];

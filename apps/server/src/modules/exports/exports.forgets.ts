import type { ForgetRule } from "../../platform/jobs/forget.ts";

/** Who took everything along stays as long as the log. */
export const exportForgets: readonly ForgetRule[] = [
  { table: "data_export", since: "created_at", days: (kept) => kept.audit, clock: "portal" },
];

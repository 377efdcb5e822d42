import type { ForgetRule } from "../../platform/jobs/forget.ts";

/** A file that nobody wrote, and what stood there before it could still be taken back; who brought in what stays with the log. */
export const importForgets: readonly ForgetRule[] = [
  { table: "data_import_file", since: "at", days: 7, clock: "portal" },
  { table: "data_import_row", since: "at", days: 30, clock: "portal" },
  { table: "data_import", since: "tried_at", days: (kept) => kept.audit, clock: "portal" },
];

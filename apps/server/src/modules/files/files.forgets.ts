import type { ForgetRule } from "../../platform/jobs/forget.ts";

/** What was sent to the desk and never used; its bytes are swept away by themselves. */
export const fileForgets: readonly ForgetRule[] = [
  { table: "desk_upload", since: "begun_at", days: 1, clock: "portal" },
];

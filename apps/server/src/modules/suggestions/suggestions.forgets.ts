import type { ForgetRule } from "../../platform/jobs/forget.ts";

/** Whom the desk reminded is asked about on the day itself; the log of changes has it for longer. */
export const suggestionForgets: readonly ForgetRule[] = [
  { table: "place_reminder", since: "at", days: 30, clock: "portal" },
];

import type { ForgetRule } from "../../platform/jobs/forget.ts";

const done = { table: "mail", days: 30, clock: "database" } as const satisfies Partial<ForgetRule>;

/** Kept for a month, so that support can tell whether one went out; what waits stays. The demo's mailbox goes with it. */
export const mailForgets: readonly ForgetRule[] = [
  { ...done, since: "sent_at" },
  { ...done, since: "set_aside_at" },
];

import type { ForgetRule } from "../../platform/jobs/forget.ts";

/** What is a month old is told to nobody again. */
export const webhookForgets: readonly ForgetRule[] = [
  { table: "webhook_delivery", since: "created_at", days: 30, clock: "database" },
];

import type { ForgetRule } from "../../platform/jobs/forget.ts";

const told = {
  table: "outbox",
  days: ({ outbox }) => outbox,
  clock: "database",
  atNight: true,
} as const satisfies Partial<ForgetRule>;

/** What the ERP has taken, and what an operator has dropped. What waits or is parked stays, however old it is. */
export const outboxForgets: readonly ForgetRule[] = [
  { ...told, since: "delivered_at" },
  { ...told, since: "dropped_at", few: true },
];

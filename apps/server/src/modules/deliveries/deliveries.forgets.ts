import type { ForgetRule } from "../../platform/jobs/forget.ts";

/** Codes of drivers are good for a day, and so is what a passkey opens (DSIGN-09); who used one stands in the audit. */
export const deliveryForgets: readonly ForgetRule[] = [
  { table: "driver_pass", since: "made_at", days: 90, clock: "portal" },
  { table: "driver_visit", since: "began_at", days: 90, clock: "portal" },
];

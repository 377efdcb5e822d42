import type { ForgetRule } from "../../platform/jobs/forget.ts";

/** Kept for as long as the operator says (DAUD-01). */
export const auditForgets: readonly ForgetRule[] = [
  { table: "audit_entry", since: "at", days: ({ audit }) => audit, clock: "portal", atNight: true },
];

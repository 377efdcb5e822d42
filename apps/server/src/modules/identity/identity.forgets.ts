import type { ForgetRule } from "../../platform/jobs/forget.ts";

const real = { clock: "database" } as const;

/**
 * What has expired is of no use to anybody. Lifetimes are written by the clocks of many processes: a day later none of
 * them can still take for alive what is gone, for a revoked token that is forgotten too soon would be good again.
 */
export const identityForgets: readonly ForgetRule[] = [
  { ...real, table: "revoked_token", since: "expires_at", days: 1 },
  { ...real, table: "oidc_payload", since: "expires_at", days: 1 },
  { ...real, table: "sign_in_attempt", since: "attempted_at", days: 1 },
  { ...real, table: "user_session", since: "last_used_at", days: 90 },
  { ...real, table: "known_device", since: "last_used_at", days: 400 },
  { ...real, table: "behalf_session", since: "expires_at", days: 1, few: true },
  { ...real, table: "preview_session", since: "expires_at", days: 1, few: true },
  { ...real, table: "signing_key", since: "retired_at", days: 1, few: true },
  { ...real, table: "sign_in_ticket", since: "expires_at", days: 0, few: true },
  { ...real, table: "password_link", since: "expires_at", days: 60, few: true },
  // Sign-ins that nobody came back for.
  { ...real, table: "half_sign_in", since: "expires_at", days: 1, few: true },
];

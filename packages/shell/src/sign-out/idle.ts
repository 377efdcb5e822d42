import { door } from "../door/door.ts";

/** SESSION-21, CONST-01, DSIGN-06. */
export const idleLimitMs = door.idleMs;
/** WCAG 2.2.1: one minute to answer. */
export const idleWarningMs = 60_000;

export type Idle =
  | { readonly kind: "active"; readonly nextCheckMs: number }
  | { readonly kind: "warning"; readonly leftMs: number; readonly nextCheckMs: number }
  | { readonly kind: "over" };

/**
 * How idle the person is: active until 14 minutes after the last activity in any tab, then warned for a minute, then
 * signed out (SESSION-21, SESSION-22).
 *
 * @example judgeIdle(0, 840_000) // { kind: "warning", leftMs: 60_000, nextCheckMs: 1_000 }
 */
export function judgeIdle(lastActivityMs: number, nowMs: number): Idle {
  // A clock set back must not sign anybody out, nor keep them in for longer than the limit.
  const idleMs = Math.max(0, nowMs - lastActivityMs);
  const leftMs = idleLimitMs - idleMs;
  if (leftMs <= 0) return { kind: "over" };
  if (leftMs > idleWarningMs) return { kind: "active", nextCheckMs: leftMs - idleWarningMs };
  return { kind: "warning", leftMs, nextCheckMs: Math.min(leftMs, leftMs % 1000 || 1000) };
}

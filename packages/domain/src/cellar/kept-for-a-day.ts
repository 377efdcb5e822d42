const DAY_MS = 24 * 60 * 60 * 1000;
/** Clocks of telephones are set now and then: so much ahead is no lie. */
const AHEAD_MS = 10 * 60 * 1000;

/**
 * Whether what was kept in a browser still holds: for a day, and never what comes from the future (B12).
 *
 * @example isStillKept({ sinceMs: 0, nowMs: 86_400_000 }) // false
 */
export function isStillKept({
  sinceMs,
  nowMs,
}: {
  readonly sinceMs: number;
  readonly nowMs: number;
}): boolean {
  return nowMs - sinceMs < DAY_MS && sinceMs - nowMs <= AHEAD_MS;
}

/**
 * Of two copies of what a telephone keeps, whether the second holds a later change than the first (B12). Changes are numbered from
 * one on; what has none holds nothing.
 *
 * @example isKeptLater({ kept: 41, mirrored: 44 }) // true
 */
export function isKeptLater({
  kept = 0,
  mirrored = 0,
}: {
  readonly kept?: number | undefined;
  readonly mirrored?: number | undefined;
}): boolean {
  return mirrored > kept;
}

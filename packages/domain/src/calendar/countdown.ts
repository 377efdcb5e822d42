const second = 1000;
const minute = 60 * second;
/** How long before a cut-off its seconds are counted. */
const secondsFrom = 10 * minute;

/**
 * Whether it is too late, by the instant of the last moment. Its own second still counts to the end, as it does for the rules,
 * which know no parts of a second (OP-61): else a countdown would go on while the day is still open.
 *
 * @example hasPassed({ instant: 5000 }, 5999) // false
 */
export function hasPassed({ instant }: { readonly instant: number }, nowMs: number): boolean {
  return instant < Math.floor(nowMs / second) * second;
}

/**
 * How long until a countdown says something else: to the next whole minute of the clock, in the last ten minutes to the next
 * whole second, and past the cut-off itself to see that it has passed.
 *
 * @example nextTickMs(61_000, 3_600_000) // 59000
 */
export function nextTickMs(nowMs: number, leftMs: number | undefined): number {
  const step = leftMs !== undefined && leftMs <= secondsFrom ? second : minute;
  return step - (nowMs % step);
}

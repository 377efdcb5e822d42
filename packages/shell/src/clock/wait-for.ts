import { machineTimers, type Timers } from "./clock.ts";

export interface Patience {
  readonly tries: number;
  readonly everyMs: number;
  readonly timers?: Timers;
}

/**
 * Reads again and again until there is something, a bounded number of times; undefined when there was nothing to the
 * end (OP-70): `waitFor(() => document.getElementById("page-title") ?? undefined, { tries: 10, everyMs: 100 })`.
 */
export async function waitFor<Value>(
  read: () => Value | undefined,
  { tries, everyMs, timers = machineTimers }: Patience,
): Promise<Value | undefined> {
  for (let tried = 1; ; tried += 1) {
    const value = read();
    if (value !== undefined || tried > tries) return value;
    await new Promise<void>((resolve) => timers.after(everyMs, resolve));
  }
}

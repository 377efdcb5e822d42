import { type LocalMoment, localMomentIn } from "@vycep/domain/kernel/local-moment";

/** Milliseconds to add to this machine's clock to get the server's; its word counts for cut-offs. */
let serverOffset = 0;

/** The instant on the server's clock, in milliseconds since 1970 UTC. The only reading of the clock in the portal. */
export function now(): number {
  return machineNow() + serverOffset;
}

/** This machine's own clock, for what is counted here and nowhere else (idle time, age of a token). */
export function machineNow(): number {
  return Date.now();
}

/** A moment of this machine's clock on the server's clock, as far as that is known by now. */
export function onServerClock(machineMs: number): number {
  return machineMs + serverOffset;
}

/** What the wall clock of the market shows now (D15). */
export function localNow(timeZone = "Europe/Prague"): LocalMoment {
  return localMomentIn(now(), timeZone);
}

/** Follows the server's clock, as an answer told it (`serverTime`, an ISO instant). */
export function followServerTime(serverTime: string): void {
  const told = Date.parse(serverTime);
  if (!Number.isNaN(told)) serverOffset = told - machineNow();
}

/** Timers, to be replaced in tests. */
export interface Timers {
  readonly now: () => number;
  /** Calls back once after so many milliseconds; the answer cancels it. */
  readonly after: (ms: number, callback: () => void) => () => void;
}

export const machineTimers: Timers = {
  now: machineNow,
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

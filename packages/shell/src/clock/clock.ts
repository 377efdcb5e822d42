import { type LocalMoment, localMomentIn } from "@vycep/domain/kernel/local-moment";

/** Milliseconds to add to this machine's clock to get the server's; its word counts for cut-offs. */
let serverOffset = 0;
let isFollowing = false;
/** An answer that seems older than that was not slow: a clock was set. */
const slowestAnswerMs = 2000;

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

/**
 * Follows the server's clock, as an answer told it (an ISO instant). An answer was on its way for a while, so the one
 * that puts the server furthest ahead was the quickest and is the nearest to the truth; only when it is well behind
 * has one of the two clocks been set. `arrivedAt` is when it came, on this machine's clock.
 */
export function followServerTime(serverTime: string | null, arrivedAt = machineNow()): void {
  const offset = Date.parse(serverTime ?? "") - arrivedAt;
  if (Number.isNaN(offset)) return;
  if (!isFollowing || offset > serverOffset || offset < serverOffset - slowestAnswerMs) serverOffset = offset;
  isFollowing = true;
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

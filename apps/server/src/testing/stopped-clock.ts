import { type Clock, clockFrom, instantOfLocal } from "../platform/clock.ts";

/** A clock that stands still until it is set; for tests. */
export type StoppedClock = Clock & { readonly set: (local: string) => void };

export function createStoppedClock(local: string): StoppedClock {
  let instant = instantOfLocal(local);
  return {
    ...clockFrom(() => new Date(instant)),
    set: (next) => {
      instant = instantOfLocal(next);
    },
  };
}

import { type Clock, clockFrom, instantOfLocal } from "../platform/clock.ts";

/** A clock that stands still until it is set; for tests. */
export type StoppedClock = Clock & {
  readonly set: (local: string) => void;
  /** Whether answers that are held are held in fact, or come at once, as they do unless a test asks. */
  readonly holdInFact: (inFact: boolean) => void;
};

export function createStoppedClock(local: string): StoppedClock {
  let instant = instantOfLocal(local);
  let holdsInFact = false;
  const clock = clockFrom(() => new Date(instant));
  return {
    ...clock,
    hold: async (ms) => {
      if (holdsInFact) await clock.hold(ms);
    },
    holdInFact: (inFact) => {
      holdsInFact = inFact;
    },
    set: (next) => {
      instant = instantOfLocal(next);
    },
  };
}

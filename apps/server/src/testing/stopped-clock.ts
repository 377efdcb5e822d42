import { type Clock, clockFrom, instantOfLocal } from "../platform/clock.ts";

/** A clock that stands still until it is set; for tests. */
export type StoppedClock = Clock & {
  readonly set: (local: string) => void;
  /** From now on answers that are held wait until they are let go; unless a test asks, they come at once. */
  readonly holdBack: () => HeldBack;
};

export type HeldBack = {
  /** For how long each was to be held. */
  readonly held: readonly number[];
  readonly letGo: () => void;
};

export function createStoppedClock(local: string): StoppedClock {
  let instant = instantOfLocal(local);
  let hold: Clock["hold"] = () => Promise.resolve();
  const clock = clockFrom(() => new Date(instant));
  return {
    ...clock,
    hold: (ms) => hold(ms),
    holdBack: () => {
      const held: number[] = [];
      const { promise, resolve } = Promise.withResolvers<void>();
      hold = (ms) => {
        held.push(ms);
        return promise;
      };
      const letGo = () => {
        hold = () => Promise.resolve();
        resolve();
      };
      return { held, letGo };
    },
    set: (next) => {
      instant = instantOfLocal(next);
    },
  };
}

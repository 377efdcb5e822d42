import { setTimeout as pause } from "node:timers/promises";
import type { LogPosition } from "./lsn.ts";

/**
 * `follows`: read there. `behind`: it lags, and nobody waits for it. `away`: it does not answer, or is no copy of ours.
 */
export type ReplicaStanding = "follows" | "behind" | "away";

export type ReplicaPorts = {
  /** Up to where the primary's log holds all that anybody may have seen there. */
  readonly written: () => Promise<LogPosition>;
  /** Up to where the copy has it; undefined where it is no copy (any more). */
  readonly replayed: () => Promise<LogPosition | undefined>;
  readonly report: (error: Error) => void;
};

export type ReplicaLag = { readonly bytes: number; readonly seconds: number };

export type ReplicaState = {
  readonly standing: () => ReplicaStanding;
  readonly lag: () => ReplicaLag;
  /** Whether the copy has all that was committed before this was asked; waits for it a little. */
  readonly hasCaughtUp: () => Promise<boolean>;
  /** A statement failed there by no fault of its own. */
  readonly failed: (error: Error) => void;
  /** Looks at it: one that is back or has caught up is read again. */
  readonly look: () => Promise<void>;
};

/** A copy of one's own room has what was written within a millisecond or two; who lags more than this is left alone. */
const longestWaitMs = 50;
const pauseMs = 2;

/** How far a copy is, as all requests of a process know it. */
export function createReplicaState(
  ports: ReplicaPorts,
  now: () => number = () => performance.now(),
): ReplicaState {
  let standing: ReplicaStanding = "behind";
  let known: LogPosition = 0n;
  let missing = 0n;
  let caughtUpAt = now();

  const become = (next: ReplicaStanding, why: string) => {
    if (next !== "follows" && standing === "follows") ports.report(new Error(`the replica is left: ${why}`));
    standing = next;
  };
  const leave = (cause: unknown) => become("away", cause instanceof Error ? cause.message : String(cause));

  const askCopy = shared(async () => {
    const replayed = await ports.replayed();
    if (replayed === undefined) throw new Error("it is no replica");
    if (replayed > known) known = replayed;
  });
  // Whoever asks while another asks must not be told what was so before.
  const askPrimary = sharedByNext(ports.written);

  const hasReached = async (): Promise<boolean> => {
    const before = known;
    const wanted = await askPrimary();
    // Of a history that the primary has not: what is read there was never so.
    if (wanted < before) {
      leave("it is ahead of the primary");
      known = 0n;
      return false;
    }
    const until = now() + longestWaitMs;
    while (known < wanted) {
      try {
        await askCopy();
      } catch (error) {
        leave(error);
        return false;
      }
      if (known >= wanted) break;
      missing = wanted - known;
      if (now() > until) {
        become("behind", `it lags by ${missing} bytes`);
        return false;
      }
      await pause(pauseMs);
    }
    missing = 0n;
    caughtUpAt = now();
    return true;
  };

  return {
    standing: () => standing,
    lag: () => ({
      bytes: Number(missing),
      seconds: standing === "follows" ? 0 : (now() - caughtUpAt) / 1000,
    }),
    hasCaughtUp: async () => standing === "follows" && (await hasReached()),
    failed: leave,
    look: async () => {
      try {
        // A copy that takes no connection any more is found out although it has what was asked for last.
        await askCopy();
      } catch (error) {
        leave(error);
        return;
      }
      if (await hasReached()) standing = "follows";
    },
  };
}

/** Those who ask at once get one answer. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= ask().finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** Those who ask while an answer is on its way share the one after it, which is asked for later than they came. */
function sharedByNext<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const start = () => {
    next = undefined;
    const asked = ask();
    running = asked;
    const done = () => {
      if (running === asked) running = undefined;
    };
    asked.then(done, done);
    return asked;
  };
  return () => {
    if (running === undefined) return start();
    next ??= running.then(start, start);
    return next;
  };
}

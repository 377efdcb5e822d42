import { setTimeout as pause } from "node:timers/promises";
import type { Deps } from "../deps.ts";
import type { Job } from "./job.ts";
import { type IsDue, lookoutOf } from "./lookout.ts";

export type SteadyWork = {
  readonly name: string;
  /** Whether `next` would find any. */
  readonly isDue: IsDue;
  /** Does one piece; false when there was none, and after a piece that others are to be let in before the next. */
  readonly next: () => Promise<boolean>;
  /** Without the pauses of a real process, tests wait less. */
  readonly lookEveryMs?: number;
  /** `next` is asked at least this often, for what no condition tells. */
  readonly askEveryMs?: number;
};

const usualLookMs = 500;
const longestRestMs = 5000;

/**
 * Work that is done one piece after the other until the process stops, and looked for when there is none: a small loop over the table
 * that holds the truth, rather than a second queue beside it. When the database is away it rests and looks again. Answers how
 * to stop it.
 */
export function startSteadyWork(deps: Pick<Deps, "db" | "log">, work: SteadyWork): () => Promise<void> {
  const stopping = new AbortController();
  const done = loop(deps, work, stopping.signal);
  return async () => {
    stopping.abort();
    await done;
  };
}

/** The same as a job. */
export function steadyJob(name: string, isDue: IsDue, next: (deps: Deps) => Promise<boolean>): Job {
  return {
    name,
    start: async (deps) => startSteadyWork(deps, { name, isDue, next: () => next(deps) }),
  };
}

async function loop(
  { db, log }: Pick<Deps, "db" | "log">,
  { name, isDue, next, lookEveryMs = usualLookMs, askEveryMs = Number.POSITIVE_INFINITY }: SteadyWork,
  stopping: AbortSignal,
): Promise<void> {
  const untilDue = lookoutOf(db).watch(isDue, stopping);
  let failures = 0;
  while (!stopping.aborted) {
    try {
      const hasDone = await next();
      failures = 0;
      if (!hasDone) await untilDue({ lookEveryMs, mostMs: askEveryMs });
    } catch (error) {
      failures += 1;
      log.warn({ err: error, failures }, `${name}: will be tried again`);
      await rest(Math.min(lookEveryMs * 2 ** Math.min(failures, 4), longestRestMs), stopping);
    }
  }
}

async function rest(ms: number, stopping: AbortSignal): Promise<void> {
  // Being woken to stop is what the signal is for, no failure.
  await pause(ms, undefined, { signal: stopping, ref: false }).catch(() => undefined);
}

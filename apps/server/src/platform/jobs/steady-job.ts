import { setTimeout as pause } from "node:timers/promises";
import type { Deps } from "../deps.ts";
import type { Job } from "./job.ts";

const lookEveryMs = 1000;

/**
 * Work that is done one piece after the other until the process stops, and looked for again every second when there is none:
 * `next` says whether it found any.
 */
export function steadyJob(name: string, next: (deps: Deps) => Promise<boolean>): Job {
  return {
    name,
    start: async (deps) => {
      const stopping = new AbortController();
      const done = work(() => next(deps), { name, deps, stopping: stopping.signal });
      return async () => {
        stopping.abort();
        await done;
      };
    },
  };
}

type Running = { readonly name: string; readonly deps: Deps; readonly stopping: AbortSignal };

async function work(next: () => Promise<boolean>, { name, deps, stopping }: Running): Promise<void> {
  while (!stopping.aborted) {
    let hasDone = false;
    try {
      hasDone = await next();
    } catch (error) {
      deps.log.warn({ err: error }, `${name}: will be tried again`);
    }
    if (!hasDone)
      // Being woken to stop is what the signal is for, no failure.
      await pause(lookEveryMs, undefined, { signal: stopping, ref: false }).catch(() => undefined);
  }
}

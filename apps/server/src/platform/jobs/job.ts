import type { Deps } from "../deps.ts";
import { inSpan } from "../tracing/spans.ts";

/** Work beside requests; `start` answers how to stop it. Runs where VYCEP_ROLE is `worker` or `all`. */
export type Job = { readonly name: string; readonly start: (deps: Deps) => Promise<() => Promise<void>> };

type Runs = { done: number; failed: number };
const runs = new Map<string, Runs>();
/** What the jobs of this process did so far, for `/metrics`. */
export const jobRuns: ReadonlyMap<string, Readonly<Runs>> = runs;

/**
 * Small work at start and again and again; when it fails, that is logged and the next turn comes. Work that takes longer
 * looks at `stopping` in between: what a stop breaks off is done at the next start.
 */
export function repeatingJob(
  name: string,
  everyMs: number,
  work: (deps: Deps, stopping: AbortSignal) => Promise<void>,
): Job {
  return {
    name,
    start: async (deps) => {
      const stopping = new AbortController();
      const counted = runs.get(name) ?? { done: 0, failed: 0 };
      runs.set(name, counted);
      const turn = async () => {
        try {
          await inSpan({ name: `job ${name}` }, () => work(deps, stopping.signal));
          counted.done += 1;
        } catch (error) {
          if (stopping.signal.aborted) return deps.log.info({ job: name }, "job broken off by the stop");
          counted.failed += 1;
          deps.log.warn({ err: error, job: name }, "job failed");
        }
      };
      let running = turn();
      const timer = setInterval(() => {
        running = turn();
      }, everyMs).unref();
      return async () => {
        clearInterval(timer);
        stopping.abort();
        await running;
      };
    },
  };
}

import type { Deps } from "./deps.ts";

/** Work beside requests; `start` answers how to stop it. Runs where VYCEP_ROLE is `worker` or `all`. */
export type Job = { readonly name: string; readonly start: (deps: Deps) => Promise<() => Promise<void>> };

/** Small work at start and again and again; when it fails, that is logged and the next turn comes. */
export function repeatingJob(name: string, everyMs: number, work: (deps: Deps) => Promise<void>): Job {
  return {
    name,
    start: async (deps) => {
      const turn = () =>
        work(deps).catch((error: unknown) => deps.log.warn({ err: error, job: name }, "job failed"));
      let running = turn();
      const timer = setInterval(() => {
        running = turn();
      }, everyMs).unref();
      return async () => {
        clearInterval(timer);
        await running;
      };
    },
  };
}

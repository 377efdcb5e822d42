import type { Job } from "../../../platform/jobs/job.ts";
import { createListener } from "../../../platform/listener.ts";
import { currentRange } from "./range-of.ts";

/** A lost connection is tried again after this long; meanwhile the first request after a change reads the range itself. */
const againMs = 10_000;

/**
 * Reads the range when the process starts and whenever goods have changed (PostgreSQL tells), so that hardly any request
 * waits for it. Nothing depends on it: every request asks which range it needs.
 */
export const keepRangeJob: Job = {
  name: "keep-range",
  start: async ({ db, config, log }) => {
    const read = () =>
      void currentRange(db).catch((error: unknown) =>
        log.warn({ err: error }, "the range could not be read ahead"),
      );
    const listener = createListener(config, {
      channel: "vycep_range",
      onMessage: read,
      onLost: (error) => log.warn({ err: error }, "changes of goods are not heard any more"),
    });
    const hear = () => void listener.ready().then(read, () => {});
    hear();
    const timer = setInterval(() => void listener.ready().catch(() => {}), againMs).unref();
    return async () => {
      clearInterval(timer);
      await listener.close();
    };
  },
};

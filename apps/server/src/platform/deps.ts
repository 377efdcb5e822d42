import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Db } from "./db.ts";
import type { Log } from "./log.ts";

/** What every module is wired with: one plain object, made once in `app/main.ts`. */
export type Deps = {
  readonly db: Db;
  /**
   * The same for what is read much and may come from a replica (OPS-06): lists, prices, history, documents. It answers
   * whatever was committed before the request came, and never writes.
   */
  readonly reads: Db;
  readonly clock: Clock;
  readonly config: Config;
  readonly log: Log;
};

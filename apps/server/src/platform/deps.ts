import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Db } from "./db.ts";
import type { Log } from "./log.ts";

/** What every module is wired with: one plain object, made once in `app/main.ts`. */
export type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Config;
  readonly log: Log;
};

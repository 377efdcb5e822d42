import { filesOf } from "../../apps/server/src/modules/files/files.facts.ts";
import { lookInto } from "../../apps/server/src/modules/files/look-into.facts.ts";
import { createClock } from "../../apps/server/src/platform/clock.ts";
import type { Config } from "../../apps/server/src/platform/config.ts";
import { openDatabase } from "../../apps/server/src/platform/db.ts";
import type { FilePorts } from "../../db/src/materials/import-materials.ts";

/** Lends the server's store of files, and its eye for what they are, to an import. */
export async function withFiles<Result>(
  given: Config,
  databaseUrl: string,
  work: (ports: FilePorts) => Promise<Result>,
): Promise<Result> {
  const config = { ...given, databaseUrl };
  const database = openDatabase(config, (cause) => process.stderr.write(`${String(cause)}\n`));
  try {
    const { write } = filesOf({ db: database.db, clock: createClock(config.clock), config });
    return await work({ write, lookInto });
  } finally {
    await database.close();
  }
}

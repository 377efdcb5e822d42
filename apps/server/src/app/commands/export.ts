import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { writeArchive } from "../../modules/exports/archive.ts";
import { createClock } from "../../platform/clock.ts";
import { parseConfig } from "../../platform/config.ts";
import { openDatabase } from "../../platform/db.ts";

type Output = { readonly out: (line: string) => void; readonly error: (line: string) => void };

/**
 * `npm run export -- FILE.zip`, while servers run: everything of one moment, as the desk's export writes it (DINT-04). The file is there
 * once it is whole.
 *
 * @returns the exit code: 0 done, 1 the configuration is not right, 2 called wrongly
 */
export async function exportCli(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  { out, error }: Output,
): Promise<number> {
  const [file, ...more] = args;
  if (file === undefined || !file.endsWith(".zip") || more.length > 0) {
    error("Usage: npm run export -- FILE.zip");
    return 2;
  }
  const parsed = parseConfig(environment);
  if (parsed.kind === "invalid") {
    for (const problem of parsed.problems) error(problem);
    return 1;
  }
  const { config } = parsed;
  const database = openDatabase(config, (cause) => error(String(cause)));
  const draft = `${file}.part`;
  try {
    const deps = { db: database.db, clock: createClock(config.clock), config };
    const { contents } = await writeArchive(
      deps,
      async () => undefined,
      (pieces) => pipeline(pieces, createWriteStream(draft, { mode: 0o600, flush: true })),
    );
    await rename(draft, file);
    out(`${contents.rows} rows and ${contents.files} files are in ${file}.`);
    return 0;
  } finally {
    await rm(draft, { force: true });
    await database.close();
  }
}

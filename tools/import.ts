// npm run import -- products FILE.csv: into the database that DATABASE_URL names, or the embedded one.
import { createClock } from "../apps/server/src/platform/clock.ts";
import { importCli } from "../db/src/import-cli.ts";
import { withDatabase } from "./serve/database.ts";
import { readSettings } from "./serve/settings.ts";
import { withFiles } from "./serve/with-files.ts";

// npm starts us in the project's root; the file was named from where the person stands.
process.chdir(process.env.INIT_CWD ?? ".");

const settings = readSettings();
if (settings === null) process.exitCode = 1;
else {
  const { config } = settings;
  const clock = createClock(config.clock);
  await withDatabase(async (databaseUrl) => {
    process.exitCode = await importCli(process.argv.slice(2), {
      databaseUrl,
      today: clock.now().date,
      now: clock.instant(),
      withFiles: (url, work) => withFiles(config, url, work),
      out: (text) => process.stdout.write(`${text}\n`),
      error: (text) => process.stderr.write(`${text}\n`),
    });
  });
}

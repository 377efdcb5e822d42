// npm run keys -- rotate: in the database that DATABASE_URL names, or the embedded one.
import { keysCli } from "../apps/server/src/app/commands/keys.ts";
import { withDatabase } from "./serve/database.ts";
import { readSettings } from "./serve/settings.ts";

const settings = readSettings();
if (settings === null) process.exitCode = 1;
else {
  await withDatabase(async (url) => {
    process.exitCode = await keysCli(
      process.argv.slice(2),
      { ...settings.env, DATABASE_URL: url },
      {
        out: (line) => process.stdout.write(`${line}\n`),
        error: (line) => process.stderr.write(`${line}\n`),
      },
    );
  });
}

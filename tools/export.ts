// npm run export -- FILE.zip: everything of the database that DATABASE_URL names, or the embedded one.
import { resolve } from "node:path";
import { exportCli } from "../apps/server/src/app/commands/export.ts";
import { withDatabase } from "./serve/database.ts";
import { readSettings } from "./serve/settings.ts";

// npm starts us in the project's root; the file is named from where the person stands.
const fromHere = (path: string) => resolve(process.env.INIT_CWD ?? ".", path);

const settings = readSettings();
if (settings === null) process.exitCode = 1;
else {
  await withDatabase(async (url) => {
    process.exitCode = await exportCli(
      process.argv.slice(2).map(fromHere),
      { ...settings.env, DATABASE_URL: url },
      {
        out: (line) => process.stdout.write(`${line}\n`),
        error: (line) => process.stderr.write(`${line}\n`),
      },
    );
  });
}

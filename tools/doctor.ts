// npm run doctor: whether everything is there that a process with this configuration depends on, and what to do if not.
import { doctorCli } from "../apps/server/src/app/doctor/doctor-cli.ts";
import { withDatabase } from "./serve/database.ts";
import { readSettings } from "./serve/settings.ts";

const settings = readSettings();
if (settings === null) process.exitCode = 1;
else {
  await withDatabase(async (url) => {
    process.exitCode = await doctorCli(
      { DATABASE_URL: url, ...settings.env },
      {
        out: (line) => process.stdout.write(`${line}\n`),
        error: (line) => process.stderr.write(`${line}\n`),
      },
    );
  });
}

// npm run migrate: today's schema in the database that DATABASE_DIRECT_URL or DATABASE_URL names, or the embedded one.
import { withDatabase } from "./serve/database.ts";
import { readSettings } from "./serve/settings.ts";
import { updateSchema } from "./serve/update-schema.ts";

const settings = readSettings();
if (settings === null) process.exitCode = 1;
else {
  await withDatabase(async (url) => {
    const done = await updateSchema(url, settings.config);
    process.stdout.write(`${done[0] ?? "Schema: up to date"}\n`);
  });
}

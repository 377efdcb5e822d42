// npm run reset: the demo as on its first day. Asks nothing; a running server keeps running and sees the new data.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { wipeProjectDatabase } from "../db/src/embedded/project-database.ts";
import { home, withDatabase } from "./serve/database.ts";
import { fillDatabase } from "./serve/fill-database.ts";
import { readSettings, type Settings } from "./serve/settings.ts";
import { tellFailure } from "./serve/tell-failure.ts";

if (process.env.DATABASE_URL) {
  process.stderr.write(
    "npm run reset makes only the embedded database new; DATABASE_URL names another one.\n",
  );
  process.exitCode = 1;
} else {
  const settings = readSettings();
  if (settings === null) process.exitCode = 1;
  else await makeNew(settings).catch(tellFailure);
}

async function makeNew({ config }: Settings): Promise<void> {
  await wipeProjectDatabase(home);
  rmSync(join(home, "files"), { recursive: true, force: true });
  await withDatabase(async (url) => {
    for (const line of await fillDatabase(url, config)) process.stdout.write(`${line}\n`);
  });
}

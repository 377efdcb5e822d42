import { createHash, randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { adminCli } from "../../apps/server/src/app/commands/admin.ts";
import { keepFile } from "../../apps/server/src/modules/files/files.commands.ts";
import { filesOf } from "../../apps/server/src/modules/files/files.facts.ts";
import { createClock } from "../../apps/server/src/platform/clock.ts";
import { parseConfig } from "../../apps/server/src/platform/config.ts";
import { openDatabase } from "../../apps/server/src/platform/db.ts";
import { inTransaction } from "../../apps/server/src/platform/transaction.ts";

/** Where a database and its files are. */
export type House = { readonly url: string; readonly files: string };

const largest = 200_000;

/** Keeps files through the house's own port, a few a second, until it is over: what each of them holds, by its id. */
export async function keepFiles(house: House, isOver: () => boolean): Promise<ReadonlyMap<string, string>> {
  const parsed = parseConfig(environmentOf(house));
  if (parsed.kind === "invalid") throw new Error(parsed.problems.join("\n"));
  const { config } = parsed;
  const database = openDatabase(config, () => undefined);
  const deps = { db: database.db, config, clock: createClock(config.clock) };
  const kept = new Map<string, string>();
  try {
    while (!isOver()) {
      const content = randomBytes(1 + ((kept.size * 7919) % largest));
      const file = await filesOf(deps).write({ name: "photo.jpg", type: "image/jpeg" }, content);
      await inTransaction(deps.db, (tx) =>
        keepFile(tx, file, { companyId: null, now: deps.clock.instant() }),
      );
      kept.set(file.id, createHash("sha256").update(content).digest("hex"));
      await pause(50);
    }
  } finally {
    await database.close();
  }
  return kept;
}

/** What the operator's command says of the files beside a database. */
export async function checkedFiles(house: House): Promise<{ code: number; said: readonly string[] }> {
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const code = await adminCli(["files"], environmentOf(house), { out: say, error: say });
  return { code, said };
}

function environmentOf({ url, files }: House) {
  return { DATABASE_URL: url, VYCEP_FILES: files, NODE_ENV: "test" };
}

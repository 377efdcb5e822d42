import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createClock } from "../../apps/server/src/platform/clock.ts";
import type { Config } from "../../apps/server/src/platform/config.ts";
import { withConnection } from "../../db/src/connection.ts";
import { importContractPapers } from "../../db/src/contract-papers/import-contract-papers.ts";
import { movingDays } from "../../db/src/contract-papers/paper-rows.ts";
import { demoShift, moveDays } from "../../db/src/demo/move-days.ts";
import { withFiles } from "./with-files.ts";

const path = fileURLToPath(new URL("../../db/demo/contract-papers/", import.meta.url));

/**
 * Gives the contracts of the demo brewery their papers where none has any: their files lie in the store, as those of
 * materials do.
 *
 * @returns how many came
 */
export async function loadDemoContractPapers(databaseUrl: string, config: Config): Promise<number> {
  if (await hasPapers(databaseUrl)) return 0;
  const clock = createClock(config.clock);
  const shift = demoShift(clock.now().date);
  const entries = await readdir(path, { withFileTypes: true });
  const folder = { path, entries, now: clock.instant() };
  const result = await withFiles(config, databaseUrl, (ports) =>
    importContractPapers(
      databaseUrl,
      { ...folder, changed: (table) => moveDays(table, movingDays, shift) },
      ports,
    ),
  );
  if (result.kind === "refused") throw new Error(JSON.stringify(result.errors));
  return result.papers;
}

async function hasPapers(databaseUrl: string): Promise<boolean> {
  return withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ any: boolean }>(
      "select exists (select from contract_paper) as any",
    );
    return rows[0]?.any ?? false;
  });
}

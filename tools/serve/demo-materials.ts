import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createClock } from "../../apps/server/src/platform/clock.ts";
import type { Config } from "../../apps/server/src/platform/config.ts";
import { withConnection } from "../../db/src/connection.ts";
import { demoShift, moveDays } from "../../db/src/demo/move-days.ts";
import { importMaterials } from "../../db/src/materials/import-materials.ts";
import { movingDays } from "../../db/src/materials/material-rows.ts";
import { withFiles } from "./with-files.ts";

const path = fileURLToPath(new URL("../../db/demo/materials/", import.meta.url));

/**
 * Gives the demo brewery its marketing materials where it has none: their files lie in the store, so the loader of the
 * tables cannot bring them.
 *
 * @returns how many came
 */
export async function loadDemoMaterials(databaseUrl: string, config: Config): Promise<number> {
  if (await hasMaterials(databaseUrl)) return 0;
  const clock = createClock(config.clock);
  const shift = demoShift(clock.now().date);
  const entries = await readdir(path, { withFileTypes: true });
  const folder = { path, entries, now: clock.instant() };
  const result = await withFiles(config, databaseUrl, (ports) =>
    importMaterials(
      databaseUrl,
      { ...folder, changed: (table) => moveDays(table, movingDays, shift) },
      ports,
    ),
  );
  if (result.kind === "refused") throw new Error(JSON.stringify(result.errors));
  return result.materials;
}

async function hasMaterials(databaseUrl: string): Promise<boolean> {
  return withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ any: boolean }>(
      "select exists (select from marketing_material) as any",
    );
    return rows[0]?.any ?? false;
  });
}

import type { Config } from "../../apps/server/src/platform/config.ts";
import { migrate, settlePooled } from "../../db/src/migrate.ts";

/**
 * Brings a database to today's schema, and leaves with it what connections through a pooler begin with (OPS-05).
 *
 * @returns what was done, one line each; nothing when there was nothing to do
 */
export async function updateSchema(url: string, config: Config): Promise<string[]> {
  const migrations = await migrate(url);
  if (config.databaseDirectUrl !== undefined) await settlePooled(url, config);
  return migrations.length > 0 ? [`Schema: ${migrations.length} migrations run`] : [];
}

import { startThrowawayDatabase } from "../../db/src/embedded/throwaway.ts";

/** Runs once before the db or server tests: they find their PostgreSQL in VYCEP_TEST_DATABASE_URL. */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env.VYCEP_TEST_DATABASE_URL !== undefined) return async () => {};
  const database = await startThrowawayDatabase({ small: true });
  process.env.VYCEP_TEST_DATABASE_URL = database.url;
  return async () => {
    delete process.env.VYCEP_TEST_DATABASE_URL;
    await database.remove();
  };
}

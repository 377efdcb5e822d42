import { createClock } from "../../apps/server/src/platform/clock.ts";
import { startThrowawayDatabase } from "../../db/src/embedded/throwaway.ts";
import { buildDemoTemplate } from "../../db/src/testing/template.ts";

/** Once per run: a PostgreSQL for these tests, and in it the demo brewery of today, to be copied by every worker. */
async function setUp(): Promise<() => Promise<void>> {
  const given = process.env.VYCEP_TEST_DATABASE_URL;
  const database = given ? { url: given, remove: async () => {} } : await startThrowawayDatabase();
  process.env.VYCEP_TEST_DATABASE_URL = database.url;
  const today = createClock({ kind: "system" }).now().date;
  process.env.VYCEP_TEST_TEMPLATE = await buildDemoTemplate(database.url, today, "vycep_journeys_template");
  return database.remove;
}

export default setUp;

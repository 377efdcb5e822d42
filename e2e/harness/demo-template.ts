import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { startThrowawayDatabase } from "../../db/src/embedded/throwaway.ts";
import { buildDemoTemplate } from "../../db/src/testing/template.ts";

/** The day on which every journey begins, a Friday: no weekend, cut-off or holiday of ours decides what passes. */
export const journeysDay = "2026-11-20";

/** Once per run: a PostgreSQL for these tests, and in it the demo brewery of that day, to be copied by every worker. */
async function setUp(): Promise<() => Promise<void>> {
  const given = process.env.VYCEP_TEST_DATABASE_URL;
  const database = given
    ? { url: given, remove: async () => {} }
    : await startThrowawayDatabase({ small: true });
  process.env.VYCEP_TEST_DATABASE_URL = database.url;
  process.env.VYCEP_TEST_TEMPLATE = await buildDemoTemplate(
    database.url,
    toLocalDate(journeysDay),
    "vycep_journeys_template",
  );
  return database.remove;
}

export default setUp;

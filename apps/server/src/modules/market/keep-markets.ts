import { setTimeout as pause } from "node:timers/promises";
import { tellPaperRows } from "@vycep/domain/billing/paper-rows";
import { LANGUAGES } from "@vycep/domain/market/language";
import { tellMarkets } from "@vycep/domain/market/markets";
import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { repeatingJob } from "../../platform/jobs/job.ts";

const language = z.enum(LANGUAGES);
const marketSchema = z.object({
  ...{ code: z.string(), currency: z.string(), country: z.string(), language, phone: z.string() },
  names: z.record(z.string(), z.string()),
});
const tableSchema = z.object({
  markets: z.tuple([marketSchema], marketSchema),
  countries: z.array(z.object({ code: z.string(), store: z.string(), market: z.string() })),
  currencies: z.array(z.object({ code: z.string(), sign: z.string(), weight: z.number() })),
  papers: z.object({
    structuredFrom: z.record(z.string(), z.string()),
    cashSteps: z.record(z.string(), z.array(z.object({ from: z.string(), minor: z.number() }))),
    currencyOf: z.record(z.string(), z.string()),
  }),
});

/** The markets, countries and currencies that the brewery's rows tell of (OPS-17), in one statement. */
async function readMarkets(db: Db) {
  const { rows } = await sql<{ table: unknown }>`
    select json_build_object(
      'markets', (select json_agg(json_build_object(
        'code', code, 'currency', currency, 'country', country, 'language', language, 'phone', phone_prefix,
        'names', names) order by position, code) from market),
      'countries', (select json_agg(json_build_object('code', code, 'store', store, 'market', market) order by code) from country),
      'currencies', (select json_agg(json_build_object('code', code, 'sign', sign, 'weight', weight) order by code) from currency),
      'papers', json_build_object(
        'structuredFrom', (select coalesce(json_object_agg(code, structured_from), '{}') from market where structured_from is not null),
        'cashSteps', (select json_object_agg(code, cash_steps) from currency),
        'currencyOf', (select json_object_agg(number, code) from currency))) as table`.execute(db);
  return tableSchema.parse(rows[0]?.table);
}

/** Tells the rules which markets there are (decision 0549). */
export async function hearMarkets(db: Db): Promise<void> {
  const { papers, ...table } = await readMarkets(db);
  tellMarkets(table);
  tellPaperRows(papers);
}

/** What stands between a row that was brought in and a market that is sold in: no process has to start anew. */
const everyMs = 5_000;

/** Every process, whatever its role, hears of a market within seconds. */
export const keepMarketsJob = repeatingJob("market: keep the list of markets", everyMs, ({ db }) =>
  hearMarkets(db),
);

/** Before the first request; a database that is away or slow now is asked again by the job. */
export async function hearMarketsAtStart({ db, log }: Pick<Deps, "db" | "log">): Promise<void> {
  const heard = hearMarkets(db).catch((error: unknown) =>
    log.warn({ err: error }, "the markets could not be read at start"),
  );
  await Promise.race([heard, pause(longestWaitMs, undefined, { ref: false })]);
}

const longestWaitMs = 1_000;

import { z } from "zod";
import type { Day } from "../../days.ts";
import type { Sql } from "../../sql.ts";
import { day, dayOrNull, money, text } from "../reading/columns.ts";
import { importer, rulesFor } from "../reading/importer.ts";
import { faultsOf } from "../reading/row-error.ts";
import { overlayRows } from "../reading/save-rows.ts";
import { currenciesOfMarkets, marketCell } from "./known-markets.ts";

const columns = z.object({
  code: text.meta({ description: "Code of the packaging" }),
  market: text.meta({ description: "Code of the market" }),
  deposit: money.meta({ description: "Deposit of one piece", unit: "currency of the market" }),
  valid_from: day.meta({ description: "First day of delivery with this deposit" }),
  valid_to: dayOrNull.meta({ description: "Last one; empty is until told otherwise" }),
});

const rule = rulesFor(columns);

/** What was paid stays as it is: a row that begins by today says what is known, or is the first of its packaging and market. */
const pastStays = rule(["code", "market", "deposit", "valid_from"], async (rows, tx, { today }) => {
  const began = rows.filter(({ row }) => row.valid_from <= today);
  const { rows: said } = await tx.query<{ place: number }>(
    `select (told.place - 1)::int as place
     from rows from (json_to_recordset($1) as (code text, market text, deposit bigint, valid_from date, valid_to date))
       with ordinality told (code, market, deposit, valid_from, valid_to, place)
     where exists (select from empties_deposit held where (held.empties_code, held.market) = (told.code, told.market))
       and not exists (select from empties_deposit held
         where (held.empties_code, held.market, held.deposit_minor) = (told.code, told.market, told.deposit)
           and daterange(held.valid_from, held.valid_to, '[]')
             @> daterange(told.valid_from, greatest(told.valid_from, least(told.valid_to, $2::date)), '[]'))`,
    [JSON.stringify(began.map(({ row }) => row)), today],
  );
  const others = new Set(said.map(({ place }) => began[place]?.line));
  return faultsOf(
    rows.filter(({ line }) => others.has(line)),
    { column: "valid_from", code: "day_passed" },
    () => true,
  );
});

/** What is paid for an empty piece in a market. A new deposit takes its days, which lie ahead; what was valid around them stays. */
export const emptiesDeposits = importer(columns, {
  kind: "empties-deposits",
  file: "empties_deposits.csv",
  key: ["code", "market", "valid_from"],
  validity: { key: ["code", "market"], from: "valid_from", to: "valid_to" },
  references: [
    { column: "code", table: "empties_type", key: "code" },
    { column: "market", ...marketCell },
  ],
  rules: [pastStays],
  save: async (tx, rows) => {
    const currencies = await currenciesOfMarkets(tx);
    await overlayRows(
      tx,
      target,
      rows.map(({ row: { code, deposit, ...row } }) => ({
        ...{ empties_code: code, currency: currencies.get(row.market), deposit_minor: deposit },
        ...row,
      })),
    );
  },
});

const target = { table: "empties_deposit", key: ["empties_code", "market"] };

/** A deposit that is told without a day. */
type DepositOfToday = {
  readonly empties_code: string;
  readonly market: string;
  readonly currency: string;
  readonly deposit_minor: number;
};

/** Keeps what is paid today: it holds from today on, since ever where nothing was known, until what is planned already. */
export async function keepDepositsOfToday(
  tx: Sql,
  deposits: readonly DepositOfToday[],
  today: Day,
): Promise<void> {
  const { rows } = await tx.query<DepositOfToday & { valid_from: string; valid_to: string | null }>(
    `select told.*, (case when held.began is null then '2000-01-01' else $2::date end)::text as valid_from,
       (held.next - 1)::text as valid_to
     from json_to_recordset($1) as told (empties_code text, market text, currency text, deposit_minor bigint),
       lateral (select min(valid_from) as began, min(valid_from) filter (where valid_from > $2::date) as next
         from empties_deposit old where (old.empties_code, old.market) = (told.empties_code, told.market)) held
     where not exists (select from empties_deposit old
       where (old.empties_code, old.market, old.currency, old.deposit_minor)
           = (told.empties_code, told.market, told.currency, told.deposit_minor)
         and daterange(old.valid_from, old.valid_to, '[]') @> $2::date)`,
    [JSON.stringify(deposits), today],
  );
  await overlayRows(tx, target, rows);
}

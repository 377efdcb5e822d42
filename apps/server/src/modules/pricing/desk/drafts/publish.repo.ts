import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../../platform/db.ts";
import { dayInSql, nextPriceFrom, priceOn } from "../prices-in-sql.ts";

/** Tens of thousands of prices in one transaction take longer than a request may. */
export async function takeTime(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = '60s'`.execute(tx);
}

/** Holds the lists of a draft in their one order, so that two who change prices at once wait for each other. */
export async function holdLists(tx: Tx, draftId: number): Promise<void> {
  await sql`
    select from price_list where code in (select price_list from price_draft_line where draft_id = ${draftId})
    order by code for no key update`.execute(tx);
}

/** The lines of some lists of a draft. */
export type DraftPart = { readonly draftId: number; readonly lists: readonly string[] };

/** A draft in parts of about two hundred lines, each list whole. */
export async function partsOfDraft(tx: Tx, draftId: number): Promise<readonly DraftPart[]> {
  const { rows } = await sql<{ lists: string[] }>`
    select array_agg(price_list order by price_list) as lists
    from (select price_list, sum(count(*)) over (order by price_list) as lines_until
      from price_draft_line where draft_id = ${draftId} group by price_list) counted
    group by (lines_until - 1)::bigint / 200 order by min(lines_until)`.execute(tx);
  return rows.map(({ lists }) => ({ draftId, lists }));
}

/** Lines that change something. */
const changing = ({
  draftId,
  lists,
}: DraftPart) => sql`line.draft_id = ${draftId} and line.price_list = any(${lists})
  and (line.base_minor, line.your_minor) is distinct from (line.old_base_minor, line.old_your_minor)`;

const ofLine = sql`p.price_list = line.price_list and p.sku = line.sku`;

/** Writes prices of a draft from its day on: until the price that was known for later, or as long as the old one held. */
export async function writePrices(tx: Tx, part: DraftPart, day: LocalDate): Promise<void> {
  const from = dayInSql(day);
  const seen = { list: sql`seen.price_list`, sku: sql`seen.sku` };
  await sql`
    update price_draft_line line set old_valid_from = was.valid_from, written_to = was.until
    from (select seen.price_list, seen.sku, now.valid_from, case when now.valid_from is null
        then ${nextPriceFrom(seen, from)} - 1 else now.valid_to end as until
      from price_draft_line seen left join lateral ${priceOn(seen, from)} now on true
      where seen.draft_id = ${part.draftId} and seen.price_list = any(${part.lists})) was
    where ${changing(part)} and line.price_list = was.price_list and line.sku = was.sku`.execute(tx);
  await sql`
    update price p set valid_to = ${from} - 1 from price_draft_line line
    where ${changing(part)} and ${ofLine} and p.valid_from = line.old_valid_from and p.valid_from < ${from}`.execute(
    tx,
  );
  await sql`
    update price p set base_minor = line.base_minor, your_minor = line.your_minor from price_draft_line line
    where ${changing(part)} and ${ofLine} and line.old_valid_from = ${from} and p.valid_from = ${from}`.execute(
    tx,
  );
  await insertPrices(tx, {
    part,
    from,
    prices: sql`line.base_minor, line.your_minor`,
    where: sql`line.old_valid_from is distinct from ${from}`,
  });
}

type Inserted = {
  readonly part: DraftPart;
  readonly from: RawBuilder<unknown>;
  readonly prices: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
};

async function insertPrices(tx: Tx, { part, from, prices, where }: Inserted): Promise<void> {
  await sql`
    insert into price (price_list, sku, currency, base_minor, your_minor, valid_from, valid_to)
    select line.price_list, line.sku, l.currency, ${prices}, ${from}, line.written_to
    from price_draft_line line join price_list l on l.code = line.price_list
    where ${changing(part)} and ${where}`.execute(tx);
}

type TakenBack = { readonly part: DraftPart; readonly validFrom: LocalDate; readonly from: LocalDate };

/** How many prices of a part are not any more as it wrote them, or would not fit what stood before. */
export async function changedSince(tx: Tx, { part, validFrom, from }: TakenBack): Promise<number> {
  const day = dayInSql(validFrom);
  const isWhole = from === validFrom ? sql`true` : sql`false`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from price_draft_line line
    left join price own on own.price_list = line.price_list and own.sku = line.sku and own.valid_from = ${day}
    left join price old on old.price_list = line.price_list and old.sku = line.sku and old.valid_from = line.old_valid_from
    where ${changing(part)} and (own.sku is null
      or (own.base_minor, own.your_minor) is distinct from (line.base_minor, line.your_minor)
      or own.valid_to is distinct from line.written_to
      or (${isWhole} and line.old_valid_from < ${day}
        and (old.base_minor, old.your_minor, old.valid_to) is distinct from (line.old_base_minor, line.old_your_minor, ${day} - 1)))`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** Before their day prices go as if they had never been; later the old ones hold again from a day on, and what was delivered stays. */
export async function restorePrices(tx: Tx, taken: TakenBack): Promise<void> {
  if (taken.from === taken.validFrom) return restoreWhole(tx, taken);
  const { part, validFrom } = taken;
  const [day, from] = [dayInSql(validFrom), dayInSql(taken.from)];
  const isStillHeld = sql`(line.written_to is null or line.written_to >= ${from})`;
  await sql`
    update price p set valid_to = ${from} - 1 from price_draft_line line
    where ${changing(part)} and ${ofLine} and p.valid_from = ${day} and ${isStillHeld}`.execute(tx);
  await insertPrices(tx, {
    ...{ part, from },
    prices: sql`line.old_base_minor, line.old_your_minor`,
    where: sql`line.old_base_minor is not null and ${isStillHeld}`,
  });
}

async function restoreWhole(tx: Tx, { part, validFrom }: TakenBack): Promise<void> {
  const day = dayInSql(validFrom);
  await sql`
    delete from price p using price_draft_line line
    where ${changing(part)} and ${ofLine} and p.valid_from = ${day} and line.old_valid_from is distinct from ${day}`.execute(
    tx,
  );
  await sql`
    update price p set valid_to = line.written_to from price_draft_line line
    where ${changing(part)} and ${ofLine} and p.valid_from = line.old_valid_from and line.old_valid_from < ${day}`.execute(
    tx,
  );
  await sql`
    update price p set base_minor = line.old_base_minor, your_minor = line.old_your_minor from price_draft_line line
    where ${changing(part)} and ${ofLine} and p.valid_from = ${day} and line.old_valid_from = ${day}`.execute(
    tx,
  );
}

/** What the audit says of each price: what it was, what it is, from which day, and why. */
export function pricesTold(
  part: DraftPart,
  { from, isBack, reason }: { readonly from: LocalDate; readonly isBack: boolean; readonly reason: string },
): RawBuilder<unknown> {
  const [now, then] = isBack ? [sql.raw("old_"), sql.raw("")] : [sql.raw(""), sql.raw("old_")];
  return sql`
    select line.price_list || ' ' || line.sku as subject_id, jsonb_strip_nulls(jsonb_build_object(
      'basePrice', line.${now}base_minor, 'basePriceBefore', line.${then}base_minor,
      'yourPrice', line.${now}your_minor, 'yourPriceBefore', line.${then}your_minor, 'validFrom', ${from}::text,
      'reason', nullif(${reason}::text, ''))) as detail
    from price_draft_line line where ${changing(part)}`;
}

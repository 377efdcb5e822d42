import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import type { Price } from "@vycep/domain/pricing/price";
import type { PriceDraftFacts, PriceDraftState } from "@vycep/domain/staff/price-draft";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../../platform/db.ts";
import { dayInSql, priceOn } from "../prices-in-sql.ts";

/** A draft as it is kept. */
export type DraftRow = {
  readonly id: number;
  readonly name: string;
  readonly reason: string;
  readonly validFrom: string;
  readonly state: PriceDraftState;
  readonly publishAt: Date | null;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly authors: readonly string[];
  readonly handedInBy: string | null;
  readonly handedInAt: Date | null;
  readonly approvedBy: string | null;
  readonly approvedAt: Date | null;
  readonly publishedAt: Date | null;
  readonly takenBackBy: string | null;
  readonly takenBackAt: Date | null;
  readonly takenBackReason: string;
  /** Empty where it did not come back; nobody gave it back where the job did. */
  readonly returnedReason: string;
  readonly returnedBy: string | null;
  readonly returnedAt: Date | null;
  readonly version: number;
};

const columns = sql`
  id, name, reason, valid_from as "validFrom", state, publish_at as "publishAt", created_by as "createdBy",
  created_at as "createdAt", authors, handed_in_by as "handedInBy", handed_in_at as "handedInAt", approved_by as "approvedBy",
  approved_at as "approvedAt", published_at as "publishedAt", taken_back_by as "takenBackBy", taken_back_at as "takenBackAt",
  taken_back_reason as "takenBackReason", returned_reason as "returnedReason", returned_by as "returnedBy",
  returned_at as "returnedAt", version`;

/** What a caller may call a draft; anything else is none. */
export function draftIdOf(id: string): number | undefined {
  return /^[1-9][0-9]{0,14}$/.test(id) ? Number(id) : undefined;
}

export async function draftOf(db: Db, id: number): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`select ${columns} from price_draft where id = ${id}`.execute(db);
  return rows[0];
}

/** A draft, held until the transaction ends. */
export async function holdDraft(tx: Tx, id: number): Promise<DraftRow | undefined> {
  const { rows } =
    await sql<DraftRow>`select ${columns} from price_draft where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** A planned draft whose moment has come, held; undefined where it is not so any more, or another process has it. */
export async function takeDueDraft(tx: Tx, id: number, now: Date): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`
    select ${columns} from price_draft where id = ${id} and ${isDue(now)} for update skip locked`.execute(tx);
  return rows[0];
}

/** Planned drafts whose moment has come, in the order in which they were begun. */
export async function dueDrafts(db: Db, now: Date): Promise<readonly number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select id from price_draft where ${isDue(now)} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

const isDue = (now: Date) => sql`state = 'planned' and (publish_at is null or publish_at <= ${now})`;

type NewDraft = Pick<DraftRow, "name" | "reason" | "validFrom"> & {
  readonly key: string;
  readonly by: string;
  readonly at: Date;
};

/** Begins a draft; the one that was begun under this key, where there is one. */
export async function insertDraft(
  tx: Tx,
  { key, name, reason, validFrom, by, at }: NewDraft,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const { rows } = await sql<{ id: number }>`
    insert into price_draft (key, name, reason, valid_from, state, created_by, created_at, authors)
    values (${key}, ${name}, ${reason}, ${validFrom}::date, 'open', ${by}, ${at}, array[${by}])
    on conflict (created_by, key) do nothing returning id`.execute(tx);
  if (rows[0] !== undefined) return { id: rows[0].id, isNew: true };
  const { rows: before } = await sql<{ id: number }>`
    select id from price_draft where created_by = ${by} and key = ${key}`.execute(tx);
  return { id: before[0]?.id ?? 0, isNew: false };
}

type OfAuthor = { readonly by: string; readonly day: string };

/** The last draft of somebody for a day that is still being made, held until the transaction ends. */
export async function openDraftOf(tx: Tx, { by, day }: OfAuthor): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from price_draft where created_by = ${by} and valid_from = ${day}::date and state = 'open'
    order by id desc limit 1 for update`.execute(tx);
  return rows[0]?.id;
}

/** What drafts of somebody for a day say that are on their way to be published, by "list sku". */
export async function waitingPrices(tx: Tx, { by, day }: OfAuthor): Promise<ReadonlyMap<string, Price>> {
  const { rows } = await sql<{ key: string; base: number; your: number }>`
    select line.price_list || ' ' || line.sku as key, line.base_minor as base, line.your_minor as your
    from price_draft draft join price_draft_line line on line.draft_id = draft.id
    where draft.created_by = ${by} and draft.valid_from = ${day}::date and draft.state in ('waiting', 'planned')
    order by draft.id`.execute(tx);
  return new Map(
    rows.map(({ key, base, your }) => [key, { baseMinor: toMinor(base), yourMinor: toMinor(your) }]),
  );
}

/** Drafts with how many lines they have. */
export async function draftsWithLines(
  tx: Tx,
  ids: readonly number[],
): Promise<readonly { readonly id: string; readonly validFrom: string; readonly lines: number }[]> {
  const { rows } = await sql<{ id: number; validFrom: string; lines: number }>`
    select id, valid_from as "validFrom",
      (select count(*)::int from price_draft_line where draft_id = price_draft.id) as lines
    from price_draft where id = any(${[...ids]}::bigint[]) order by valid_from, id`.execute(tx);
  return rows.map(({ id, ...draft }) => ({ ...draft, id: String(id) }));
}

/** Columns and what they become; the version grows with every change. */
export async function updateDraft(tx: Tx, id: number, changes: RawBuilder<unknown>): Promise<void> {
  await sql`update price_draft set ${changes}, version = version + 1 where id = ${id}`.execute(tx);
}

/** Whoever changes what a draft says proposes it too. */
export const asAuthor = (uid: string) =>
  sql`authors = case when ${uid} = any(authors) then authors else authors || ${uid}::text end`;

/** What the rules want to know of a draft; what changed meanwhile is looked for only where it matters. */
export async function draftFacts(
  db: Db,
  { id, state, validFrom, authors }: Pick<DraftRow, "id" | "state" | "validFrom" | "authors">,
  isLookingForConflicts: boolean,
): Promise<PriceDraftFacts> {
  const day = toLocalDate(validFrom);
  const conflicts = isLookingForConflicts ? conflictsOf(id, dayInSql(day)) : sql`0`;
  const { rows } = await sql<{ lines: number; percent: number; conflicts: number }>`
    select count(*)::int as lines, coalesce(max(change_percent), 0) as percent, ${conflicts} as conflicts
    from price_draft_line where draft_id = ${id}`.execute(db);
  const { lines, percent, conflicts: changed } = rows[0] ?? { lines: 0, percent: 0, conflicts: 0 };
  return { state, validFrom: day, authors, lines, percent: Number(percent), conflicts: changed };
}

/** Whether another price holds now than the one that a line saw. */
export const isConflict = sql`(now.base_minor, now.your_minor) is distinct from (line.old_base_minor, line.old_your_minor)`;

/** How many lines of a draft saw another price than holds now. */
export function conflictsOf(id: number, day: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(
    select count(*)::int from price_draft_line line
    left join lateral ${priceOn({ list: sql`line.price_list`, sku: sql`line.sku` }, day)} now on true
    where line.draft_id = ${id} and ${isConflict})`;
}

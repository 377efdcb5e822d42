import type { IncomingPayment } from "@vycep/domain/billing/bank-statement";
import type { Currency } from "@vycep/domain/kernel/money";
import { currencyOf, homeMarket, toMarket } from "@vycep/domain/market/market";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";

export type StatementRow = {
  readonly id: string;
  readonly name: string;
  readonly addedAt: Date;
  readonly addedBy: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly count: number;
  readonly waiting: number;
  readonly others: number;
  readonly known: number;
};

export type MovementRow = {
  readonly line: number;
  readonly day: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly symbol: string;
  readonly account: string;
  readonly payer: string;
  readonly message: string;
  readonly paid: string | null;
  readonly leftReason: string | null;
};

/** What an earlier statement tells of as well, in whatever format: the same day, amount and symbol. */
export type ToldBefore = { readonly isToldBefore: boolean };

const statements = sql`
  select s.id, s.name, s.added_at as "addedAt", s.added_by as "addedBy", m.from, m.to, m.count, m.waiting,
    s.other_count as others, s.known_count as known
  from bank_statement s cross join lateral (
    select min(day) as from, max(day) as to, count(*)::int as count,
      (count(*) filter (where handled_at is null))::int as waiting
    from bank_movement where statement_id = s.id) m`;

/** The newest first. */
export async function lastStatements(db: Db, most: number): Promise<readonly StatementRow[]> {
  const { rows } = await sql<StatementRow>`${statements} order by s.id desc limit ${most}`.execute(db);
  return rows;
}

export async function statementOf(db: Db, id: string): Promise<StatementRow | undefined> {
  if (!/^[1-9][0-9]{0,14}$/.test(id)) return undefined;
  const { rows } = await sql<StatementRow>`${statements} where s.id = ${id}`.execute(db);
  return rows[0];
}

export async function movementsOf(db: Db, statement: string): Promise<readonly (MovementRow & ToldBefore)[]> {
  const { rows } = await sql<MovementRow & ToldBefore>`
    select line, day, amount_minor as "amountMinor", currency, symbol, account, payer, message, number as paid,
      left_reason as "leftReason", exists (
        select from bank_movement other
        where other.day = own.day and other.amount_minor = own.amount_minor and other.currency = own.currency
          and other.symbol = own.symbol and other.statement_id < own.statement_id) as "isToldBefore"
    from bank_movement own where statement_id = ${statement} order by line`.execute(db);
  return rows;
}

/** Keeps the head of a file; the id of the one that was read before, where it says the very same. */
export async function insertStatement(
  tx: Tx,
  added: {
    readonly name: string;
    readonly hash: string;
    readonly others: number;
    readonly by: string;
    readonly at: Date;
  },
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { rows } = await sql<{ id: string }>`
    insert into bank_statement (name, content_hash, other_count, known_count, added_by, added_at)
    values (${added.name}, ${added.hash}, ${added.others}, 0, ${added.by}, ${added.at})
    on conflict (content_hash) do nothing returning id`.execute(tx);
  if (rows[0]) return { id: String(rows[0].id), isNew: true };
  const { rows: before } = await sql<{ id: string }>`
    select id from bank_statement where content_hash = ${added.hash}`.execute(tx);
  return { id: String(before[0]?.id), isNew: false };
}

/** Keeps the payments that no earlier file told, and counts the others. */
export async function insertMovements(
  tx: Tx,
  statement: string,
  payments: readonly (IncomingPayment & { readonly fingerprint: string })[],
): Promise<void> {
  await sql`
    with told as (
      select * from json_to_recordset(${JSON.stringify(payments)}) as told(line int, day date, "amountMinor" bigint, currency text,
        symbol text, account text, payer text, message text, fingerprint text)),
    kept as (
      insert into bank_movement (statement_id, line, day, amount_minor, currency, symbol, account, payer, message, fingerprint)
      select ${statement}::bigint, line, day, "amountMinor", currency, symbol, account, payer, message, fingerprint from told
      order by fingerprint on conflict (fingerprint) do nothing returning line)
    update bank_statement set known_count = (select count(*) from told) - (select count(*) from kept)
    where id = ${statement}::bigint`.execute(tx);
}

/** A payment, held until the transaction ends; undefined where there is none. */
export async function holdMovement(
  tx: Tx,
  { statement, line }: { readonly statement: string; readonly line: number },
): Promise<(MovementRow & { readonly isHandled: boolean }) | undefined> {
  if (!/^[1-9][0-9]{0,14}$/.test(statement) || line < 1) return undefined;
  const { rows } = await sql<MovementRow & { readonly isHandled: boolean }>`
    select line, day, amount_minor as "amountMinor", currency, symbol, account, payer, message, number as paid,
      left_reason as "leftReason", handled_at is not null as "isHandled"
    from bank_movement where statement_id = ${statement} and line = ${line} for update`.execute(tx);
  return rows[0];
}

type Handled = {
  readonly statement: string;
  readonly line: number;
  readonly by: string;
  readonly at: Date;
} & (
  | { readonly invoice: { readonly number: string; readonly companyId: string } }
  | { readonly reason: string }
);

export async function markHandled(tx: Tx, handled: Handled): Promise<void> {
  const { number = null, companyId = null } = "invoice" in handled ? handled.invoice : {};
  const reason = "reason" in handled ? handled.reason : null;
  await sql`
    update bank_movement set number = ${number}, company_id = ${companyId}, left_reason = ${reason}, handled_by = ${handled.by},
      handled_at = ${handled.at}
    where statement_id = ${handled.statement} and line = ${handled.line}`.execute(tx);
}

/**
 * The currency of an account of ours, told by the end of its IBAN: that of the market whose papers it stands on. Of another account, or
 * where a file does not say which, it is that of our only market, that of the one at home where we sell in several.
 */
export async function accountCurrency(db: Db, account: string | undefined): Promise<Currency> {
  const { rows } = await sql<{ market: string; account: string }>`
    select market, right(replace(iban, ' ', ''), 16) as account from seller`.execute(db);
  const own = rows.filter((row) => row.account === account);
  const [market, ...others] = new Set((own.length > 0 ? own : rows).map((row) => row.market));
  return currencyOf(market === undefined || others.length > 0 ? homeMarket() : toMarket(market));
}

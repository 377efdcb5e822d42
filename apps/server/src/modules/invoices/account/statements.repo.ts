import type { StatementMovement } from "@vycep/domain/billing/statement";
import { type CompanyId, type ShipToId, toId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Currency, Minor } from "@vycep/domain/kernel/money";
import { toCurrency } from "@vycep/domain/market/market";
import { sql } from "kysely";
import type { Db } from "../../../platform/db.ts";

export type Account = { readonly companyId: CompanyId; readonly currency: Currency };

/** The accounts on which something was billed in the year before a day. */
export async function accountsBilled(db: Db, until: LocalDate): Promise<readonly Account[]> {
  const { rows } = await sql<{ readonly companyId: string; readonly currency: string }>`
    select distinct company_id as "companyId", currency from invoice
    where issued <= ${until}::date and issued > ${until}::date - interval '1 year' order by 1, 2`.execute(db);
  return rows.map(({ companyId, currency }) => ({
    companyId: toId<CompanyId>(companyId),
    currency: toCurrency(currency),
  }));
}

export type AccountMonth = {
  /** The place of the newest paper: in its market the account is. */
  readonly shipToId: ShipToId;
  readonly openingMinor: Minor;
  readonly movements: readonly StatementMovement[];
  readonly open: readonly OpenItem[];
};

export type OpenItem = {
  readonly number: string;
  readonly due: LocalDate;
  readonly openMinor: Minor;
  /** Whether the customer is to pay it by then: no credit note and nothing that is drawn. */
  readonly isAwaited: boolean;
};

/** An account as it was before a month, what moved it, and what was open at its end, in one statement. */
export async function accountMonth(
  db: Db,
  { companyId, currency }: { readonly companyId: string; readonly currency: string },
  { from, until }: { readonly from: LocalDate; readonly until: LocalDate },
): Promise<AccountMonth | undefined> {
  const { rows } = await sql<Omit<AccountMonth, "shipToId"> & { readonly shipToId: string | null }>`
    with own as materialized (
      select i.number, i.type, i.ship_to_id, i.issued, i.due, i.total_minor, i.payment, coalesce((
        select sum(p.amount_minor) from payment p where p.number = i.number and p.paid_on <= ${until}::date), 0) as paid
      from invoice i
      where i.company_id = ${companyId} and i.currency = ${currency} and i.issued <= ${until}::date),
    paid as materialized (
      select p.number, p.paid_on, p.amount_minor from own join payment p using (number)
      where p.paid_on <= ${until}::date)
    select (select ship_to_id from own order by issued desc, number desc limit 1) as "shipToId",
      (coalesce((select sum(total_minor) from own where issued < ${from}::date), 0)
        - coalesce((select sum(amount_minor) from paid where paid_on < ${from}::date), 0))::bigint as "openingMinor",
      coalesce((select json_agg(moved) from (
        select issued as day, case type when 'Invoice' then 'invoice' else 'credit-note' end as kind, number,
          total_minor as "amountMinor" from own where issued >= ${from}::date
        union all select paid_on, 'payment', number, -amount_minor from paid where paid_on >= ${from}::date) moved), '[]')
        as movements,
      coalesce((select json_agg(json_build_object('number', number, 'due', due, 'openMinor', total_minor - paid,
        'isAwaited', total_minor > 0 and payment <> 'direct debit') order by due, number)
        from own where total_minor <> paid), '[]') as open`.execute(db);
  const [row] = rows;
  if (row === undefined || row.shipToId === null) return undefined;
  return { ...row, shipToId: toId<ShipToId>(row.shipToId) };
}

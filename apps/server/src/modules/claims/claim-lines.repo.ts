import type { OpenClaimLine } from "@vycep/domain/claims/answer-claims";
import type { AgreedTerm } from "@vycep/domain/claims/claim-deadline";
import type { CompanyId, OrderNumber } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import { contractsInSql } from "../contracts/contracts.facts.ts";
import { ticketsInSql } from "../tickets/tickets.facts.ts";

/** Two who claim of one order come one after the other. */
export async function holdOrder(tx: Tx, orderNumber: OrderNumber): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`claim ${orderNumber}`}, 0))`.execute(tx);
}

export type ClaimedBefore = { readonly lineNo: number; readonly claimed: number; readonly settled: number };

/** What was claimed of an order before, and came back for it. Of a claim that was called off only what came back counts. */
export async function claimedBefore(db: Db, orderNumber: OrderNumber): Promise<readonly ClaimedBefore[]> {
  const { rows } = await sql<ClaimedBefore>`
    select l.line_no as "lineNo", sum(l.credited_boxes)::int as settled,
      sum(case when ${ticketsInSql.isCancelled(sql`c.case_number`)} then l.credited_boxes else l.boxes end)::int as claimed
    from claim c join claim_line l using (case_number) where c.order_number = ${orderNumber}
    group by l.line_no`.execute(db);
  return rows;
}

/** What was agreed on for deliveries of a day to a company: with all, with the company, in its contracts of that day. */
export async function agreedTerms(
  db: Db,
  companyId: CompanyId,
  day: LocalDate,
): Promise<readonly AgreedTerm[]> {
  const { rows } = await sql<AgreedTerm>`
    select t.days, t.spoiled_days as "spoiledDays", case when t.contract_number is not null then 'contract'
      when t.company_id is not null then 'company' else 'everybody' end as "for"
    from claim_term t
    where (t.company_id = ${companyId} or t.company_id is null)
      and daterange(t.valid_from, t.valid_to, '[]') @> ${day}::date
      and (t.contract_number is null
        or ${contractsInSql.isValidOn(sql`t.contract_number`, sql`${day}::date`)})`.execute(db);
  return rows;
}

/** The lines of claims of an order that are not wholly credited, those of `first` before the oldest, held until the transaction ends. */
export async function holdOpenLines(
  tx: Tx,
  { orderNumber, first }: { readonly orderNumber: OrderNumber; readonly first: string | undefined },
): Promise<readonly OpenClaimLine[]> {
  const { rows } = await sql<OpenClaimLine>`
    select l.case_number as "caseNumber", l.line_no as "lineNo", l.boxes, l.credited_boxes as credited
    from claim c join claim_line l using (case_number)
    where c.order_number = ${orderNumber} and l.credited_boxes < l.boxes
    order by (c.case_number = ${first ?? ""}) desc, c.at, c.case_number, l.line_no for update of l`.execute(
    tx,
  );
  return rows;
}

type Answered = {
  readonly documentNumber: string;
  readonly at: Date;
  readonly lines: readonly Pick<OpenClaimLine, "caseNumber" | "lineNo" | "boxes">[];
};

export type CreditedClaim = {
  readonly caseNumber: string;
  readonly companyId: string;
  readonly shipToId: string;
  readonly uid: string;
};

/** Keeps that a credit note answers lines of claims; answers the claims, each once. */
export async function keepCredit(
  tx: Tx,
  { documentNumber, at, lines }: Answered,
): Promise<readonly CreditedClaim[]> {
  const { rows } = await sql<CreditedClaim>`
    with told as (
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as told ("caseNumber" text, "lineNo" int, boxes int)),
    counted as (
      update claim_line l set credited_boxes = l.credited_boxes + told.boxes from told
      where l.case_number = told."caseNumber" and l.line_no = told."lineNo"),
    kept as (
      insert into claim_credit (case_number, document_number, company_id, boxes, at)
      select c.case_number, ${documentNumber}, c.company_id, sum(told.boxes), ${at}
      from told join claim c on c.case_number = told."caseNumber" group by c.case_number, c.company_id
      on conflict (case_number, document_number) do update set boxes = claim_credit.boxes + excluded.boxes)
    select c.case_number as "caseNumber", c.company_id as "companyId", c.ship_to_id as "shipToId", c.uid
    from claim c where c.case_number in (select "caseNumber" from told) order by 1`.execute(tx);
  return rows;
}

import { CLAIM_REASONS, type ClaimReason } from "@vycep/domain/claims/claim-reason";
import { CREDIT_STATES, type CreditLine, type CreditState } from "@vycep/domain/claims/credit-proposal";
import type { CompanyId, OrderNumber, ShipToId } from "@vycep/domain/kernel/ids";
import type { Currency, Minor } from "@vycep/domain/kernel/money";
import { type Texts, textsOf } from "@vycep/domain/market/texts";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import { ticketsInSql } from "../../tickets/tickets.facts.ts";
import { usersInSql } from "../../users/users.facts.ts";

/** A credit that was proposed at the desk, as it is kept. */
export type KeptProposal = {
  readonly id: string;
  readonly state: CreditState;
  readonly byUid: string;
  readonly by: string | null;
  readonly at: string;
  readonly lines: readonly CreditLine[];
  readonly totalMinor: Minor;
  readonly words: string;
  readonly isSolving: boolean;
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
  readonly why: string;
  readonly document: string | null;
};

/** A claim with all that came of it. */
export type ClaimRecord = {
  readonly number: string;
  readonly orderNumber: OrderNumber;
  readonly companyId: CompanyId;
  readonly shipToId: ShipToId;
  readonly currency: Currency;
  readonly expectedMinor: Minor;
  readonly status: string;
  readonly language: string;
  readonly lines: readonly {
    readonly lineNo: number;
    readonly names: Texts;
    readonly reason: ClaimReason;
    readonly boxes: number;
    readonly credited: number;
    readonly photos: readonly string[];
  }[];
  readonly credits: readonly { readonly number: string; readonly at: string; readonly boxes: number }[];
  readonly proposals: readonly KeptProposal[];
};

type Row = Omit<ClaimRecord, "lines" | "proposals"> & {
  readonly lines: readonly (Omit<ClaimRecord["lines"][number], "names" | "reason"> & {
    readonly names: unknown;
    readonly reason: string;
  })[];
  readonly proposals: readonly (Omit<KeptProposal, "state"> & { readonly state: string })[];
};

export type Wanted = {
  readonly number: string;
  /** Whose claims are seen at all, where not all are. */
  readonly companiesInReach: readonly string[] | undefined;
  readonly staffNameOf: (uid: RawBuilder<unknown>) => RawBuilder<unknown>;
};

/** The claim that a ticket is, in one statement. */
export async function claimRecord(
  db: Db | Tx,
  { number, companiesInReach, staffNameOf }: Wanted,
): Promise<ClaimRecord | undefined> {
  const { rows } = await sql<Row>`
    select c.case_number as number, c.order_number as "orderNumber", c.company_id as "companyId", c.ship_to_id as "shipToId",
      c.currency, c.expected_minor as "expectedMinor", ${ticketsInSql.statusOf(sql`c.case_number`)} as status,
      ${usersInSql.languageOf(sql`c.uid`)} as language,
      (select json_agg(json_build_object('lineNo', l.line_no, 'names', l.names, 'reason', l.reason, 'boxes', l.boxes,
        'credited', l.credited_boxes, 'photos', l.photos) order by l.line_no)
        from claim_line l where l.case_number = c.case_number) as lines,
      coalesce((select json_agg(json_build_object('number', d.document_number, 'at', d.at, 'boxes', d.boxes)
        order by d.at, d.document_number) from claim_credit d where d.case_number = c.case_number), '[]') as credits,
      coalesce((select json_agg(json_build_object('id', p.id, 'state', p.state, 'byUid', p.by_uid,
          'by', ${staffNameOf(sql`p.by_uid`)}, 'at', p.at, 'lines', p.lines, 'totalMinor', p.total_minor, 'words', p.words,
          'isSolving', p.is_solving, 'decidedBy', ${staffNameOf(sql`p.decided_by`)}, 'decidedAt', p.decided_at,
          'why', p.decided_why, 'document', p.document_number) order by p.at, p.id)
        from credit_proposal p where p.case_number = c.case_number), '[]') as proposals
    from claim c where c.case_number = ${number}
      and (${companiesInReach === undefined} or c.company_id = any(${[...(companiesInReach ?? [])]}::text[]))`.execute(
    db,
  );
  const [row] = rows;
  return (
    row && {
      ...row,
      lines: row.lines.map((line) => ({
        ...line,
        names: textsOf(line.names),
        reason: CLAIM_REASONS.find((known) => known === line.reason) ?? "short",
      })),
      proposals: row.proposals.map((one) => ({
        ...one,
        state: CREDIT_STATES.find((known) => known === one.state) ?? "waiting",
      })),
    }
  );
}

/** Holds the claim that a ticket is until the transaction ends; answers its order. */
export async function holdClaim(tx: Tx, number: string): Promise<OrderNumber | undefined> {
  const { rows } = await sql<{ orderNumber: OrderNumber }>`
    select order_number as "orderNumber" from claim where case_number = ${number} for update`.execute(tx);
  return rows[0]?.orderNumber;
}

export type NewProposal = {
  readonly id: string;
  readonly claim: Pick<ClaimRecord, "number" | "companyId" | "currency">;
  readonly uid: string;
  readonly at: Date;
  readonly lines: readonly CreditLine[];
  readonly totalMinor: Minor;
  readonly weight: number;
  readonly words: string;
  readonly isSolving: boolean;
};

/** Keeps a proposed credit, which waits. */
export async function insertProposal(tx: Tx, { claim, ...proposal }: NewProposal): Promise<void> {
  const { id, uid, at, lines, totalMinor, weight, words, isSolving } = proposal;
  await sql`
    insert into credit_proposal (id, case_number, company_id, state, by_uid, at, lines, currency, total_minor, weight_minor,
      words, is_solving)
    values (${id}, ${claim.number}, ${claim.companyId}, 'waiting', ${uid}, ${at}, ${JSON.stringify(lines)}::jsonb,
      ${claim.currency}, ${totalMinor}, ${weight}, ${words}, ${isSolving})`.execute(tx);
}

type Decided = {
  readonly id: string;
  readonly state: Exclude<CreditState, "waiting">;
  readonly uid: string;
  readonly at: Date;
  readonly why?: string;
  readonly document?: string;
};

/** Writes down how it was decided on a proposed credit. */
export async function decideProposal(
  tx: Tx,
  { id, state, uid, at, why = "", document }: Decided,
): Promise<void> {
  await sql`
    update credit_proposal set state = ${state}, decided_by = ${uid}, decided_at = ${at}, decided_why = ${why},
      document_number = ${document ?? null}
    where id = ${id}`.execute(tx);
}

/** The ticket that a credit note answers, for those who see its company. */
export async function ticketOfCredit(
  db: Db,
  document: string,
  companiesInReach: readonly string[] | undefined,
): Promise<string | null> {
  const { rows } = await sql<{ number: string }>`
    select case_number as number from claim_credit where document_number = ${document}
      and (${companiesInReach === undefined} or company_id = any(${[...(companiesInReach ?? [])]}::text[]))
    order by at limit 1`.execute(db);
  return rows[0]?.number ?? null;
}

import { encodeInstant } from "@vycep/contract/calendar/calendar.codec";
import type { ClaimFound } from "@vycep/contract/claims/claims.rest";
import { claimStateOf } from "@vycep/domain/claims/answer-claims";
import type { ClaimLine } from "@vycep/domain/claims/claim";
import { CLAIM_REASONS } from "@vycep/domain/claims/claim-reason";
import type { CompanyId, OrderNumber, ShipToId, UserId } from "@vycep/domain/kernel/ids";
import type { Currency, Minor } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import { type Texts, textsOf } from "@vycep/domain/market/texts";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import { sinceSaidAgain } from "../../platform/desk/said-again.ts";
import { usersInSql } from "../users/users.facts.ts";

export type NewClaim = {
  readonly caseNumber: string;
  readonly orderNumber: OrderNumber;
  readonly companyId: CompanyId;
  readonly shipToId: ShipToId;
  readonly uid: UserId;
  readonly at: Date;
  readonly currency: Currency;
  readonly expectedMinor: Minor;
  readonly lines: readonly (ClaimLine & { readonly names: Texts; readonly photos: readonly string[] })[];
  /** Whether it is what its owner had begun, which goes then. */
  readonly isOwn: boolean;
};

/** Keeps a claim with its lines; what it was begun as goes. */
export async function insertClaim(tx: Tx, claim: NewClaim): Promise<void> {
  const { caseNumber, orderNumber, companyId, uid, lines } = claim;
  await sql`
    with kept as (
      insert into claim (case_number, order_number, company_id, ship_to_id, uid, at, currency, expected_minor)
      values (${caseNumber}, ${orderNumber}, ${companyId}, ${claim.shipToId}, ${uid}, ${claim.at}, ${claim.currency},
        ${claim.expectedMinor}) returning case_number),
    begun as (delete from claim_draft where uid = ${uid} and order_number = ${orderNumber} and ${claim.isOwn})
    insert into claim_line (case_number, line_no, company_id, reason, boxes, names, photos)
    select case_number, "lineNo", ${companyId}, reason, boxes, names, photos
    from kept, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as told ("lineNo" int, reason text, boxes int, names jsonb, photos text[])`.execute(tx);
}

type SaidClaim = {
  readonly orderNumber: OrderNumber;
  readonly at: Date;
  readonly lines: readonly ClaimLine[];
};

/** The claim of the very same lines a moment before: a button that was pressed twice. */
export async function claimedJustNow(
  tx: Tx,
  { orderNumber, at, lines }: SaidClaim,
): Promise<string | undefined> {
  const wanted = lines
    .toSorted((a, b) => a.lineNo - b.lineNo)
    .map(({ lineNo, reason, boxes }) => [lineNo, reason, boxes]);
  const { rows } = await sql<{ number: string }>`
    select c.case_number as number from claim c
    where c.order_number = ${orderNumber} and c.at >= ${sinceSaidAgain(at)} and (
      select jsonb_agg(jsonb_build_array(l.line_no, l.reason, l.boxes) order by l.line_no)
      from claim_line l where l.case_number = c.case_number) = ${JSON.stringify(wanted)}::jsonb
    order by c.at desc limit 1`.execute(tx);
  return rows[0]?.number;
}

type Row = Omit<ClaimFound, "state" | "lines" | "credits" | "sentAt"> & {
  readonly companyId: string;
  readonly at: Date;
  readonly lines: readonly {
    readonly line: number;
    readonly names: unknown;
    readonly reason: string;
    readonly boxes: number;
    readonly credited: number;
  }[];
  readonly credits:
    | readonly { readonly number: string; readonly at: string; readonly boxes: number }[]
    | null;
};

/** A claim as it is kept; what its credit notes come to is another noun's. */
export type KeptClaim = Omit<ClaimFound, "credits"> & {
  readonly companyId: CompanyId;
  readonly credits: readonly { readonly number: string; readonly at: string; readonly boxes: number }[];
};

/** The claims of an order, the newest first. */
export function claimsOfOrder(
  db: Db,
  orderNumber: OrderNumber,
  language: Language,
): Promise<readonly KeptClaim[]> {
  return findClaims(db, sql`c.order_number = ${orderNumber}`, language);
}

/** The claim that a ticket of these places is. */
export async function claimOfTicket(
  db: Db,
  { caseNumber, shipToIds }: { readonly caseNumber: string; readonly shipToIds: readonly ShipToId[] },
  language: Language,
): Promise<KeptClaim | undefined> {
  const wanted = sql`c.case_number = ${caseNumber} and c.ship_to_id = any(${[...shipToIds]}::text[])`;
  const [claim] = await findClaims(db, wanted, language);
  return claim;
}

/** The claim of these places that a credit note answers. */
export async function claimOfDocument(
  db: Db,
  { document, shipToIds }: { readonly document: string; readonly shipToIds: readonly ShipToId[] },
  language: Language,
): Promise<KeptClaim | undefined> {
  const wanted = sql`c.case_number in (select d.case_number from claim_credit d where d.document_number = ${document})
    and c.ship_to_id = any(${[...shipToIds]}::text[])`;
  const [claim] = await findClaims(db, wanted, language);
  return claim;
}

async function findClaims(
  db: Db,
  wanted: RawBuilder<unknown>,
  language: Language,
): Promise<readonly KeptClaim[]> {
  const { rows } = await sql<Row>`
    select c.case_number as "caseNumber", c.order_number as "order", c.company_id as "companyId", c.at, c.currency,
      c.expected_minor as "expectedMinor", ${usersInSql.nameOf(sql`c.uid`)} as person,
      (select json_agg(json_build_object('line', l.line_no, 'names', l.names, 'reason', l.reason, 'boxes', l.boxes,
        'credited', l.credited_boxes) order by l.line_no) from claim_line l where l.case_number = c.case_number) as lines,
      (select json_agg(json_build_object('number', d.document_number, 'at', d.at, 'boxes', d.boxes)
        order by d.at, d.document_number) from claim_credit d where d.case_number = c.case_number) as credits
    from claim c where ${wanted} order by c.at desc, c.case_number desc`.execute(db);
  return rows.map(({ at, companyId, lines, credits, ...row }) => ({
    ...row,
    companyId: companyId as CompanyId,
    sentAt: encodeInstant(at, "T"),
    state: claimStateOf(lines),
    lines: lines.map(({ names, reason, ...line }) => ({
      ...line,
      name: textsOf(names)[language],
      reason: CLAIM_REASONS.find((known) => known === reason) ?? "short",
    })),
    credits: (credits ?? []).map((credit) => ({ ...credit, at: encodeInstant(new Date(credit.at), "T") })),
  }));
}

import { type RawBuilder, sql } from "kysely";
import { ticketsInSql } from "../tickets/tickets.facts.ts";

/** What a credit comes to that waits for a second person, as JSON has it. */
export type WaitingCredit = { readonly minor: number; readonly currency: string };

/** A claim of a line about boxes that did not come, as JSON has it. */
export type ShortClaim = {
  readonly lineNo: number;
  readonly ticket: string;
  readonly boxes: number;
  readonly credited: number;
};

/** Who might agree to credits: not to their own, and not above their limit, in haléře; undefined is without end. */
export type CreditApprover = { readonly uid: string; readonly upTo: number | undefined };

/** Credits that wait for a second person, for whoever lists tickets: pieces of SQL that the wiring brings. */
export const claimsInSql = {
  /** That of a ticket, a `WaitingCredit`; null where none waits. */
  creditWaiting: (caseNumber: RawBuilder<unknown>): RawBuilder<WaitingCredit | null> => sql`(
    select json_build_object('minor', own.total_minor, 'currency', own.currency)
    from credit_proposal own where own.case_number = ${caseNumber} and own.state = 'waiting')`,
  /** Lines of an order that its customer claims as short, with what of it came back: `[{ lineNo, ticket, boxes, credited }]`. */
  shortClaims: (orderNumber: RawBuilder<unknown>): RawBuilder<readonly ShortClaim[]> => sql`(
    select coalesce(json_agg(json_build_object('lineNo', one.line_no, 'ticket', one.case_number, 'boxes', one.boxes,
      'credited', one.credited_boxes) order by one.line_no, one.case_number), '[]')
    from claim short_of join claim_line one on one.case_number = short_of.case_number
    where short_of.order_number = ${orderNumber} and one.reason = 'short'
      and (one.credited_boxes > 0 or not ${ticketsInSql.isCancelled(sql`short_of.case_number`)}))`,
  /** Tickets with one that somebody may agree to: `select case_number …`. */
  ticketsToDecide: ({ uid, upTo }: CreditApprover): RawBuilder<unknown> => sql`(
    select own.case_number from credit_proposal own where own.state = 'waiting' and own.by_uid <> ${uid}
      and (${upTo === undefined} or own.weight_minor <= ${upTo ?? 0}))`,
} as const;

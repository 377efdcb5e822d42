import { type RawBuilder, sql } from "kysely";

/** What a credit comes to that waits for a second person, as JSON has it. */
export type WaitingCredit = { readonly minor: number; readonly currency: string };

/** Who might agree to credits: not to their own, and not above their limit, in haléře; undefined is without end. */
export type CreditApprover = { readonly uid: string; readonly upTo: number | undefined };

/** Credits that wait for a second person, for whoever lists tickets: pieces of SQL that the wiring brings. */
export const claimsInSql = {
  /** That of a ticket, a `WaitingCredit`; null where none waits. */
  creditWaiting: (caseNumber: RawBuilder<unknown>): RawBuilder<WaitingCredit | null> => sql`(
    select json_build_object('minor', own.total_minor, 'currency', own.currency)
    from credit_proposal own where own.case_number = ${caseNumber} and own.state = 'waiting')`,
  /** Tickets with one that somebody may agree to: `select case_number …`. */
  ticketsToDecide: ({ uid, upTo }: CreditApprover): RawBuilder<unknown> => sql`(
    select own.case_number from credit_proposal own where own.state = 'waiting' and own.by_uid <> ${uid}
      and (${upTo === undefined} or own.weight_minor <= ${upTo ?? 0}))`,
} as const;

import { type NoticeFacts, noticeFactsSchema } from "@vycep/contract/notices/notices.rest";
import { type CompanyId, type ShipToId, toId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import type { Tx } from "../../platform/db.ts";

/** A notice on its way: whom it tells, and what. */
export type NoticeToCarry = {
  readonly id: number;
  readonly uid: string;
  readonly companyId: CompanyId;
  readonly shipToId: ShipToId | null;
  readonly subject: string;
  readonly cause: string;
  readonly isOwn: boolean;
  readonly facts: NoticeFacts;
};

type Row = Omit<NoticeToCarry, "companyId" | "shipToId" | "facts"> & {
  readonly companyId: string;
  readonly shipToId: string | null;
  readonly facts: unknown;
};

/**
 * Takes the notices whose ways are still to be decided, a subject of a person whole: what happened first has waited for a
 * while, and what happened to the same order meanwhile goes along. Two workers never take the same one; a worker that dies
 * leaves them to the next, for they are taken in the transaction that writes what they become.
 */
export async function takeNoticesToCarry(
  tx: Tx,
  { collectedMs, most }: { readonly collectedMs: number; readonly most: number },
): Promise<readonly NoticeToCarry[]> {
  const { rows } = await sql<Row>`
    with due as (
      select uid, subject from notice where carried_at is null
      group by uid, subject having min(told_at) <= now() - make_interval(secs => ${collectedMs / 1000})
      order by min(told_at), uid, subject limit ${most}),
    taken as (
      select n.id from notice n join due using (uid, subject) where n.carried_at is null
      order by n.id for update of n skip locked)
    update notice n set carried_at = now() from taken where n.id = taken.id
    returning n.id, n.uid, n.company_id as "companyId", n.ship_to_id as "shipToId", n.subject, n.cause,
      n.is_own as "isOwn", n.facts`.execute(tx);
  return rows
    .toSorted((left, right) => left.id - right.id)
    .flatMap(({ facts: stored, companyId, shipToId, ...row }) => {
      const facts = noticeFactsSchema.safeParse(stored);
      if (!facts.success) return [];
      return [
        {
          ...row,
          companyId: toId<CompanyId>(companyId),
          shipToId: shipToId === null ? null : toId<ShipToId>(shipToId),
          facts: facts.data,
        },
      ];
    });
}

import { type ClaimDraftBody, claimDraftBody } from "@vycep/contract/claims/claims.rest";
import type { CompanyId, OrderNumber, ShipToId, UserId } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";

type Owner = { readonly uid: UserId; readonly orderNumber: OrderNumber };

/** What somebody has begun to claim of an order. */
export async function findDraft(db: Db, { uid, orderNumber }: Owner): Promise<ClaimDraftBody | undefined> {
  const row = await db
    .selectFrom("claim_draft")
    .select("body")
    .where("uid", "=", uid)
    .where("order_number", "=", orderNumber)
    .executeTakeFirst();
  return row && claimDraftBody.parse(row.body);
}

export type DraftToKeep = Owner & {
  readonly companyId: CompanyId;
  readonly shipToId: ShipToId;
  readonly body: ClaimDraftBody;
  readonly savedAt: Date;
  /** Null where nothing is claimed. */
  readonly lastDay: LocalDate | null;
};

export async function keepDraft(tx: Tx, draft: DraftToKeep): Promise<void> {
  await sql`
    insert into claim_draft (uid, order_number, company_id, ship_to_id, body, saved_at, last_day)
    values (${draft.uid}, ${draft.orderNumber}, ${draft.companyId}, ${draft.shipToId},
      ${JSON.stringify(draft.body)}::jsonb, ${draft.savedAt}, ${draft.lastDay}::date)
    on conflict (uid, order_number) do update
    set body = excluded.body, saved_at = excluded.saved_at, last_day = excluded.last_day`.execute(tx);
}

/** What was begun and must be sent on one of these days. */
export type DueDraft = {
  readonly uid: string;
  readonly orderNumber: string;
  readonly companyId: string;
  readonly shipToId: string;
  readonly lastDay: string;
};

export async function dueDrafts(
  db: Db,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<readonly DueDraft[]> {
  const { rows } = await sql<DueDraft>`
    select uid, order_number as "orderNumber", company_id as "companyId", ship_to_id as "shipToId", last_day as "lastDay"
    from claim_draft where last_day between ${from}::date and ${to}::date order by last_day, order_number, uid`.execute(
    db,
  );
  return rows;
}

/** Forgets what nobody can send any more. */
export async function deleteOldDrafts(tx: Tx, before: LocalDate): Promise<void> {
  await sql`delete from claim_draft where coalesce(last_day, saved_at::date) < ${before}::date`.execute(tx);
}

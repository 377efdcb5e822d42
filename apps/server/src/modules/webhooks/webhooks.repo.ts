import type { CompanyId, UserId } from "@vycep/domain/kernel/ids";
import type { WebhookTopic } from "@vycep/domain/webhooks/webhook";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import type { SealedStore } from "../../platform/secrets/reseal.ts";
import { usersInSql } from "../users/users.facts.ts";

/** An address as its people see it. */
export type WebhookRecord = {
  readonly id: string;
  readonly companyId: CompanyId;
  readonly madeBy: UserId;
  readonly owner: string;
  readonly url: string;
  readonly topics: readonly WebhookTopic[];
  readonly shipToIds: readonly string[];
  readonly createdAt: Date;
  readonly failingSince: Date | null;
  readonly switchedOffAt: Date | null;
  readonly oldSecretUntil: Date | null;
};

/** Of a company, the oldest first. */
export async function webhooksOf(db: Db, companyId: CompanyId): Promise<readonly WebhookRecord[]> {
  const { rows } = await sql<WebhookRecord>`
    select w.id, w.company_id as "companyId", w.made_by as "madeBy", ${usersInSql.nameOf(sql`w.made_by`)} as owner, w.url,
      w.topics, w.ship_to_ids as "shipToIds", w.created_at as "createdAt", w.failing_since as "failingSince",
      w.switched_off_at as "switchedOffAt", w.old_secret_until as "oldSecretUntil"
    from webhook_endpoint w where w.company_id = ${companyId} order by w.created_at, w.id`.execute(db);
  return rows;
}

type NewWebhook = Pick<
  WebhookRecord,
  "id" | "companyId" | "madeBy" | "url" | "topics" | "shipToIds" | "createdAt"
>;

export async function addWebhook(tx: Tx, row: NewWebhook & { readonly sealedSecret: string }): Promise<void> {
  await sql`
    insert into webhook_endpoint (id, company_id, made_by, url, topics, ship_to_ids, sealed_secret, created_at)
    values (${row.id}, ${row.companyId}, ${row.madeBy}, ${row.url}, ${[...row.topics]}::text[],
      ${[...row.shipToIds]}::text[], ${row.sealedSecret}, ${row.createdAt})`.execute(tx);
}

/** Two who change the webhooks of one company do so one after the other. */
export async function holdWebhooksOf(tx: Tx, companyId: CompanyId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${companyId}`}, 0))`.execute(tx);
}

/** What is switched on again begins anew: what failed before counts no more. */
export async function saveSwitch(tx: Tx, id: string, offAt: Date | null): Promise<void> {
  await sql`
    update webhook_endpoint set switched_off_at = ${offAt}, failing_since = null where id = ${id}`.execute(
    tx,
  );
}

/** The secret of before signs as well for so many hours; until when, it answers. The time is the database's, as where it signs. */
export async function replaceSecret(
  tx: Tx,
  id: string,
  { sealedSecret, hours }: { readonly sealedSecret: string; readonly hours: number },
): Promise<Date> {
  const { rows } = await sql<{ until: Date }>`
    update webhook_endpoint set sealed_old_secret = sealed_secret, sealed_secret = ${sealedSecret},
      old_secret_until = now() + make_interval(hours => ${hours})
    where id = ${id} returning old_secret_until as until`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("the webhook went away while it was held");
  return row.until;
}

export async function deleteWebhookRow(tx: Tx, id: string): Promise<void> {
  await sql`delete from webhook_endpoint where id = ${id}`.execute(tx);
}

/** What the secret of an address is sealed for. */
export function webhookPurpose(id: string): string {
  return `webhook ${id}`;
}

/** The secrets of addresses, sealed with VYCEP_SECRET (OPS-13). */
export const webhookStore: SealedStore = {
  name: "secrets of webhooks",
  rows: async (db) => {
    const { rows } = await sql<{ id: string; sealed: string; kept: "new" | "old" }>`
      select id, sealed_secret as sealed, 'new' as kept from webhook_endpoint
      union all select id, sealed_old_secret, 'old' from webhook_endpoint where sealed_old_secret is not null`.execute(
      db,
    );
    return rows.map(({ id, sealed, kept }) => ({ key: [id, kept], purpose: webhookPurpose(id), sealed }));
  },
  replace: async (tx, { key: [id, kept], sealed: before }, sealed) => {
    if (kept === "old")
      await sql`update webhook_endpoint set sealed_old_secret = ${sealed}
        where id = ${id} and sealed_old_secret = ${before}`.execute(tx);
    else
      await sql`update webhook_endpoint set sealed_secret = ${sealed}
        where id = ${id} and sealed_secret = ${before}`.execute(tx);
  },
};

import type { StaffReach } from "@vycep/domain/staff/staff-right";
import type { WebhookTopic } from "@vycep/domain/webhooks/webhook";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../../platform/db.ts";
import type { List } from "../../../platform/list/read-list.ts";
import { shipToInSql } from "../../ship-to/ship-to.facts.ts";
import { usersInSql } from "../../users/users.facts.ts";

export type EndpointRow = {
  readonly id: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly owner: string | null;
  readonly url: string;
  readonly topics: readonly WebhookTopic[];
  readonly shipToIds: readonly string[];
  readonly createdAt: Date;
  readonly failingSince: Date | null;
  readonly switchedOffAt: Date | null;
};

export type DeliveryRow = {
  readonly id: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly url: string;
  readonly type: string;
  readonly about: string | null;
  readonly createdAt: Date;
  readonly attempts: number;
  readonly attemptedAt: Date | null;
  readonly nextAttempt: Date | null;
  readonly statusCode: number | null;
  readonly problem: string | null;
  readonly state: "waiting" | "delivered" | "given_up";
};

/** Where messages of customers go, the newest first. */
export function endpointList(reach: StaffReach): List<EndpointRow, EndpointRow> {
  return {
    found: sql`
      select w.id::text as id, w.company_id as "companyId", ${shipToInSql.companyNameOf(sql`w.company_id`)} as "companyName",
        ${usersInSql.nameOf(sql`w.made_by`)} as owner, w.url, w.topics, w.ship_to_ids as "shipToIds",
        w.created_at as "createdAt", w.failing_since as "failingSince", w.switched_off_at as "switchedOffAt"
      from webhook_endpoint w where ${within(reach, sql`w.company_id`)}`,
    order: {
      name: "webhook-endpoints",
      by: { column: sql`"createdAt"`, kind: "moment" },
      id: { column: sql`id`, kind: "text" },
      direction: "desc",
    },
    read: (row) => row,
  };
}

const states = {
  waiting: sql`d.delivered_at is null and d.given_up_at is null`,
  delivered: sql`d.delivered_at is not null`,
  given_up: sql`d.given_up_at is not null`,
} as const;

/** Messages to customers' systems, the newest first. */
export function deliveryList(
  state: DeliveryRow["state"] | undefined,
  reach: StaffReach,
): List<DeliveryRow, DeliveryRow> {
  return {
    found: sql`
      select d.id::text as id, d.company_id as "companyId", ${shipToInSql.companyNameOf(sql`d.company_id`)} as "companyName",
        w.url, d.type, coalesce(d.facts ->> 'order_number', d.facts ->> 'number', d.facts ->> 'case_number') as about,
        d.created_at as "createdAt", d.attempts, d.attempted_at as "attemptedAt", d.status_code as "statusCode",
        d.last_error as problem, case when ${states.waiting} then d.next_attempt_at end as "nextAttempt",
        case when ${states.delivered} then 'delivered' when ${states.given_up} then 'given_up' else 'waiting' end as state
      from webhook_delivery d join webhook_endpoint w on w.id = d.endpoint_id
      where ${within(reach, sql`d.company_id`)} and ${state === undefined ? sql`true` : states[state]}`,
    order: {
      name: `webhook-deliveries-${state ?? "all"}`,
      by: { column: sql`"createdAt"`, kind: "moment" },
      id: { column: sql`id`, kind: "text" },
      direction: "desc",
    },
    read: (row) => row,
  };
}

function within(reach: StaffReach, companyId: RawBuilder<unknown>): RawBuilder<unknown> {
  return reach === "everything" ? sql`true` : sql`${companyId} = any(${[...reach]}::text[])`;
}

export type HeldDelivery = {
  readonly endpointId: string;
  readonly companyId: string;
  readonly eventId: string;
  readonly isOff: boolean;
};

/** A message with where it goes, held until the transaction ends. */
export async function holdDelivery(tx: Tx, id: string, reach: StaffReach): Promise<HeldDelivery | undefined> {
  const { rows } = await sql<HeldDelivery>`
    select d.endpoint_id::text as "endpointId", d.company_id as "companyId", d.event_id as "eventId",
      w.switched_off_at is not null as "isOff"
    from webhook_delivery d join webhook_endpoint w on w.id = d.endpoint_id
    where d.id::text = ${id} and ${within(reach, sql`d.company_id`)} for update of d`.execute(tx);
  return rows[0];
}

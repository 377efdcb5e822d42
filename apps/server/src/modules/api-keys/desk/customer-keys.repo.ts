import type { Permission } from "@vycep/domain/access/permission";
import type { CompanyId, ShipToId } from "@vycep/domain/kernel/ids";
import type { StaffReach } from "@vycep/domain/staff/staff-right";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db.ts";
import type { List } from "../../../platform/list/read-list.ts";
import { shipToInSql } from "../../ship-to/ship-to.facts.ts";
import { usersInSql } from "../../users/users.facts.ts";

export type CustomerKeyRow = {
  readonly id: string;
  readonly name: string;
  readonly kind: "user" | "company";
  readonly companyId: CompanyId;
  readonly companyName: string;
  readonly owner: string | null;
  readonly permissions: readonly Permission[];
  readonly shipToIds: readonly ShipToId[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
};

type Asked = { readonly words: readonly string[]; readonly reach: StaffReach };

/** Keys of customers' programs, the newest first. */
export function customerKeyList({ words, reach }: Asked): List<CustomerKeyRow, CustomerKeyRow> {
  const demands = [
    sql`true`,
    ...(reach === "everything" ? [] : [sql`k.company_id = any(${[...reach]}::text[])`]),
    ...words.map(
      (word) =>
        sql`fold_text(k.name || ' ' || k.id || ' ' || ${shipToInSql.companyNameOf(sql`k.company_id`)}) like ${word}`,
    ),
  ];
  return {
    found: sql`
      select k.id, k.name, k.kind, k.company_id as "companyId", ${shipToInSql.companyNameOf(sql`k.company_id`)} as "companyName",
        ${usersInSql.nameOf(sql`k.made_by`)} as owner, k.permissions, k.ship_to_ids as "shipToIds",
        k.created_at as "createdAt", k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt", k.revoked_at as "revokedAt"
      from api_key k where ${sql.join(demands, sql` and `)}`,
    order: {
      name: "customer-keys",
      by: { column: sql`"createdAt"`, kind: "moment" },
      id: { column: sql`id`, kind: "text" },
      direction: "desc",
    },
    read: (row) => row,
  };
}

/** Whose live key it is, held until the transaction ends; undefined where there is none within somebody's reach. */
export async function holdCustomerKey(
  tx: Tx,
  id: string,
  reach: StaffReach,
): Promise<{ readonly name: string; readonly companyId: CompanyId } | undefined> {
  const { rows } = await sql<{ name: string; companyId: CompanyId }>`
    select name, company_id as "companyId" from api_key where id = ${id} and revoked_at is null for update`.execute(
    tx,
  );
  const [key] = rows;
  return key !== undefined && (reach === "everything" || reach.has(key.companyId)) ? key : undefined;
}

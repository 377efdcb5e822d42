import type { CompanyId } from "@vycep/domain/kernel/ids";
import type { Db } from "../../platform/db.ts";

/** Companies by their ids, in the order of their names. */
export function findCompanies(db: Db, ids: readonly CompanyId[]) {
  return db
    .selectFrom("company")
    .select([
      "id",
      "sap_id",
      "name",
      "street",
      "city",
      "zip",
      "country",
      "customer_type",
      "ico",
      "dic",
      "ic_dph",
      "currency",
      "price_list",
      "due_days",
      "payment_method",
      "invoice_email",
      "gln",
    ])
    .where("id", "in", [...ids])
    .orderBy("name")
    .orderBy("id")
    .execute();
}

export type CompanyRow = Awaited<ReturnType<typeof findCompanies>>[number];

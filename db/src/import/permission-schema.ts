import { z } from "zod";
import { anyText, oneOf, orNull, text } from "./columns.ts";
import { importer } from "./importer.ts";
import type { RowError } from "./row-error.ts";
import { insertRows } from "./save-rows.ts";

/** Who may do what at which ship-to. A file holds the whole schema of each of its users. */
export const permissionSchema = importer(
  z.object({
    uid: text,
    shipToId: text,
    companyId: text,
    customerType: orNull(oneOf(["POS", "WHS"])),
    rolename: text,
    roleid: text,
    permissions: anyText,
  }),
  {
    kind: "permission-schema",
    file: "permission_schema.csv",
    key: ["uid", "shipToId"],
    references: [
      { column: "uid", table: "app_user", key: "uid" },
      { column: "shipToId", table: "ship_to", key: "id" },
      { column: "roleid", table: "role", key: "id" },
    ],
    save: async (tx, rows) => {
      const { rows: shipTos } = await tx.query<{ id: string; company_id: string }>(
        "select id, company_id from ship_to order by id",
      );
      const companyOf = new Map(shipTos.map((shipTo) => [shipTo.id, shipTo.company_id]));
      const errors: RowError[] = rows
        .filter(({ row }) => companyOf.get(row.shipToId) !== row.companyId)
        .map(({ line, row }) => ({
          row: line,
          column: "companyId",
          code: "mismatch" as const,
          value: row.companyId,
        }));
      if (errors.length > 0) return errors;
      await tx.query("delete from ship_to_role where uid = any($1)", [rows.map(({ row }) => row.uid)]);
      await insertRows(
        tx,
        "ship_to_role",
        rows.map(({ row }) => ({
          uid: row.uid,
          ship_to_id: row.shipToId,
          company_id: row.companyId,
          role_id: row.roleid,
          role_name: row.rolename,
          permissions: row.permissions,
          customer_type: row.customerType,
        })),
      );
      return [];
    },
  },
);

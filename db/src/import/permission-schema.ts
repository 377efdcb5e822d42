import { z } from "zod";
import { anyText, oneOf, orNull, text } from "./reading/columns.ts";
import { importer, rulesFor } from "./reading/importer.ts";
import { insertRows } from "./reading/save-rows.ts";
import { ofOtherCompanies } from "./ship-to-owner.ts";

const columns = z.object({
  uid: text,
  shipToId: text,
  companyId: text,
  customerType: orNull(oneOf(["POS", "WHS"])),
  rolename: text,
  roleid: text,
  permissions: anyText,
});

const rule = rulesFor(columns);

const ownShipTo = rule(["companyId", "shipToId"], (rows, tx) =>
  ofOtherCompanies(
    tx,
    rows.map(({ line, row }) => ({ line, row: { company: row.companyId, shipto: row.shipToId } })),
    "companyId",
  ),
);

/** Who may do what at which ship-to. A file holds the whole schema of each of its users. */
export const permissionSchema = importer(columns, {
  kind: "permission-schema",
  file: "permission_schema.csv",
  key: ["uid", "shipToId"],
  references: [
    { column: "uid", table: "app_user", key: "uid" },
    { column: "shipToId", table: "ship_to", key: "id" },
    { column: "roleid", table: "role", key: "id" },
  ],
  rules: [ownShipTo],
  save: async (tx, rows) => {
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
  },
});

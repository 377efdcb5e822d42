import { z } from "zod";
import { oneOf, text } from "./reading/columns.ts";
import { importer, rulesFor } from "./reading/importer.ts";
import { insertRows, upsertRows } from "./reading/save-rows.ts";
import { ownedByOthers } from "./sole-owner.ts";

const mark = oneOf(["allowed", "not allowed", "optional (on)", "optional (off)"]).transform(
  (value) =>
    ({
      allowed: "allowed",
      "not allowed": "not_allowed",
      "optional (on)": "optional_on",
      "optional (off)": "optional_off",
    })[value],
);

const areas = {
  "Home Page": mark,
  Catalogue: mark,
  "Product Recommendation": mark,
  "My Orders": mark,
  "My Profile": mark,
  Contracts: mark,
  Reporting: mark,
  "My Documents": mark,
  "Marketing Materials": mark,
  "News & Articles": mark,
  "Training & Learning": mark,
  Support: mark,
  "Access Management": mark,
  "Pub Menu": mark,
  "Returnable materials": mark,
};

const columns = z.object({ role: text, roleid: text, ...areas });

const rule = rulesFor(columns);

const nameOfItsOwn = rule(["role", "roleid"], (rows, tx) =>
  ownedByOthers(
    tx,
    { table: "role", key: "id", value: "name", column: "role" },
    rows.map(({ line, row }) => ({ line, row: { id: row.roleid, value: row.role } })),
  ),
);

/** The matrix of roles and permissions (PERM-05 … PERM-07). */
export const rolePermissions = importer(columns, {
  kind: "role-permissions",
  file: "role_permissions.csv",
  key: ["roleid"],
  rules: [nameOfItsOwn],
  save: async (tx, rows) => {
    await upsertRows(
      tx,
      { table: "role", key: ["id"] },
      rows.map(({ row }) => ({ id: row.roleid, name: row.role })),
    );
    await tx.query("delete from role_permission where role_id = any($1)", [
      rows.map(({ row }) => row.roleid),
    ]);
    await insertRows(
      tx,
      "role_permission",
      rows.flatMap(({ row: { role: _name, roleid, ...marks } }) =>
        Object.entries(marks).map(([permission, value]) => ({ role_id: roleid, permission, mark: value })),
      ),
    );
  },
});

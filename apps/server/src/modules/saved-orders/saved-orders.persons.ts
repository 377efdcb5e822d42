import type { PersonTable } from "../../platform/persons/person-table.ts";

/** Carts that somebody put aside. */
export const savedOrderPersons: readonly PersonTable[] = [
  {
    table: "saved_order_line",
    by: { through: { column: "saved_order_id", table: "saved_order", key: "id", uid: "uid" } },
    fate: "delete",
  },
  { table: "saved_order", by: { uid: ["uid"] }, fate: "delete" },
];

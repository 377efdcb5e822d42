import type { PersonTable } from "../../platform/persons/person-table.ts";

/** Carts, those that became orders as well; notes were for the driver of then. */
export const cartPersons: readonly PersonTable[] = [
  {
    table: "cart_line",
    by: { through: { column: "cart_id", table: "cart", key: "id", uid: "uid" } },
    fate: { keep: "books" },
  },
  { table: "cart_aside", by: { uid: ["uid"] }, fate: "delete" },
  { table: "cart", by: { uid: ["uid"] }, fate: { set: { note_for_driver: "empty" }, keep: "books" } },
];

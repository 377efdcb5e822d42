import type { PersonTable } from "../../platform/persons/person-table.ts";

/** Favourites; what is in them goes with them. */
export const favouritePersons: readonly PersonTable[] = [
  {
    table: "wishlist_item",
    by: { through: { column: "wishlist_id", table: "wishlist", key: "id", uid: "uid" } },
    fate: "delete",
  },
  { table: "wishlist", by: { uid: ["uid"] }, fate: "delete" },
];

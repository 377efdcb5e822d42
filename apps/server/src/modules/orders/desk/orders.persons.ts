import type { PersonTable } from "../../../platform/persons/person-table.ts";

/** Orders, by who sent them; of what else they hold nothing is a person'\''s. */
export const orderPersons: readonly PersonTable[] = [
  {
    table: "sales_order",
    by: { uid: ["created_by", "price_kept_by"] },
    hidden: ["payer"],
    fate: { keep: "books" },
  },
];

import type { PersonTable } from "../../platform/persons/person-table.ts";

/** Who somebody is, where they may do what, and to what they agreed. The row of the person gets another name by itself. */
export const userPersons: readonly PersonTable[] = [
  { table: "app_user", by: { uid: ["uid"] }, fate: { keep: "books" } },
  { table: "company_standing", by: { uid: ["uid"] }, fate: "delete" },
  { table: "default_ship_to", by: { uid: ["uid"] }, fate: "delete" },
  { table: "ship_to_role", by: { uid: ["uid"] }, fate: "delete" },
  // That somebody agreed is proof as long as what they ordered is.
  { table: "terms_consent", by: { uid: ["uid"] }, fate: { keep: "books" } },
  { table: "access_request", by: { uid: ["uid"] }, fate: "delete" },
];

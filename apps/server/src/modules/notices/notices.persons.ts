import type { PersonTable } from "../../platform/persons/person-table.ts";

/** What somebody was told in the portal, and what they want to be told. */
export const noticePersons: readonly PersonTable[] = [
  { table: "notice", by: { uid: ["uid"] }, fate: "delete" },
  { table: "notice_setting", by: { uid: ["uid"] }, fate: "delete" },
  { table: "announcement_dismissal", by: { uid: ["uid"] }, fate: "delete" },
];

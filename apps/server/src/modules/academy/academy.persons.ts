import type { PersonTable } from "../../platform/persons/person-table.ts";

/** Courses of somebody, as e-learning reported them. */
export const academyPersons: readonly PersonTable[] = [
  { table: "course_progress", by: { uid: ["uid"] }, fate: "delete" },
  { table: "course_report", by: { uid: ["uid"] }, fate: "delete" },
];

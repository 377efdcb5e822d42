import type { PersonTable } from "../../platform/persons/person-table.ts";

/** Devices that somebody is told on. */
export const pushPersons: readonly PersonTable[] = [
  { table: "push_device", by: { uid: ["uid"] }, hidden: ["session_names", "p256dh", "auth"], fate: "delete" },
];

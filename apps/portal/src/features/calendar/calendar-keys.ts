import { inLocal, type StoredForm } from "@vycep/shell/storage/stored-value";

const lines: StoredForm<readonly string[]> = {
  parse: (text) => (text === "" ? undefined : text.split("\n")),
  print: (value) => value.join("\n"),
};

/** What the browser keeps of the calendar. */
export const calendarKeys = {
  /** The announced changes of deliveries that were taken note of. */
  notedChanges: inLocal("notedChanges", lines),
} as const;

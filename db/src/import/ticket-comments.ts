import { z } from "zod";
import { day, orNull, shaped, text } from "./reading/columns.ts";
import { importer, rulesFor } from "./reading/importer.ts";
import { faultsOf } from "./reading/row-error.ts";

const columns = z.object({
  case_number: text,
  day,
  time: shaped(/^([01]\d|2[0-3]):[0-5]\d$/),
  user: orNull(text),
  author: orNull(text.max(80, "too_long")),
  text,
});

const oneSpeaker = rulesFor(columns)(["user", "author"], (rows) =>
  faultsOf(
    rows,
    { column: "author", code: "mismatch", about: { code: "one-speaker" } },
    ({ user, author }) => (user === null) === (author === null),
  ),
);

/** What was said to tickets, each sentence once, by a user of the customer or by somebody of the brewery. */
export const ticketComments = importer(columns, {
  kind: "ticket-comments",
  file: "ticket_comments.csv",
  key: ["case_number", "day", "time"],
  movingDays: ["day"],
  references: [
    { column: "case_number", table: "ticket", key: "case_number" },
    { column: "user", table: "app_user", key: "uid" },
  ],
  rules: [oneSpeaker],
  save: async (tx, rows) => {
    await tx.query(
      `insert into ticket_comment (case_number, company_id, at, uid, author, text, event_id)
       select r.case_number, t.company_id, (r.day || ' ' || r.time)::timestamp at time zone 'Europe/Prague',
         r."user", r.author, r.text, 'file ' || r.case_number || ' ' || r.day || ' ' || r.time
       from json_to_recordset($1) as r (case_number text, day text, time text, "user" text, author text, text text)
       join ticket t on t.case_number = r.case_number
       on conflict (event_id) do update set uid = excluded.uid, author = excluded.author, text = excluded.text`,
      [JSON.stringify(rows.map(({ row }) => row))],
    );
  },
});

import { z } from "zod";
import { anyText, list, momentOrNull, oneOf, orNull, shaped, text } from "./reading/columns.ts";
import { importer, rulesFor } from "./reading/importer.ts";
import { faultsOf } from "./reading/row-error.ts";
import { upsertRows } from "./reading/save-rows.ts";
import { languagesIn, perLanguage, textsIn } from "./texts.ts";

const moment = text.pipe(momentOrNull);

const columns = z.object({
  key: shaped(/^[a-z0-9-]{1,60}$/),
  severity: oneOf(["critical", "warning", "info"]),
  audience: oneOf(["all", "market", "company", "ship-to", "role"]),
  audience_ids: list,
  from: moment,
  to: moment,
  ...perLanguage("title", text),
  ...perLanguage("body", anyText),
  link: orNull(shaped(/^(\/|https:\/\/)/)),
});

const rule = rulesFor(columns);

/** Where the members of a group stand. */
const tables = {
  market: { table: "market", key: "code" },
  company: { table: "company", key: "id" },
  "ship-to": { table: "ship_to", key: "id" },
  role: { table: "role", key: "id" },
} as const;

/** One for all names nobody; one for a group names some of it that exist. */
const knownAudience = rule(["audience", "audience_ids"], async (rows, tx) => {
  const known = new Map<string, ReadonlySet<string>>();
  for (const [audience, { table, key }] of Object.entries(tables)) {
    const { rows: found } = await tx.query<{ id: string }>(`select ${key} as id from ${table}`);
    known.set(audience, new Set(found.map(({ id }) => id)));
  }
  return [
    ...faultsOf(
      rows,
      { column: "audience_ids", code: "missing" },
      ({ audience, audience_ids: ids }) => audience !== "all" && ids.length === 0,
    ),
    ...faultsOf(
      rows,
      { column: "audience_ids", code: "not_empty" },
      ({ audience, audience_ids: ids }) => audience === "all" && ids.length > 0,
    ),
    ...faultsOf(
      rows,
      { column: "audience_ids", code: "unknown_reference" },
      ({ audience, audience_ids: ids }) =>
        audience !== "all" && ids.some((id) => known.get(audience)?.has(id) !== true),
    ),
  ];
});

const endsLater = rule(["from", "to"], async (rows) =>
  faultsOf(
    rows,
    { column: "to", code: "ends_before_start" },
    ({ from, to }) => from !== null && to !== null && `${to.day} ${to.time}` <= `${from.day} ${from.time}`,
  ),
);

/** Messages of the brewery to all or to a group, from one moment until another, by the clocks of Prague (BELL-04). */
export const announcements = importer(columns, {
  kind: "announcements",
  file: "announcements.csv",
  key: ["key"],
  movingDays: ["from", "to"],
  rules: [knownAudience, endsLater],
  save: async (tx, rows) => {
    const at = (one: z.output<typeof moment>) => one && `${one.day} ${one.time} Europe/Prague`;
    await upsertRows(
      tx,
      {
        table: "announcement",
        key: ["key"],
        texts: { titles: languagesIn(rows, "title"), bodies: languagesIn(rows, "body") },
      },
      rows.map(({ row }) => ({
        key: row.key,
        severity: row.severity,
        audience: row.audience,
        audience_ids: row.audience_ids,
        titles: textsIn(row, "title"),
        bodies: textsIn(row, "body"),
        link: row.link,
        starts_at: at(row.from),
        ends_at: at(row.to),
      })),
    );
  },
});

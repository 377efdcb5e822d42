import { fold } from "@vycep/domain/kernel/fold";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { stemOf } from "@vycep/domain/kernel/stem";
import { type MaterialFormat, parseMaterialFormat } from "@vycep/domain/marketing/material-file";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import {
  conditionsOf,
  containing,
  type Demands,
  is,
  isFrom,
  isUpTo,
} from "../../platform/list/conditions.ts";
import type { List } from "../../platform/list/read-list.ts";
import type { MaterialReader } from "./marketing.policy.ts";

export type MaterialRecord = {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly format: MaterialFormat;
  readonly brand: string;
  readonly folder: string;
  readonly addedOn: LocalDate;
  readonly files: number;
  readonly bytes: number;
  readonly filmSeconds: number | null;
  readonly coverHash: string | null;
  /** What its print is; null of what is not printed. */
  readonly print: string | null;
  readonly mostPrints: number | null;
};

type MaterialRow = Omit<MaterialRecord, "format" | "addedOn"> & {
  readonly format: string;
  readonly addedOn: string;
};

/** What a list of materials is narrowed by. */
export type MaterialFilter = {
  readonly reader: MaterialReader;
  readonly text?: string | undefined;
  readonly format?: MaterialFormat | undefined;
  readonly brand?: string | undefined;
  readonly addedFrom?: LocalDate | undefined;
  readonly addedTo?: LocalDate | undefined;
  readonly folder?: string | undefined;
  readonly isPrinted?: true | undefined;
};

/** The materials that a filter finds, by the day they were added. */
export function materialList(
  filter: MaterialFilter,
  direction: "asc" | "desc",
): List<MaterialRow, MaterialRecord> {
  const { language } = filter.reader;
  return {
    found: sql`
      select m.key, coalesce(text_in(m.titles, ${language}), '') as title,
        coalesce(text_in(m.descriptions, ${language}), '') as description, m.format, m.brand, m.folder,
        m.added_on as "addedOn", m.film_seconds as "filmSeconds", m.cover_hash as "coverHash",
        text_in(m.prints, ${language}) as print, m.most_prints as "mostPrints"
      from marketing_material m where ${conditionsOf(filter, demands)}`,
    beside: sql`
      (select count(*)::int from marketing_material_file f where f.material_key = page.key) as files,
      (select coalesce(sum(f.bytes), 0)::bigint from marketing_material_file f where f.material_key = page.key) as bytes`,
    order: {
      name: `added-${direction}`,
      by: { column: sql`"addedOn"`, kind: "day" },
      id: { column: sql`key`, kind: "text" },
      direction,
    },
    read: toMaterial,
  };
}

const isPrinted = sql`m.prints <> '{}'::jsonb`;

const demands: Demands<MaterialFilter> = {
  reader: ({ market, permissions }) => sql`${market} = any(m.markets) and m.retired_at is null
    and (m.permission is null or m.permission = any(${[...permissions]}::text[]))`,
  text: (text) =>
    sql.join(
      text.split(/\s+/).map((word) => sql`m.search_text like ${containing(stemOf(fold(word)))}`),
      sql` and `,
    ),
  format: is(sql`m.format`),
  brand: is(sql`m.brand`),
  addedFrom: isFrom(sql`m.added_on`),
  addedTo: isUpTo(sql`m.added_on`),
  folder: is(sql`m.folder`),
  isPrinted: () => isPrinted,
};

function toMaterial(row: MaterialRow): MaterialRecord {
  const format = parseMaterialFormat(row.format);
  if (format === undefined)
    throw new Error(`a material of a format that the domain does not know: ${row.format}`);
  return { ...row, format, addedOn: toLocalDate(row.addedOn) };
}

export type FolderCount = { readonly folder: string; readonly name: string; readonly count: number };

/** All folders of a market with what a filter finds in them, and how many of all that is printed. */
export async function materialFolders(
  db: Db,
  filter: MaterialFilter,
): Promise<{ readonly folders: readonly FolderCount[]; readonly prints: number }> {
  const { language } = filter.reader;
  const isFound = conditionsOf({ ...filter, folder: undefined, isPrinted: undefined }, demands);
  const { rows } = await sql<FolderCount & { readonly prints: number }>`
    select m.folder, coalesce((array_agg(text_in(m.folder_names, ${language}) order by m.position))[1], '') as name,
      count(*) filter (where ${isFound})::int as count,
      (count(*) filter (where ${isPrinted} and ${isFound}))::int as prints
    from marketing_material m where ${demands.reader(filter.reader)}
    group by m.folder order by min(m.position)`.execute(db);
  return {
    folders: rows.map(({ prints: _, ...folder }) => folder),
    prints: rows.reduce((sum, { prints }) => sum + prints, 0),
  };
}

/** The brands that there are materials of, by their names. */
export async function materialBrands(
  db: Db,
  reader: MaterialReader,
): Promise<readonly { readonly brand: string; readonly count: number }[]> {
  const { rows } = await sql<{ brand: string; count: number }>`
    select m.brand, count(*)::int as count from marketing_material m where ${demands.reader(reader)}
    group by m.brand order by fold_text(m.brand), m.brand`.execute(db);
  return rows;
}

export type MaterialFileRecord = {
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly fileId: string;
};

/** The files of some materials in a reader's market, in the order of the materials asked for and of their files. */
export async function materialFiles(
  db: Db,
  keys: readonly string[],
  reader: MaterialReader,
): Promise<readonly MaterialFileRecord[]> {
  const { rows } = await sql<MaterialFileRecord>`
    select m.key, f.name, f.type, f.bytes, f.file_id as "fileId"
    from marketing_material m join marketing_material_file f on f.material_key = m.key
    where m.key = any(${[...keys]}::text[]) and ${demands.reader(reader)}
    order by array_position(${[...keys]}::text[], m.key), f.position`.execute(db);
  return rows;
}

/** The picture behind an address; undefined for one that we never made. */
export async function findCover(db: Db, hash: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ cover: Buffer }>`
    select cover from marketing_material where cover_hash = ${hash} limit 1`.execute(db);
  return rows[0]?.cover;
}

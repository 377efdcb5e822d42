import type { MaterialFormat } from "@vycep/domain/marketing/material-file";
import { sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import type { DeskMaterialRow } from "../../../platform/desk/desk-graphql.gen.ts";
import { conditionsOf, type Demands, is } from "../../../platform/list/conditions.ts";
import type { List } from "../../../platform/list/read-list.ts";
import { coverAddress } from "../cover.routes.ts";

/** Which materials somebody looks for. */
export type MaterialsAsked = {
  /** Each as a pattern of `like`. */
  readonly words?: readonly string[] | undefined;
  readonly folder?: string | undefined;
  readonly format?: MaterialFormat | undefined;
  readonly isRetired?: boolean | undefined;
};

type Row = Omit<DeskMaterialRow, "cover"> & { readonly coverHash: string | null };

const demands: Demands<MaterialsAsked> = {
  words: (words) =>
    sql.join([sql`true`, ...words.map((word) => sql`m.search_text like ${word}`)], sql` and `),
  folder: is(sql`m.folder`),
  format: is(sql`m.format`),
  isRetired: (isRetired) => sql`(m.retired_at is not null) = ${isRetired}`,
};

/** Materials, those that were added last first. */
export function deskMaterialList(asked: MaterialsAsked, language: string): List<Row, DeskMaterialRow> {
  return {
    found: sql`
      select m.key, coalesce(text_in(m.titles, ${language}), '') as title, m.format, m.brand, m.folder, m.markets,
        m.permission, m.added_on as "addedOn", m.cover_hash as "coverHash", m.retired_at is not null as "isRetired"
      from marketing_material m where ${conditionsOf(asked, demands)}`,
    beside: sql`
      (select count(*)::int from marketing_material_file f where f.material_key = page.key) as files,
      (select coalesce(sum(f.bytes), 0)::bigint from marketing_material_file f where f.material_key = page.key) as bytes,
      coalesce((select d.count from material_download d where d.material_key = page.key), 0)::int as downloads`,
    order: {
      name: "desk-materials",
      by: { column: sql`"addedOn"`, kind: "day" },
      id: { column: sql`key`, kind: "text" },
      direction: "desc",
    },
    read: ({ coverHash, ...row }) => ({ ...row, cover: coverHash === null ? null : coverAddress(coverHash) }),
  };
}

export type FolderRow = {
  readonly folder: string;
  readonly names: Readonly<Record<string, string>>;
  readonly materials: number;
  readonly bytes: number;
};

/** All folders in their order, with what is in each; those that hold nothing but retired materials as well. */
export async function foldersOf(db: Db): Promise<readonly FolderRow[]> {
  const { rows } = await sql<FolderRow>`
    select m.folder, (array_agg(m.folder_names order by m.position))[1] as names,
      count(*) filter (where m.retired_at is null)::int as materials,
      coalesce(sum(held.bytes) filter (where m.retired_at is null), 0)::bigint as bytes
    from marketing_material m
      left join lateral (select sum(f.bytes) as bytes from marketing_material_file f where f.material_key = m.key) held on true
    group by m.folder order by min(m.position)`.execute(db);
  return rows;
}

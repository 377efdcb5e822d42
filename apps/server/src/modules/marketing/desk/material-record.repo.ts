import type { Cover } from "@vycep/db/materials/make-cover";
import type { EditedMaterial } from "@vycep/domain/marketing/edited-material";
import type { MaterialFormat } from "@vycep/domain/marketing/material-file";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import { auditFactsInSql, type DeskEntry } from "../../audit/audit.facts.ts";
import type { MaterialsDeskDeps } from "./materials-desk.deps.ts";

/** A file of a material as it is kept. */
export type KeptMaterialFile = {
  readonly position: number;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly fileId: string;
};

/** A material as it is kept. */
export type KeptMaterial = Omit<EditedMaterial, "files"> & {
  readonly key: string;
  readonly version: number;
  readonly format: MaterialFormat;
  readonly addedOn: string;
  readonly coverHash: string | null;
  readonly isRetired: boolean;
  readonly files: readonly KeptMaterialFile[];
};

const columns = sql`m.key, m.version, m.format, m.titles, m.descriptions, m.brand, m.folder, m.folder_names as "folderNames",
  m.markets, m.permission, m.film_seconds as "filmSeconds", m.added_on as "addedOn", m.cover_hash as "coverHash",
  m.retired_at is not null as "isRetired",
  coalesce((select json_agg(json_build_object('position', f.position, 'name', f.name, 'type', f.type, 'bytes', f.bytes,
    'sha256', f.sha256, 'fileId', f.file_id) order by f.position) from marketing_material_file f
    where f.material_key = m.key), '[]') as files`;

/** One material with what was done to it; undefined where there is none. */
export async function findMaterial(
  db: Db,
  key: string,
  staffNameOf: MaterialsDeskDeps["staffNameOf"],
): Promise<(KeptMaterial & { readonly history: readonly DeskEntry[] }) | undefined> {
  const { rows } = await sql<KeptMaterial & { readonly history: readonly DeskEntry[] }>`
    select ${columns}, ${auditFactsInSql.historyOf({ kind: "material", id: sql`m.key` }, staffNameOf)} as history
    from marketing_material m where m.key = ${key}`.execute(db);
  return rows[0];
}

/** The same, held until the transaction ends. */
export async function holdMaterial(tx: Tx, key: string): Promise<KeptMaterial | undefined> {
  await sql`select from marketing_material where key = ${key} for update`.execute(tx);
  const { rows } = await sql<KeptMaterial>`
    select ${columns} from marketing_material m where m.key = ${key}`.execute(tx);
  return rows[0];
}

/** Names that are taken, held so that of two who make a material one waits. */
export async function holdNames(tx: Tx): Promise<{
  readonly keys: ReadonlySet<string>;
  readonly folders: ReadonlyMap<string, Readonly<Record<string, string>>>;
}> {
  await sql`select pg_advisory_xact_lock(hashtextextended('marketing materials', 0))`.execute(tx);
  const { rows } = await sql<{
    readonly key: string;
    readonly folder: string;
    readonly names: Readonly<Record<string, string>>;
  }>`select key, folder, folder_names as names from marketing_material order by position desc`.execute(tx);
  return {
    keys: new Set(rows.map(({ key }) => key)),
    folders: new Map(rows.map(({ folder, names }) => [folder, names])),
  };
}

export type WrittenMaterial = Omit<EditedMaterial, "files"> & {
  readonly key: string;
  readonly format: MaterialFormat;
  /** Undefined leaves the one that is there. */
  readonly cover: Cover | undefined;
};

/** A new material, behind all others. */
export async function insertMaterial(tx: Tx, written: WrittenMaterial, addedOn: string): Promise<void> {
  const { key, format, titles, descriptions, brand, folder, folderNames, cover } = written;
  await sql`
    insert into marketing_material (key, brand, folder, folder_names, position, format, markets, titles, descriptions,
      added_on, film_seconds, prints, cover, cover_hash, permission, is_from_desk)
    select ${key}, ${brand}, ${folder}, ${JSON.stringify(folderNames)}::jsonb, coalesce(max(position), 0) + 1, ${format},
      ${[...written.markets]}::text[], ${JSON.stringify(titles)}::jsonb, ${JSON.stringify(descriptions)}::jsonb,
      ${addedOn}::date, ${written.filmSeconds}::integer, '{}', ${cover?.webp ?? null}::bytea, ${cover?.hash ?? null}::text,
      ${written.permission}::text, true
    from marketing_material`.execute(tx);
}

export async function updateMaterial(tx: Tx, written: WrittenMaterial): Promise<void> {
  const { key, format, titles, descriptions, brand, folder, folderNames, cover } = written;
  const shown =
    cover === undefined ? sql`` : sql`cover = ${cover.webp}::bytea, cover_hash = ${cover.hash}::text,`;
  await sql`
    update marketing_material set ${shown} brand = ${brand}, folder = ${folder},
      folder_names = ${JSON.stringify(folderNames)}::jsonb, format = ${format}, markets = ${[...written.markets]}::text[],
      titles = ${JSON.stringify(titles)}::jsonb, descriptions = ${JSON.stringify(descriptions)}::jsonb,
      film_seconds = ${written.filmSeconds}::integer, permission = ${written.permission}::text, version = version + 1
    where key = ${key}`.execute(tx);
}

/** A folder is called the same in all that lies in it. */
export async function nameFolder(
  tx: Tx,
  folder: string,
  names: Readonly<Record<string, string>>,
): Promise<void> {
  await sql`update marketing_material set folder_names = ${JSON.stringify(names)}::jsonb where folder = ${folder}`.execute(
    tx,
  );
}

/** The files of a material, in their order. */
export async function replaceFiles(
  tx: Tx,
  key: string,
  files: readonly Omit<KeptMaterialFile, "position">[],
): Promise<void> {
  await sql`delete from marketing_material_file where material_key = ${key}`.execute(tx);
  for (const [at, { name, type, bytes, sha256, fileId }] of files.entries())
    await sql`
      insert into marketing_material_file (material_key, position, name, type, bytes, sha256, file_id)
      values (${key}, ${at + 1}, ${name}, ${type}, ${bytes}, ${sha256}, ${fileId})`.execute(tx);
}

export async function retire(tx: Tx, key: string, at: Date | null): Promise<void> {
  await sql`
    update marketing_material set retired_at = ${at}::timestamptz, version = version + 1 where key = ${key}`.execute(
    tx,
  );
}

import type { MaterialFormat, MaterialType } from "@vycep/domain/marketing/material-file";
import type { ClientBase } from "pg";
import { textsIn } from "../import/texts.ts";
import type { Cover } from "./make-cover.ts";
import type { MaterialRow } from "./material-rows.ts";

/** A file whose bytes are in the store. */
export type NewFile = { readonly id: string };
export type KeptFile = NewFile;

export type SavedMaterial = {
  readonly row: MaterialRow;
  readonly cover: Cover | undefined;
  readonly format: MaterialFormat;
  readonly files: readonly {
    readonly name: string;
    readonly type: MaterialType;
    readonly bytes: number;
    readonly sha256: string;
    readonly fileId: string;
    readonly isNew: boolean;
  }[];
};

/** The files that are kept already, by material, name and content. */
export async function keptFiles(client: ClientBase): Promise<ReadonlyMap<string, KeptFile>> {
  const { rows } = await client.query<{ about: string; id: string }>(
    `select material_key || ' ' || name || ' ' || sha256 as about, file_id as id from marketing_material_file`,
  );
  return new Map(rows.map(({ about, id }) => [about, { id }]));
}

/**
 * Makes the materials of the house these, in their order, beside those that the desk made; files that are not among them any more are
 * swept away.
 */
export async function saveMaterials(
  tx: ClientBase,
  materials: readonly SavedMaterial[],
  now: Date,
): Promise<void> {
  const fileIds = materials.flatMap(({ files }) => files.map(({ fileId }) => fileId));
  await tx.query(
    `update stored_file set expires_at = $2
     where id in (select f.file_id from marketing_material_file f join marketing_material m on m.key = f.material_key
       where not m.is_from_desk) and id <> all($1::text[])`,
    [fileIds, now],
  );
  await tx.query("delete from marketing_material where key <> all($1::text[]) and not is_from_desk", [
    materials.map(({ row }) => row.key),
  ]);
  for (const [at, material] of materials.entries()) {
    await saveMaterial(tx, material, at + 1);
    await saveFiles(tx, material, now);
  }
}

async function saveMaterial(
  tx: ClientBase,
  { row, cover, format }: SavedMaterial,
  position: number,
): Promise<void> {
  const values = {
    key: row.key,
    brand: row.brand,
    folder: row.folder,
    folder_names: textsIn(row, "folder_name"),
    position,
    format,
    markets: row.countries,
    titles: textsIn(row, "title"),
    descriptions: textsIn(row, "description"),
    added_on: row.added,
    film_seconds: row.seconds ?? null,
    prints: textsIn(row, "print"),
    most_prints: row.most_prints ?? null,
    cover: cover?.webp ?? null,
    cover_hash: cover?.hash ?? null,
  };
  const names = Object.keys(values);
  await tx.query(
    `insert into marketing_material (${names.join(", ")}) values (${names.map((_, at) => `$${at + 1}`).join(", ")})
     on conflict (key) do update set ${names.map((name) => `${name} = excluded.${name}`).join(", ")},
       version = marketing_material.version + 1, is_from_desk = false`,
    Object.values(values),
  );
}

async function saveFiles(tx: ClientBase, { row, files }: SavedMaterial, now: Date): Promise<void> {
  await tx.query("delete from marketing_material_file where material_key = $1", [row.key]);
  for (const [at, { name, type, bytes, sha256, fileId, isNew }] of files.entries()) {
    if (isNew)
      await tx.query("update stored_file set kept_at = $2, bytes = $3, sha256 = $4 where id = $1", [
        fileId,
        now,
        bytes,
        sha256,
      ]);
    await tx.query(
      `insert into marketing_material_file (material_key, position, name, type, bytes, sha256, file_id)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [row.key, at + 1, name, type, bytes, sha256, fileId],
    );
  }
}

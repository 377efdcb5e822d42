import type { UploadPurpose } from "@vycep/domain/files/upload";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";

export type DeskUpload = {
  readonly id: string;
  readonly purpose: UploadPurpose;
  readonly name: string;
  readonly bytes: number;
  readonly received: number;
  /** Pieces that have come, as files of the store. */
  readonly pieces: readonly string[];
  /** Null until all of it has come and was found good. */
  readonly fileId: string | null;
  readonly mediaType: string | null;
  readonly sha256: string | null;
};

const columns = sql`id, purpose, name, bytes, received, pieces, file_id as "fileId", media_type as "mediaType", sha256`;

/** Holds an upload of somebody's own; a foreign one is as unknown as none. */
export async function holdUpload(
  tx: Tx,
  { id, uid }: { readonly id: string; readonly uid: string },
): Promise<DeskUpload | undefined> {
  const { rows } = await sql<DeskUpload>`
    select ${columns} from desk_upload where id = ${id} and uid = ${uid} for update`.execute(tx);
  return rows[0];
}

/** The whole files of somebody, in the order in which they are named; what is not there, or not whole, is left out. */
export async function wholeUploads(
  db: Db,
  {
    ids,
    uid,
    purpose,
  }: { readonly ids: readonly string[]; readonly uid: string; readonly purpose: UploadPurpose },
): Promise<readonly DeskUpload[]> {
  const { rows } = await sql<DeskUpload>`
    select ${columns} from desk_upload
    where id = any(${[...ids]}::text[]) and uid = ${uid} and purpose = ${purpose} and file_id is not null
    order by array_position(${[...ids]}::text[], id)`.execute(db);
  return rows;
}

/** All whole files of somebody for a purpose, in the order in which they were begun. */
export async function unusedUploads(
  db: Db,
  { uid, purpose }: { readonly uid: string; readonly purpose: UploadPurpose },
): Promise<readonly DeskUpload[]> {
  const { rows } = await sql<DeskUpload>`
    select ${columns} from desk_upload
    where uid = ${uid} and purpose = ${purpose} and file_id is not null order by begun_at, name limit 200`.execute(
    db,
  );
  return rows;
}

type NewUpload = Pick<DeskUpload, "id" | "purpose" | "name" | "bytes"> & {
  readonly uid: string;
  readonly at: Date;
};

/** Begins an upload; false where its name is taken by somebody else's. */
export async function beginUpload(
  tx: Tx,
  { id, uid, purpose, name, bytes, at }: NewUpload,
): Promise<boolean> {
  const { rows } = await sql`
    insert into desk_upload (id, uid, purpose, name, bytes, begun_at)
    values (${id}, ${uid}, ${purpose}, ${name}, ${bytes}, ${at})
    on conflict (id) do nothing returning id`.execute(tx);
  return rows.length > 0;
}

/** One more piece; false where another call brought one to the same place. */
export async function addPiece(
  tx: Tx,
  {
    id,
    offset,
    fileId,
    bytes,
  }: { readonly id: string; readonly offset: number; readonly fileId: string; readonly bytes: number },
): Promise<boolean> {
  const { rows } = await sql`
    update desk_upload set pieces = array_append(pieces, ${fileId}), received = received + ${bytes}
    where id = ${id} and received = ${offset} and file_id is null returning id`.execute(tx);
  return rows.length > 0;
}

/** The file is in the store as one; its pieces are needed no more. False where another call was quicker. */
export async function finishUpload(
  tx: Tx,
  {
    id,
    fileId,
    mediaType,
    sha256,
  }: { readonly id: string; readonly fileId: string; readonly mediaType: string; readonly sha256: string },
): Promise<boolean> {
  const { rows } = await sql`
    update desk_upload set file_id = ${fileId}, media_type = ${mediaType}, sha256 = ${sha256}, pieces = '{}'
    where id = ${id} and file_id is null returning id`.execute(tx);
  return rows.length > 0;
}

/** An upload is used, or given up. */
export async function removeUpload(tx: Tx, id: string): Promise<void> {
  await sql`delete from desk_upload where id = ${id}`.execute(tx);
}

import { encodeInstant } from "@vycep/contract/calendar/calendar.codec";
import type { Attachment } from "@vycep/contract/tickets/attachments.rest";
import type { ShipToId, UserId } from "@vycep/domain/kernel/ids";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import { usersInSql } from "../users/users.facts.ts";

/** What files belong to: a ticket, or what somebody is still writing. */
export type FileOwner =
  | { readonly kind: "ticket"; readonly caseNumber: string }
  | { readonly kind: "draft"; readonly uid: UserId; readonly key: string };

export type Upload = {
  readonly id: string;
  readonly uid: string;
  readonly name: string;
  readonly bytes: number;
  readonly received: number;
  readonly isWhole: boolean;
};

function belongsTo(owner: FileOwner): RawBuilder<unknown> {
  return owner.kind === "ticket"
    ? sql`a.case_number = ${owner.caseNumber}`
    : sql`a.uid = ${owner.uid} and a.draft_key = ${owner.key}`;
}

type AttachmentRow = Omit<Attachment, "at"> & { readonly at: Date };

/** The whole files of a ticket or a draft, in the order in which they came. */
export async function findAttachments(db: Db, owner: FileOwner): Promise<readonly Attachment[]> {
  const { rows } = await sql<AttachmentRow>`
    select a.id, a.name, a.media_type as "mediaType", a.bytes as size, a.created_at as at,
      ${usersInSql.nameOf(sql`a.uid`)} as person
    from ticket_attachment a where ${belongsTo(owner)} and a.file_id is not null
    order by a.created_at, a.id`.execute(db);
  return rows.map((row) => ({ ...row, at: encodeInstant(row.at, "T") }));
}

/** Holds an upload of somebody's own; a foreign one is as unknown as none. */
export async function holdUpload(
  tx: Tx,
  { id, uid, owner }: { readonly id: string; readonly uid: UserId; readonly owner: FileOwner },
): Promise<Upload | undefined> {
  const { rows } = await sql<Upload>`
    select a.id, a.uid, a.name, a.bytes, a.file_id is not null as "isWhole",
      coalesce((select sum(length(p.content))::int from ticket_upload p where p.attachment_id = a.id), 0) as received
    from ticket_attachment a where a.id = ${id} and a.uid = ${uid} and ${belongsTo(owner)} for update of a`.execute(
    tx,
  );
  return rows[0];
}

/** How many files there are already, those on their way among them. */
export async function countFiles(tx: Tx, owner: FileOwner): Promise<number> {
  const { rows } = await sql<{ readonly files: number }>`
    select count(*)::int as files from ticket_attachment a where ${belongsTo(owner)}`.execute(tx);
  return rows[0]?.files ?? 0;
}

type NewUpload = {
  readonly id: string;
  readonly uid: UserId;
  readonly owner: FileOwner;
  readonly name: string;
  readonly bytes: number;
  readonly at: Date;
};

/** Begins an upload; false where its name is somebody else's. */
export async function beginUpload(tx: Tx, { id, uid, owner, name, bytes, at }: NewUpload): Promise<boolean> {
  const caseNumber = owner.kind === "ticket" ? owner.caseNumber : null;
  const key = owner.kind === "draft" ? owner.key : null;
  const { rows } = await sql`
    insert into ticket_attachment (id, uid, case_number, draft_key, name, bytes, created_at)
    values (${id}, ${uid}, ${caseNumber}, ${key}, ${name}, ${bytes}, ${at})
    on conflict (id) do nothing returning id`.execute(tx);
  return rows.length > 0;
}

export async function keepPiece(
  tx: Tx,
  { id, offset, piece }: { readonly id: string; readonly offset: number; readonly piece: Uint8Array },
): Promise<void> {
  await sql`
    insert into ticket_upload (attachment_id, at_byte, content) values (${id}, ${offset}, ${piece})`.execute(
    tx,
  );
}

/** All that has come of a file, in one. */
export async function readPieces(db: Db, id: string): Promise<Uint8Array> {
  const { rows } = await sql<{ readonly content: Buffer }>`
    select content from ticket_upload where attachment_id = ${id} order by at_byte`.execute(db);
  return Buffer.concat(rows.map(({ content }) => content));
}

/** The file is in the store; its pieces are needed no more. False where another call was quicker. */
export async function finishUpload(
  tx: Tx,
  { id, fileId, mediaType }: { readonly id: string; readonly fileId: string; readonly mediaType: string },
): Promise<boolean> {
  const { rows } = await sql`
    with pieces as (delete from ticket_upload where attachment_id = ${id})
    update ticket_attachment set file_id = ${fileId}, media_type = ${mediaType}
    where id = ${id} and file_id is null returning id`.execute(tx);
  return rows.length > 0;
}

/** Takes away what somebody has not sent yet; answers the file that nobody needs any more. */
export async function removeUnsent(
  tx: Tx,
  { id, uid }: { readonly id: string; readonly uid: UserId },
): Promise<{ readonly fileId: string | null } | undefined> {
  const { rows } = await sql<{ readonly fileId: string | null }>`
    delete from ticket_attachment where id = ${id} and uid = ${uid} and (draft_key is not null or file_id is null)
    returning file_id as "fileId"`.execute(tx);
  return rows[0];
}

/** Takes away all files of a draft; answers those that nobody needs any more. */
export async function removeDraftFiles(
  tx: Tx,
  { uid, key }: { readonly uid: UserId; readonly key: string },
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly fileId: string | null }>`
    delete from ticket_attachment where uid = ${uid} and draft_key = ${key} returning file_id as "fileId"`.execute(
    tx,
  );
  return rows.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]));
}

/** The whole files of a draft become those of the ticket that it became; what is still on its way is left out. */
export async function giveToTicket(
  tx: Tx,
  { uid, key, caseNumber }: { readonly uid: UserId; readonly key: string; readonly caseNumber: string },
): Promise<void> {
  await sql`
    with broken as (delete from ticket_attachment where uid = ${uid} and draft_key = ${key} and file_id is null)
    update ticket_attachment set case_number = ${caseNumber}, draft_key = null
    where uid = ${uid} and draft_key = ${key} and file_id is not null`.execute(tx);
}

/** A whole file for who may have it: of a ticket of these places, or of what they write themselves. */
export async function findFile(
  db: Db,
  {
    id,
    uid,
    shipToIds,
  }: { readonly id: string; readonly uid: UserId; readonly shipToIds: readonly ShipToId[] },
): Promise<{ readonly fileId: string; readonly name: string; readonly mediaType: string } | undefined> {
  const { rows } = await sql<{ fileId: string; name: string; mediaType: string }>`
    select a.file_id as "fileId", a.name, a.media_type as "mediaType" from ticket_attachment a
    where a.id = ${id} and a.file_id is not null and (a.draft_key is not null and a.uid = ${uid} or exists (
      select from ticket t where t.case_number = a.case_number and t.ship_to_id = any(${[...shipToIds]}::text[])))`.execute(
    db,
  );
  return rows[0];
}

/** The same for staff: a file of a ticket of those companies, all where they are left out. */
export async function findFileOfTicket(
  db: Db,
  {
    id,
    companiesInReach,
  }: { readonly id: string; readonly companiesInReach?: readonly string[] | undefined },
): Promise<{ readonly fileId: string; readonly name: string; readonly mediaType: string } | undefined> {
  const { rows } = await sql<{ fileId: string; name: string; mediaType: string }>`
    select a.file_id as "fileId", a.name, a.media_type as "mediaType"
    from ticket_attachment a join ticket t on t.case_number = a.case_number
    where a.id = ${id} and a.file_id is not null
      and (${companiesInReach === undefined} or t.company_id = any(${[...(companiesInReach ?? [])]}::text[]))`.execute(
    db,
  );
  return rows[0];
}

/** Takes away what was begun before then and never came whole. */
export async function removeBroken(tx: Tx, before: Date): Promise<void> {
  await sql`delete from ticket_attachment where file_id is null and created_at < ${before}`.execute(tx);
}

/** A file that came whole and was found good, straight to its ticket. */
export async function keepWholeFile(
  tx: Tx,
  file: {
    readonly caseNumber: string;
    readonly uid: string;
    readonly name: string;
    readonly bytes: number;
    readonly mediaType: string;
    readonly fileId: string;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    insert into ticket_attachment (id, uid, case_number, name, bytes, created_at, media_type, file_id)
    values (replace(gen_random_uuid()::text, '-', ''), ${file.uid}, ${file.caseNumber}, ${file.name}, ${file.bytes},
      ${file.at}, ${file.mediaType}, ${file.fileId})`.execute(tx);
}

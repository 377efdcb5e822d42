import { type FileFormat, parseFormat } from "@vycep/domain/documents/document";
import { MOST_TAKINGS, type PackageItemState } from "@vycep/domain/documents/package";
import { FALLBACK_LANGUAGE, type Language, parseLanguage } from "@vycep/domain/market/language";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import { inScope } from "../document-scope.repo.ts";
import type { DocumentScope } from "../documents.policy.ts";

export type PackageItem = {
  readonly kind: string;
  readonly number: string;
  readonly state: PackageItemState;
};

export type PackageRecord = {
  readonly id: string;
  readonly expiresAt: Date;
  readonly fileId: string | null;
  readonly isSetAside: boolean;
  readonly items: readonly PackageItem[];
};

type Asked = {
  readonly id: string;
  readonly uid: string;
  readonly now: Date;
  readonly scope: DocumentScope;
};

/**
 * An archive of a user's own that has not expired; anybody else's does not exist, nor does one with papers that may not be seen now,
 * as of places that a key was not given (C16, B16).
 */
export async function findPackage(
  db: Db,
  { id, uid, now, scope }: Asked,
): Promise<PackageRecord | undefined> {
  const { rows } = await sql<PackageRecord>`
    select p.id, p.expires_at as "expiresAt", p.file_id as "fileId", p.is_set_aside as "isSetAside",
      (select json_agg(json_build_object('kind', i.kind, 'number', i.number, 'state', i.state) order by i.position)
        from document_package_item i where i.package_id = p.id) as items
    from document_package p where p.id = ${id} and p.uid = ${uid} and p.expires_at > ${now} and not exists (
      select from document_package_item i join document d on d.id = i.document_id
      where i.package_id = p.id and ${inScope(scope)} is not true)`.execute(db);
  return rows[0];
}

export type NewPackage = {
  readonly id: string;
  readonly uid: string;
  readonly format: FileFormat;
  readonly language: Language;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly items: readonly {
    readonly kind: string;
    readonly number: string;
    readonly documentId: number | null;
  }[];
};

export async function insertPackage(tx: Tx, { items, ...made }: NewPackage): Promise<void> {
  await sql`
    insert into document_package (id, uid, format, language, created_at, expires_at)
    values (${made.id}, ${made.uid}, ${made.format}, ${made.language}, ${made.now}, ${made.expiresAt})`.execute(
    tx,
  );
  await sql`
    insert into document_package_item (package_id, position, kind, number, document_id, state)
    select ${made.id}, i.position, i.kind, i.number, i.document_id,
      case when i.document_id is null then 'missing' else 'waiting' end
    from unnest(${items.map(({ kind }) => kind)}::text[], ${items.map(({ number }) => number)}::text[],
      ${items.map(({ documentId }) => documentId)}::bigint[]) with ordinality as i (kind, number, document_id, position)`.execute(
    tx,
  );
}

/** Has an archive packed once more: with all that it was asked for. */
export async function reopenPackage(tx: Tx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ fileId: string | null }>`
    update document_package p set file_id = null, taken_until = null, takings = 0, is_set_aside = false
    from (select id, file_id from document_package where id = ${id} for update) old
    where p.id = old.id returning old.file_id as "fileId"`.execute(tx);
  await sql`
    update document_package_item set state = 'waiting'
    where package_id = ${id} and document_id is not null`.execute(tx);
  return rows[0]?.fileId ?? undefined;
}

export type TakenPackage = {
  readonly id: string;
  readonly uid: string;
  readonly taking: number;
  readonly format: FileFormat;
  readonly language: Language;
  readonly expiresAt: Date;
};

const waits = sql<boolean>`file_id is null and not is_set_aside and (taken_until is null or taken_until < now())`;

export const packageWaits = sql<boolean>`exists (select from document_package where ${waits})`;

/** Takes an archive that waits and keeps it from other workers for a while, by the database's clock. */
export async function takePackage(tx: Tx, keptMs: number): Promise<TakenPackage | undefined> {
  const { rows } = await sql<{
    id: string;
    uid: string;
    taking: number;
    format: string;
    language: string;
    expiresAt: Date;
  }>`
    update document_package set takings = takings + 1, taken_until = now() + make_interval(secs => ${keptMs / 1000}),
      is_set_aside = takings >= ${MOST_TAKINGS}
    where id in (
      select id from document_package
      where ${waits}
      order by created_at limit 1 for update skip locked)
    returning id, uid, takings as taking, format, language, expires_at as "expiresAt", is_set_aside`.execute(
    tx,
  );
  const [row] = rows;
  if (!row || row.taking > MOST_TAKINGS) return undefined;
  await sql`
    update document_package_item set state = 'waiting'
    where package_id = ${row.id} and document_id is not null`.execute(tx);
  return {
    ...row,
    format: parseFormat(row.format) ?? "pdf",
    language: parseLanguage(row.language) ?? FALLBACK_LANGUAGE,
  };
}

type Taking = Pick<TakenPackage, "id" | "taking">;

/** Notes how far it is, and keeps it for a while longer; false once another worker has it. */
export async function noteItem(
  tx: Tx,
  { id, taking }: Taking,
  item: {
    readonly kind: string;
    readonly number: string;
    readonly isPacked: boolean;
    readonly keptMs: number;
  },
): Promise<boolean> {
  const { rows } = await sql`
    with mine as (
      update document_package set taken_until = now() + make_interval(secs => ${item.keptMs / 1000})
      where id = ${id} and takings = ${taking} and file_id is null returning id)
    update document_package_item set state = ${item.isPacked ? "packed" : "missing"}
    where package_id in (select id from mine) and kind = ${item.kind} and number = ${item.number}
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** Notes that it is packed; false when another worker has it meanwhile, whose archive it is then. */
export async function closePackage(tx: Tx, { id, taking }: Taking, fileId: string): Promise<boolean> {
  const { rows } = await sql`
    update document_package set file_id = ${fileId}, taken_until = null
    where id = ${id} and takings = ${taking} and file_id is null returning 1`.execute(tx);
  return rows.length > 0;
}

/** What has expired is of no use to anybody; its file is swept by its own time. */
export async function forgetPackages(tx: Tx, now: Date): Promise<void> {
  await sql`delete from document_package where expires_at <= ${now}`.execute(tx);
}

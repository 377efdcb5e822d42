import type { ContentKind, EditedContent, SaidAt } from "@vycep/domain/content/edited-content";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import { auditFactsInSql, type DeskEntry } from "../../audit/audit.facts.ts";
import type { ContentDeskDeps } from "./content-desk.deps.ts";

/** All that is kept of a piece of content, draft or not. */
export type EditedColumns = EditedContent & { readonly saidAt: SaidAt };

export type ContentOf = { readonly kind: ContentKind; readonly key: string };

/** A piece of content as it is kept. */
export type KeptContent = {
  /** What customers are told. */
  readonly published: (EditedColumns & { readonly modifiedAt: string | null }) | null;
  /** What waits besides. */
  readonly draft:
    | (EditedColumns & {
        readonly changedAt: string;
        readonly publishAt: string | null;
        readonly publishBy: string | null;
      })
    | null;
};

/** The columns that a draft shares with what is published, of a row under this name. */
export function toldInSql(row: RawBuilder<unknown>): RawBuilder<EditedColumns> {
  return sql`jsonb_build_object('titles', ${row}.titles, 'bodies', ${row}.bodies, 'sections', ${row}.sections,
    'markets', ${row}.markets, 'sort', ${row}.sort, 'validFrom', ${row}.valid_from, 'validTo', ${row}.valid_to, 'tone', ${row}.tone,
    'link', ${row}.link, 'file', ${row}.file_link, 'isPublic', ${row}.is_public, 'isNewCapability', ${row}.is_new_capability,
    'saidAt', ${row}.said_at)`;
}

function keptOf({ kind, key }: ContentOf): RawBuilder<unknown> {
  return sql`
    (select ${toldInSql(sql`c`)} || jsonb_build_object('modifiedAt', c.modified_at)
      from content c where c.kind = ${kind} and c.key = ${key}) as published,
    (select ${toldInSql(sql`d`)} || jsonb_build_object('changedAt', d.changed_at, 'publishAt', d.publish_at, 'publishBy', d.publish_by)
      from content_draft d where d.kind = ${kind} and d.key = ${key}) as draft`;
}

/** A piece of content with what was done to it; undefined where there is none. */
export async function findContent(
  db: Db,
  of: ContentOf,
  staffNameOf: ContentDeskDeps["staffNameOf"],
): Promise<(KeptContent & { readonly history: readonly DeskEntry[] }) | undefined> {
  const history = auditFactsInSql.historyOf(
    { kind: "content", id: sql`${`${of.kind}/${of.key}`}` },
    staffNameOf,
  );
  const { rows } = await sql<KeptContent & { history: readonly DeskEntry[] }>`
    select ${keptOf(of)}, ${history} as history`.execute(db);
  return rows.find(({ published, draft }) => published !== null || draft !== null);
}

/** The same; nobody else writes it until the transaction ends. */
export async function holdContent(tx: Tx, of: ContentOf): Promise<KeptContent> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content ${of.kind} ${of.key}`}, 0))`.execute(tx);
  await sql`select from content where kind = ${of.kind} and key = ${of.key} for update`.execute(tx);
  const { rows } = await sql<KeptContent>`select ${keptOf(of)}`.execute(tx);
  return rows[0] ?? { published: null, draft: null };
}

/** A name that none of the kind has yet, which begins like this; of two who ask at once one waits. */
export async function freeKey(tx: Tx, { kind, key }: ContentOf): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content ${kind}`}, 0))`.execute(tx);
  const { rows } = await sql<{ key: string }>`
    select key from content where kind = ${kind} union select key from content_draft where kind = ${kind}`.execute(
    tx,
  );
  const taken = new Set(rows.map((row) => row.key));
  for (let at = 1; ; at += 1) {
    const free = at === 1 ? key : `${key}-${at}`;
    if (!taken.has(free)) return free;
  }
}

const columns = sql`sort, markets, is_new_capability, titles, bodies, sections, file_link, valid_from, valid_to, tone, link,
  is_public, said_at`;

function valuesOf(told: EditedColumns): RawBuilder<unknown> {
  const { titles, bodies, sections, markets, sort, validFrom, validTo, tone, link, file } = told;
  return sql`${sort}, ${[...markets]}::text[], ${told.isNewCapability}, ${JSON.stringify(titles)}::jsonb,
    ${JSON.stringify(bodies)}::jsonb, ${JSON.stringify(sections)}::jsonb, ${file}, ${validFrom}::date, ${validTo}::date, ${tone},
    ${link}, ${told.isPublic}, ${JSON.stringify(told.saidAt)}::jsonb`;
}

const settled = sql`sort = excluded.sort, markets = excluded.markets, is_new_capability = excluded.is_new_capability,
  titles = excluded.titles, bodies = excluded.bodies, sections = excluded.sections, file_link = excluded.file_link,
  valid_from = excluded.valid_from, valid_to = excluded.valid_to, tone = excluded.tone, link = excluded.link,
  is_public = excluded.is_public, said_at = excluded.said_at`;

type Written = ContentOf & { readonly told: EditedColumns; readonly at: Date };

/** Keeps a draft; when it shall go out stays as it is. */
export async function writeDraft(tx: Tx, { kind, key, told, at }: Written): Promise<void> {
  await sql`
    insert into content_draft (kind, key, ${columns}, changed_at) values (${kind}, ${key}, ${valuesOf(told)}, ${at})
    on conflict (kind, key) do update set ${settled}, changed_at = excluded.changed_at`.execute(tx);
}

/** Tells customers. */
export async function writePublished(tx: Tx, { kind, key, told, at }: Written): Promise<void> {
  await sql`
    insert into content (kind, key, ${columns}, modified_at) values (${kind}, ${key}, ${valuesOf(told)}, ${at})
    on conflict (kind, key) do update set ${settled}, modified_at = excluded.modified_at`.execute(tx);
}

export async function deleteDraft(tx: Tx, { kind, key }: ContentOf): Promise<void> {
  await sql`delete from content_draft where kind = ${kind} and key = ${key}`.execute(tx);
}

export async function deletePublished(tx: Tx, { kind, key }: ContentOf): Promise<void> {
  await sql`delete from content where kind = ${kind} and key = ${key}`.execute(tx);
}

/** When a draft goes out by itself, and who said so; null is that somebody has to let it out. */
export async function planDraft(
  tx: Tx,
  { kind, key, plan }: ContentOf & { readonly plan: { readonly at: Date; readonly by: string } | null },
): Promise<void> {
  await sql`
    update content_draft set publish_at = ${plan?.at ?? null}, publish_by = ${plan?.by ?? null}
    where kind = ${kind} and key = ${key}`.execute(tx);
}

/** Says of words that they are right, where they are kept. */
export async function writeSaid(
  tx: Tx,
  { kind, key, saidAt, isDraft }: ContentOf & { readonly saidAt: SaidAt; readonly isDraft: boolean },
): Promise<void> {
  await sql`
    update ${sql.table(isDraft ? "content_draft" : "content")} set said_at = ${JSON.stringify(saidAt)}::jsonb
    where kind = ${kind} and key = ${key}`.execute(tx);
}

/** Drafts whose moment has come, the first one first. */
export async function dueDrafts(db: Db, now: Date): Promise<readonly ContentOf[]> {
  const { rows } = await sql<ContentOf>`
    select kind, key from content_draft where publish_at <= ${now} order by publish_at, kind, key`.execute(
    db,
  );
  return rows;
}

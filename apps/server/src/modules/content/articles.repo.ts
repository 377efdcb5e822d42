import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import type { Market } from "@vycep/domain/market/market";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import type { ContentName } from "../../platform/session.ts";
import { contentWith, standsOn, wordsIn } from "./told-in-sql.ts";

/** Who reads: in which market and language, on which day; a visitor has no uid. */
export type Reader = {
  readonly market: Market;
  readonly language: Language;
  readonly date: LocalDate;
  readonly uid: string | undefined;
  /** The text that is read as it stands at the desk (DEDIT-04). */
  readonly previewed?: ContentName | undefined;
};

export type ArticleRow = {
  readonly key: string;
  readonly title: string;
  readonly body: string;
  readonly section: string;
  readonly published_on: LocalDate | null;
  readonly picture: string | null;
  readonly is_important: boolean;
  readonly is_seen: boolean;
};

const newestFirst = sql`valid_from desc nulls last, sort, key`;

function articleFields({ language }: Reader): RawBuilder<unknown> {
  return sql`
    key, ${wordsIn("titles", language)} as title, coalesce(${wordsIn("bodies", language)}, '') as body,
    coalesce(${wordsIn("sections", language)}, '') as section, valid_from as published_on, file_link as picture,
    coalesce(tone, 'info') <> 'info' as is_important`;
}

/** What of the articles a reader may see: of their market, out by now, and for visitors only what is public. */
export function readable({ market, date, uid }: Reader): RawBuilder<unknown> {
  return sql`
    kind = 'article' and ${market} = any(markets) and ${standsOn(date)} and (is_public or ${uid !== undefined})`;
}

type Page = { readonly offset: number; readonly limit: number };

export async function findArticles(
  db: Db,
  reader: Reader,
  { offset, limit }: Page,
): Promise<readonly ArticleRow[]> {
  const { rows } = await sql<ArticleRow>`
    select ${articleFields(reader)}, exists (
      select from content_reader seen
      where seen.uid = ${reader.uid ?? null}::text and seen.kind = content.kind and seen.key = content.key) as is_seen
    from ${contentWith(reader.previewed, reader.date)} where ${readable(reader)}
    order by ${newestFirst} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export type WholeArticleRow = ArticleRow & {
  readonly newer: string | null;
  readonly newer_title: string | null;
  readonly older: string | null;
  readonly older_title: string | null;
  readonly is_helpful: boolean | null;
};

/** One article with its neighbours in the list of the same reader; none when it is not theirs to read. */
export async function findArticle(
  db: Db,
  reader: Reader,
  path: string,
): Promise<WholeArticleRow | undefined> {
  const { rows } = await sql<WholeArticleRow>`
    select article.*, false as is_seen, (
      select is_helpful from content_reader said
      where said.uid = ${reader.uid ?? null}::text and said.kind = 'article' and said.key = article.key) as is_helpful
    from (
      select ${articleFields(reader)},
        lag(key) over list as newer, lag(${wordsIn("titles", reader.language)}) over list as newer_title,
        lead(key) over list as older, lead(${wordsIn("titles", reader.language)}) over list as older_title
      from ${contentWith(reader.previewed, reader.date)} where ${readable(reader)}
      window list as (order by ${newestFirst})) article
    where key = ${path}`.execute(db);
  return rows[0];
}

type Seen = { readonly reader: Reader; readonly paths: readonly string[]; readonly at: Date };

/** Notes which articles somebody has seen; a second time changes nothing. Tells how many of them are theirs to see. */
export async function noteSeen(tx: Tx, { reader, paths, at }: Seen): Promise<number> {
  const { rows } = await sql<{ seen: number }>`
    with shown as (select kind, key from content where ${readable(reader)} and key = any(${[...paths]}::text[])),
      noted as (
        insert into content_reader (uid, kind, key, seen_at)
        select ${reader.uid ?? null}, kind, key, ${at} from shown order by key
        on conflict do nothing)
    select count(*)::int as seen from shown`.execute(tx);
  return rows[0]?.seen ?? 0;
}

type Rated = {
  readonly reader: Reader;
  readonly kind: "article" | "faq" | "kb";
  readonly key: string;
  readonly isHelpful: boolean;
  readonly at: Date;
};

/** Keeps what somebody thinks of an article or an answer; tells whether it is theirs to read. */
export async function keepRating(tx: Tx, { reader, kind, key, isHelpful, at }: Rated): Promise<boolean> {
  const mine =
    kind === "article"
      ? readable(reader)
      : sql`kind = ${kind} and ${reader.market} = any(markets) and ${standsOn(reader.date)}`;
  const { rows } = await sql`
    insert into content_reader (uid, kind, key, seen_at, is_helpful)
    select ${reader.uid ?? null}, kind, key, ${at}, ${isHelpful} from content where ${mine} and key = ${key}
    on conflict (uid, kind, key) do update set is_helpful = excluded.is_helpful
    returning key`.execute(tx);
  return rows.length > 0;
}

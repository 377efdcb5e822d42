import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { LabelLanguage, Language } from "@vycep/domain/market/language";
import type { Market } from "@vycep/domain/market/market";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import type { ContentName } from "../../platform/session.ts";
import { contentWith, standsOn, wordsIn } from "./told-in-sql.ts";

type Told<Spoken> = {
  readonly date: LocalDate;
  readonly language: Spoken;
  /** The text that is read as it stands at the desk. */
  readonly previewed?: ContentName | undefined;
};
type InMarket = Told<Language> & { readonly market: Market };

export type PageRow = { readonly key: string; readonly title: string; readonly body: string };

/** Texts of pages in one language; of one place in the portal, or of all. */
export async function findPages(
  db: Db,
  { language, date, previewed, key }: Told<LabelLanguage> & { readonly key: string | undefined },
): Promise<readonly PageRow[]> {
  const { rows } = await sql<PageRow>`
    select key, ${wordsIn("titles", language)} as title,
      coalesce(${wordsIn("bodies", language)}, '') as body
    from ${contentWith(previewed, date)} where kind = 'page' and ${standsOn(date)} and (${key ?? null}::text is null or key = ${key ?? null})
    order by sort, key`.execute(db);
  return rows;
}

export type HelpPageRow = {
  readonly key: string;
  readonly sort: number;
  readonly section: string;
  readonly name: string;
  readonly body: string;
  readonly file_link: string | null;
  readonly is_new_capability: boolean;
  readonly modified_at: string | null;
};

/** The help pages of a market in one language, in their order. */
export async function findHelpPages(
  db: Db,
  { language, date, market, previewed }: InMarket,
): Promise<readonly HelpPageRow[]> {
  const { rows } = await sql<HelpPageRow>`
    select key, sort, coalesce(${wordsIn("sections", language)}, '') as section, ${wordsIn("titles", language)} as name,
      coalesce(${wordsIn("bodies", language)}, '') as body, file_link, is_new_capability,
      to_char(modified_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as modified_at
    from ${contentWith(previewed, date)} where kind = 'help' and ${market} = any(markets) and ${standsOn(date)}
    order by sort, key`.execute(db);
  return rows;
}

/** The moment on which terms begin: what was imported, at midnight of its first day. */
export const termsBegin = sql`coalesce(in_force_at, valid_from::timestamp at time zone 'Europe/Prague')`;

/** The terms of a market in force at a moment, for use inside another statement: the newest that have begun. */
export function termsInForce(market: Market, at: Date): RawBuilder<unknown> {
  return sql`(
    select key as version, valid_from, ${termsBegin} as begins, titles, bodies from content
    where kind = 'terms' and ${market} = any(markets) and ${termsBegin} <= ${at}
      and (valid_to is null or (valid_to + 1)::timestamp at time zone 'Europe/Prague' > ${at})
    order by begins desc, key desc limit 1)`;
}

export type TermsRow = {
  readonly version: string;
  readonly valid_from: string;
  readonly title: string;
  readonly body: string;
};

export async function findTerms(
  db: Db,
  { market, at, language }: { readonly market: Market; readonly at: Date; readonly language: Language },
): Promise<TermsRow | undefined> {
  const { rows } = await sql<TermsRow>`
    select t.version, t.valid_from, text_in(t.titles, ${language}) as title,
      coalesce(text_in(t.bodies, ${language}), '') as body
    from ${termsInForce(market, at)} t`.execute(db);
  return rows[0];
}

export type BannerRow = {
  readonly key: string;
  readonly tone: "info" | "warning" | "critical";
  readonly title: string;
  readonly body: string;
  readonly link: string | null;
};

/** The banners of a market that stand on a day, the gravest first, then in the brewery's order; one that is looked at before them. */
export async function findBanners(
  db: Db,
  { market, date, language, previewed }: InMarket,
): Promise<readonly BannerRow[]> {
  const { rows } = await sql<BannerRow>`
    select key, coalesce(tone, 'info') as tone, ${wordsIn("titles", language)} as title,
      coalesce(${wordsIn("bodies", language)}, '') as body, link
    from ${contentWith(previewed, date)}
    where kind = 'banner' and ${market} = any(markets) and ${standsOn(date)}
    order by ${isShownFirst(previewed)}, array_position(array['critical', 'warning', 'info'], coalesce(tone, 'info')), sort, key`.execute(
    db,
  );
  return rows;
}

/** Who looks at one of several that take turns does not wait for it. */
function isShownFirst(previewed: ContentName | undefined): RawBuilder<boolean> {
  return sql`key is distinct from ${previewed?.key ?? null}::text`;
}

/** Whether there is one of this name, out or as a draft. */
export async function isThere(db: Db, { kind, key }: ContentName): Promise<boolean> {
  const { rows } = await sql`
    select from content where kind = ${kind} and key = ${key}
    union all select from content_draft where kind = ${kind} and key = ${key}`.execute(db);
  return rows.length > 0;
}

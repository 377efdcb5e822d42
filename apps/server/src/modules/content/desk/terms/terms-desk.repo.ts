import type { TermsWords } from "@vycep/domain/content/terms";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Market } from "@vycep/domain/market/market";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../../platform/db.ts";
import { auditFactsInSql } from "../../../audit/audit.facts.ts";
import { termsBegin } from "../../content.repo.ts";
import type { TermsDeskDeps } from "./terms-desk.deps.ts";

/** A version as it is kept; it ends when the next one of the market begins. */
export type KeptVersion = TermsWords & {
  readonly version: string;
  readonly markets: readonly Market[];
  readonly begins: string;
  readonly ends: string | null;
};

/** What is being written. */
export type KeptTermsDraft = TermsWords & {
  readonly changedAt: string;
  readonly publishAt: string | null;
  readonly publishBy: string | null;
};

export type KeptTerms = {
  /** The newest first. */
  readonly versions: readonly KeptVersion[];
  readonly draft: KeptTermsDraft | null;
  /** Of every market: a number is given once. */
  readonly numbers: readonly string[];
};

const iso = (moment: RawBuilder<unknown>) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const kept = (market: Market) => sql`
  coalesce((select json_agg(json_build_object('version', v.key, 'markets', v.markets, 'titles', v.titles, 'bodies', v.bodies,
      'begins', ${iso(sql`v.begins`)}, 'ends', ${iso(sql`v.ends`)}) order by v.begins desc, v.key desc)
    from (select c.*, lead(c.begins) over (order by c.begins, c.key) as ends
      from (select content.*, ${termsBegin} as begins from content where kind = 'terms' and ${market} = any(markets)) c) v),
    '[]') as versions,
  (select json_build_object('titles', d.titles, 'bodies', d.bodies, 'changedAt', ${iso(sql`d.changed_at`)},
      'publishAt', ${iso(sql`d.publish_at`)}, 'publishBy', d.publish_by)
    from terms_draft d where d.market = ${market}) as draft,
  array(select key from content where kind = 'terms') as numbers`;

const none: KeptTerms = { versions: [], draft: null, numbers: [] };

/** The terms of a market, and who changed the draft last. */
export async function findTermsOf(
  db: Db,
  market: Market,
  staffNameOf: TermsDeskDeps["staffNameOf"],
): Promise<KeptTerms & { readonly changedBy: string | null }> {
  const { rows } = await sql<KeptTerms & { readonly changedBy: string | null }>`
    select ${kept(market)},
      ${auditFactsInSql.lastDoerOf({ kind: "terms", id: sql`${market}` }, staffNameOf)} as "changedBy"`.execute(
    db,
  );
  return rows[0] ?? { ...none, changedBy: null };
}

/** The same; nobody else writes terms of any market until the transaction ends. */
export async function holdTerms(tx: Tx, market: Market): Promise<KeptTerms> {
  await sql`select pg_advisory_xact_lock(hashtextextended('terms of use', 0))`.execute(tx);
  const { rows } = await sql<KeptTerms>`select ${kept(market)}`.execute(tx);
  return rows[0] ?? none;
}

/** Keeps a draft; when it shall come into force stays as it is. */
export async function writeTermsDraft(
  tx: Tx,
  { market, words, at }: { readonly market: Market; readonly words: TermsWords; readonly at: Date },
): Promise<void> {
  await sql`
    insert into terms_draft (market, titles, bodies, changed_at)
    values (${market}, ${JSON.stringify(words.titles)}::jsonb, ${JSON.stringify(words.bodies)}::jsonb, ${at})
    on conflict (market) do update
    set titles = excluded.titles, bodies = excluded.bodies, changed_at = excluded.changed_at`.execute(tx);
}

export async function deleteTermsDraft(tx: Tx, market: Market): Promise<void> {
  await sql`delete from terms_draft where market = ${market}`.execute(tx);
}

/** When the draft comes into force by itself, and who said so; null is that somebody has to publish it. */
export async function planTermsDraft(
  tx: Tx,
  {
    market,
    plan,
  }: { readonly market: Market; readonly plan: { readonly at: Date; readonly by: string } | null },
): Promise<void> {
  await sql`
    update terms_draft set publish_at = ${plan?.at ?? null}, publish_by = ${plan?.by ?? null}
    where market = ${market}`.execute(tx);
}

type NewVersion = {
  readonly market: Market;
  readonly version: string;
  readonly words: TermsWords;
  readonly begins: Date;
  readonly day: LocalDate;
};

/** A version comes into force. */
export async function insertVersion(
  tx: Tx,
  { market, version, words, begins, day }: NewVersion,
): Promise<void> {
  await sql`
    insert into content (kind, key, sort, markets, is_new_capability, titles, bodies, sections, valid_from, in_force_at, modified_at)
    values ('terms', ${version}, 0, ${[market]}::text[], false, ${JSON.stringify(words.titles)}::jsonb,
      ${JSON.stringify(words.bodies)}::jsonb, '{}', ${day}::date, ${begins}, ${begins})`.execute(tx);
}

/** The markets whose draft's moment has come. */
export async function dueTermsDrafts(db: Db, now: Date): Promise<readonly Market[]> {
  const { rows } = await sql<{ market: Market }>`
    select market from terms_draft where publish_at <= ${now} order by publish_at, market`.execute(db);
  return rows.map(({ market }) => market);
}

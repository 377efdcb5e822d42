import {
  CONTENT_KINDS,
  type ContentKind,
  type ContentState,
  contentState,
  homeMarketOf,
} from "@vycep/domain/content/edited-content";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@vycep/domain/market/language";
import { type RawBuilder, sql } from "kysely";
import type { DeskContentRow } from "../../../platform/desk/desk-graphql.gen.ts";
import { conditionsOf, type Demands } from "../../../platform/list/conditions.ts";
import type { List } from "../../../platform/list/read-list.ts";
import { auditFactsInSql } from "../../audit/audit.facts.ts";
import type { ContentDeskDeps } from "./content-desk.deps.ts";
import type { EditedColumns } from "./content-record.repo.ts";
import { titleIn, translationsOf } from "./content-words.ts";

/** Which content somebody looks for. */
export type ContentAsked = {
  /** Each as a pattern of `like`. */
  readonly words: readonly string[];
  readonly kind: ContentKind | undefined;
  readonly state: ContentState | undefined;
  /** Missing or outdated in this language. */
  readonly lacks: Language | undefined;
  /** Missing or outdated in any. */
  readonly isIncomplete: boolean | undefined;
};

type Reader = { readonly today: LocalDate; readonly language: Language };

type Row = {
  readonly id: string;
  readonly kind: ContentKind;
  readonly key: string;
  readonly titles: EditedColumns["titles"];
  /** In which languages there are some; the words themselves are not read. */
  readonly bodies: EditedColumns["bodies"];
  readonly sections: EditedColumns["sections"];
  readonly markets: EditedColumns["markets"];
  readonly validFrom: LocalDate | null;
  readonly validTo: LocalDate | null;
  readonly saidAt: EditedColumns["saidAt"];
  readonly isPublished: boolean;
  readonly outFrom: LocalDate | null;
  readonly outTo: LocalDate | null;
  readonly isDraft: boolean;
  readonly publishAt: string | null;
  readonly changedAt: string | null;
  readonly changedBy: string | null;
};

/** Content as it stands at the desk: news from the newest, the rest as the brewery has arranged it; what is told of each is read for the rows of the page alone. */
export function contentList(
  { words, ...asked }: ContentAsked,
  { today, language }: Reader,
  staffNameOf: ContentDeskDeps["staffNameOf"],
): List<Row, DeskContentRow> {
  const texts = words.map((word) => sql`search_text like ${word}`);
  return {
    found: sql`
      select id, kind, key, place from (${everything}) content
      where ${sql.join([conditionsOf(asked, demandsOn(today)), ...texts], sql` and `)}`,
    joined: sql`left join content_draft draft on draft.kind = page.kind and draft.key = page.key
      left join content told on told.kind = page.kind and told.key = page.key`,
    beside: sql`draft.kind is not null as "isDraft", ${iso(sql`draft.publish_at`)} as "publishAt",
      told.kind is not null as "isPublished", told.valid_from as "outFrom", told.valid_to as "outTo",
      case when draft.kind is null then ${iso(sql`told.modified_at`)} else ${iso(sql`draft.changed_at`)} end as "changedAt",
      ${listedColumns},
      ${auditFactsInSql.lastDoerOf({ kind: "content", id: sql`page.id` }, staffNameOf)} as "changedBy"`,
    order: {
      name: "desk-content",
      by: { column: sql`place`, kind: "text" },
      id: { column: sql`id`, kind: "text" },
      direction: "asc",
    },
    read: (row) => rowOf(row, { today, language }),
  };
}

function rowOf({ outFrom, outTo, isPublished, isDraft, ...row }: Row, { today, language }: Reader) {
  const { kind, key, publishAt, changedAt, changedBy, validFrom, validTo } = row;
  const published = isPublished ? { validFrom: outFrom, validTo: outTo } : undefined;
  const draft = isDraft ? { isPlanned: publishAt !== null } : undefined;
  return {
    ...{ id: row.id, kind, key, publishAt, changedAt, changedBy, markets: [...row.markets] },
    ...{ title: titleIn(row, language), validFrom, validTo },
    state: contentState({ published, draft }, today),
    translations: translationsOf(row),
  };
}

const iso = (moment: RawBuilder<unknown>) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const kinds = sql.join(CONTENT_KINDS.map((kind) => sql.lit(kind)));

/** Of a draft, else of what is out: a draft is what it shall say, so that is what is told of it. */
const standing = (column: RawBuilder<unknown>) =>
  sql`case when draft.kind is null then told.${column} else draft.${column} end`;

const languagesOf = (column: RawBuilder<unknown>) => sql`(
  select coalesce(jsonb_object_agg(said, '…'), '{}') from jsonb_object_keys(${standing(column)}) said)`;

const listedColumns = sql`${standing(sql`titles`)} as titles, ${languagesOf(sql`bodies`)} as bodies,
  ${languagesOf(sql`sections`)} as sections, ${standing(sql`markets`)} as markets, ${standing(sql`said_at`)} as "saidAt",
  ${standing(sql`valid_from`)} as "validFrom", ${standing(sql`valid_to`)} as "validTo"`;

/** Draft or published, each once, with what it is found by. */
const everything = sql`
  select one.*, one.kind || '/' || one.key as id,
    array_position(array[${kinds}], one.kind) || ' '
      || case when one.kind = 'article' then lpad((date '2300-01-01' - coalesce(one.day, date '2299-12-31'))::text, 6, '0')
        else lpad(greatest(one.sort, 0)::text, 6, '0') end || ' ' || one.key as place,
    fold_text(all_texts(one.titles) || ' ' || all_texts(one.bodies) || ' ' || one.key) as search_text
  from (
    select d.kind, d.key, d.sort, d.markets, d.titles, d.bodies, d.sections, d.said_at, coalesce(d.valid_from, c.valid_from) as day,
      c.kind is not null as "isPublished", c.valid_from as "outFrom", c.valid_to as "outTo", true as "isDraft",
      d.publish_at as "publishAt"
    from content_draft d left join content c on c.kind = d.kind and c.key = d.key
    union all
    select c.kind, c.key, c.sort, c.markets, c.titles, c.bodies, c.sections, c.said_at, c.valid_from,
      true, c.valid_from, c.valid_to, false, null
    from content c
    where c.kind in (${kinds}) and not exists (select from content_draft d where d.kind = c.kind and d.key = c.key)
  ) one`;

/** The language that the others follow, as `originalLanguage` has it. */
const original = sql`(case ${sql.join(
  LANGUAGES.flatMap((language) => {
    const home = homeMarketOf(language);
    return home === undefined ? [] : [sql`when ${sql.lit(home)} = any(markets) then ${sql.lit(language)}`];
  }),
  sql` `,
)} else ${sql.lit(DEFAULT_LANGUAGE)} end)`;

/** Whether words of a language are missing or outdated, as `translationState` has it. */
function lacking(language: Language): RawBuilder<boolean> {
  const columns = [sql`titles`, sql`bodies`, sql`sections`];
  const says = (column: RawBuilder<unknown>) => sql`${column} ? ${sql.lit(language)}`;
  const some = sql.join(columns.map(says), sql` or `);
  const missing = sql.join(
    columns.map((column) => sql`(${column} ? ${original} and not ${says(column)})`),
    sql` or `,
  );
  const home = homeMarketOf(language);
  const isNeeded = home === undefined ? sql`true` : sql`(${sql.lit(home)} = any(markets) or ${some})`;
  return sql`(${original} <> ${sql.lit(language)} and ${isNeeded} and (${missing}
    or ((${some}) and said_at ? ${original} and coalesce(said_at ->> ${sql.lit(language)}, '') < said_at ->> ${original})))`;
}

function demandsOn(today: LocalDate): Demands<Omit<ContentAsked, "words">> {
  const day = sql`${today}::date`;
  const planned = sql`("publishAt" is not null or ("isPublished" and coalesce("outFrom" > ${day}, false)))`;
  const over = sql`(not ${planned} and "isPublished" and coalesce("outTo" < ${day}, false))`;
  const isOut = sql`("isPublished" and not ${planned} and not ${over})`;
  const states: Readonly<Record<ContentState, RawBuilder<unknown>>> = {
    draft: sql`(not "isPublished" and "publishAt" is null)`,
    ...{ planned, over },
    published: sql`(${isOut} and not "isDraft")`,
    changed: sql`(${isOut} and "isDraft")`,
  };
  const incomplete = sql`(${sql.join(LANGUAGES.map(lacking), sql` or `)})`;
  return {
    kind: (kind) => sql`kind = ${kind}`,
    state: (state) => states[state],
    lacks: lacking,
    isIncomplete: (wanted) => (wanted ? incomplete : sql`not ${incomplete}`),
  };
}

import { CONTENT_KINDS } from "@vycep/domain/content/edited-content";
import { LANGUAGES } from "@vycep/domain/market/language";
import { parseMarket } from "@vycep/domain/market/market";
import { type ContentDeskMessage, contentDeskMessages } from "@vycep/words/content-desk/answers";
import { say } from "@vycep/words/engine/sentence";
import { sql } from "kysely";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskBulkAnswer,
  DeskContentsAct,
  DeskContentsInBulkInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { beginBulk } from "../../bulk/bulk.commands.ts";
import { type BulkAct, type BulkWork, notBegun, recordsOf } from "../../bulk/bulk.facts.ts";
import { versionOf } from "./change-content.ts";
import type { ContentDeskDeps } from "./content-desk.deps.ts";
import { type ContentOf, type EditedColumns, findContent } from "./content-record.repo.ts";
import { writtenBody } from "./content-words.ts";
import { contentsAsked } from "./list-contents.ts";
import { momentMeant, publishContent, stopContentPlan, takeContentBack } from "./publish-content.ts";
import { saveContent } from "./save-content.ts";

/** Begins to do something to many pieces of content (DLIST-03): those that are named, or all that a list finds. */
export async function changeContents(
  deps: ContentDeskDeps,
  context: DeskContext,
  { key, ids, filter, act, at, markets }: DeskContentsInBulkInput,
): Promise<DeskBulkAnswer> {
  if (act === "plan" && (at == null || momentMeant(at) === undefined))
    return notBegun({ ...refusalOf("moment-invalid", context), field: "at" });
  if (act === "setMarkets" && (markets ?? []).length === 0)
    return notBegun({ ...refusalOf("markets-missing", context), field: "markets" });
  if ((markets ?? []).some((market) => parseMarket(market) === undefined))
    throw badInput("invalid-input", undefined, [{ path: "input.markets", code: "unknown" }]);
  const named = ids ?? (filter == null ? [] : undefined);
  const { found } = contentsAsked(deps, context, { filter: named === undefined ? (filter ?? {}) : {} });
  const titled = (table: "content_draft" | "content") => sql`(
    select text_in(t.titles, ${context.language}) from ${sql.table(table)} t where t.kind = f.kind and t.key = f.key)`;
  const title = sql`coalesce(${titled("content_draft")}, ${titled("content")}, f.key)`;
  return inTransaction(deps.db, (tx) =>
    beginBulk(tx, context, {
      at: deps.clock.instant(),
      ...{ key, list: "contents", act: { kind: act, at, markets } },
      records: recordsOf(found, named, { id: sql`f.id`, name: title }),
    }),
  );
}

/** What is done to a piece of content in bulk, by the commands that staff use on it alone. */
export function contentsBulk({ staffNameOf }: Pick<ContentDeskDeps, "staffNameOf">): BulkWork {
  return {
    ...{ list: "contents", needs: { area: "content", power: "change" } },
    change: async (base, context, { id, act }) => {
      const deps = { ...base, staffNameOf };
      const [named, key = ""] = id.split("/");
      const kind = CONTENT_KINDS.find((one) => one === named);
      const kept = kind && (await findContent(deps.db, { kind, key }, staffNameOf));
      const told = kept?.draft ?? kept?.published;
      if (kind === undefined || kept === undefined || told == null)
        return refusalOf("content-unknown", context);
      const of = { kind, key, version: versionOf(kept) };
      const answer = await changeOne(deps, context, { of, told, act: act as BulkAct<DeskContentsAct> });
      return answer.refusal;
    },
  };
}

type One = {
  readonly of: ContentOf & { readonly version: number };
  readonly told: EditedColumns;
  readonly act: BulkAct<DeskContentsAct>;
};

function changeOne(deps: ContentDeskDeps, context: DeskContext, { of, told, act }: One) {
  switch (act.kind) {
    case "publish":
      return publishContent(deps, context, of);
    case "plan":
      return publishContent(deps, context, { ...of, at: act.at ?? "" });
    case "stopPlan":
      return stopContentPlan(deps, context, of);
    case "takeBack":
      return takeContentBack(deps, context, of);
    case "setMarkets":
      return saveContent(deps, context, {
        ...{ ...of, markets: [...(act.markets ?? [])], sort: told.sort, tone: told.tone, link: told.link },
        ...{ file: told.file, validFrom: told.validFrom, validTo: told.validTo },
        ...{ isPublic: told.isPublic, isNewCapability: told.isNewCapability },
        words: LANGUAGES.map((language) => ({
          language,
          title: told.titles[language] ?? "",
          body: writtenBody(of.kind, told.bodies[language]),
          section: told.sections[language] ?? "",
        })),
      });
  }
}

function refusalOf(code: ContentDeskMessage, { language }: DeskContext) {
  return { code, message: say(contentDeskMessages[code], language) };
}

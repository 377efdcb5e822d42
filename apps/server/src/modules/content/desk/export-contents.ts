import type { Cell } from "@vycep/tables/write-csv";
import {
  contentColumns,
  contentExportNames,
  contentKindWords,
  contentStateWords,
  translationWords,
} from "@vycep/words/content-exports/answers";
import { inWords } from "@vycep/words/desk-exports/answers";
import { localMomentOf } from "../../../platform/clock.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import { type DeskExport, rowsOfList } from "../../../platform/desk/desk-export.ts";
import type { DeskContentRow, QueryContentsArgs } from "../../../platform/desk/desk-graphql.gen.ts";
import type { ContentDeskDeps } from "./content-desk.deps.ts";
import { contentsAsked } from "./list-contents.ts";

/** What the brewery tells its customers, with what its languages lack, as a file: for whoever translates (DLIST-04, DCONT-03). */
export function contentsExport(deps: ContentDeskDeps): DeskExport {
  return {
    operation: "contents",
    names: contentExportNames.contents,
    columns: Object.values(contentColumns),
    read: (context, args: QueryContentsArgs, part) =>
      rowsOfList(deps.db, contentsAsked(deps, context, args), {
        part,
        row: (content) => cellsOf(content, context.language),
      }),
  };
}

/** In the order of `contentColumns`. */
function cellsOf(row: DeskContentRow, language: DeskContext["language"]): readonly Cell[] {
  const dayOf = (day: string | null | undefined): Cell => (day == null ? "" : { day });
  const momentOf = (at: string | null | undefined) =>
    dayOf(at == null ? null : localMomentOf(new Date(at)).date);
  const translation = (of: string) => {
    const found = row.translations.find((one) => one.language === of);
    return found === undefined ? "" : inWords(translationWords, found.state, language);
  };
  return [
    ...[inWords(contentKindWords, row.kind, language), row.key, row.title, row.markets.join(" ")],
    ...[
      inWords(contentStateWords, row.state, language),
      translation("cs"),
      translation("sk"),
      translation("en"),
    ],
    ...[dayOf(row.validFrom), dayOf(row.validTo), momentOf(row.publishAt), momentOf(row.changedAt)],
    row.changedBy ?? "",
  ];
}

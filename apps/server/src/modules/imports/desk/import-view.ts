import { importedFields, isImportErpOwned, whyNotUndone } from "@vycep/domain/erp/data-import";
import { localMomentIn } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { faultInWords, type ImportMessage, importMessages } from "@vycep/words/imports/answers";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DataImport, DataImportAnswer, DataImportRow } from "../../../platform/desk/desk-graphql.gen.ts";
import type { ImportsDeps } from "./imports.deps.ts";
import { findImport, type ImportRecord, type rowList } from "./imports.repo.ts";

/** An import as the contract says it. */
export function importOf(
  { clock, config }: ImportsDeps,
  record: ImportRecord,
  language: Language,
): DataImport {
  const { fingerprint: _, id, draftIds, triedAt, writtenAt, undoneAt, ...told } = record;
  const writtenOn = writtenAt === null ? undefined : localMomentIn(writtenAt.getTime(), "Europe/Prague").date;
  const why = isImportErpOwned(record.kind, config.erpOwns)
    ? "erp-owns-rows"
    : whyNotUndone({ kind: record.kind, state: record.state, writtenOn }, clock.now().date);
  return {
    ...told,
    id: String(id),
    draftIds: draftIds.map(String),
    triedAt: triedAt.toISOString(),
    writtenAt: writtenAt?.toISOString() ?? null,
    undoneAt: undoneAt?.toISOString() ?? null,
    notUndone: why === undefined ? null : refusalOf(why, language),
  };
}

interface Telling {
  readonly language: Language;
  /** All that may stand in a column, where that is a closed list. */
  readonly allowed: ReadonlyMap<string, readonly string[]>;
}

export function rowOf(
  { position, line, key, state, faults, before, after }: Parameters<ReturnType<typeof rowList>["read"]>[0],
  { language, allowed }: Telling,
): DataImportRow {
  const offered = (column: string) => allowed.get(column)?.join(", ") || undefined;
  return {
    ...{ id: String(position), line, key, state },
    // What is new has no other value to hold it against, and a list of all its cells says nothing.
    fields: state === "changed" ? importedFields(before ?? undefined, after ?? undefined).map(cut) : [],
    faults: faults.map(({ column, code, value, about }) => ({
      ...{ column, code, value: short(value) },
      message: faultInWords(
        { code, about: code === "not_allowed" ? (about ?? offered(column)) : about },
        language,
      ),
    })),
  };
}

const cut = ({ column, before, after }: { column: string; before: string; after: string }) => ({
  column,
  before: short(before),
  after: short(after),
});

const short = (value: string) => (value.length > 200 ? `${value.slice(0, 199)}…` : value);

export function refusalOf(
  code: ImportMessage,
  language: Language,
  values: Readonly<Record<string, string>> = {},
) {
  return { code, message: say(importMessages[code], language, values) };
}

export type NotDone = {
  readonly kind: ImportMessage;
  readonly values?: Readonly<Record<string, string>>;
};

/** The import as it stands now, and why something was not done with it. */
export async function answerOf(
  deps: ImportsDeps,
  { language }: DeskContext,
  { id, refusal }: { readonly id: number | undefined; readonly refusal: NotDone | undefined },
): Promise<DataImportAnswer> {
  const record = id === undefined ? undefined : await findImport(deps.db, id, deps.staffNameOf);
  return {
    import: record === undefined ? null : importOf(deps, record, language),
    refusal: refusal === undefined ? null : refusalOf(refusal.kind, language, refusal.values),
  };
}

/** A number of an import; undefined where it can be none. */
export function readImportId(text: string): number | undefined {
  return /^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : undefined;
}

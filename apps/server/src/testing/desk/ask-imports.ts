import { gzipSync } from "node:zlib";
import { expect } from "vitest";
import type { StaffCaller } from "../test-server.ts";

export type ToldImport = {
  readonly [Name in "id" | "kind" | "state" | "draftIds" | "triedBy" | "writtenBy" | "undoneBy"]: unknown;
} & {
  readonly [Name in "version" | "created" | "changed" | "unchanged" | "refused"]: number;
} & { readonly notUndone: { readonly code: string } | null };

type Answer = {
  readonly import: ToldImport | null;
  readonly refusal: { readonly code: string; readonly message: string } | null;
};

const facts = `id kind fileName state version created changed unchanged refused draftIds triedBy writtenBy undoneBy
  notUndone { code }`;
const answer = `{ import { ${facts} } refusal { code message } }`;

export const importsAsked = {
  kinds: "{ importKinds { kind template isErpOwned isIntoDrafts columns { name isNeeded } } }",
  list: `{ dataImports(first: 50) { total items { ${facts} } } }`,
  one: `query ($id: ID!) { dataImport(id: $id) { ${facts} } }`,
  rows: `query ($id: ID!, $state: DataImportRowState) { dataImportRows(id: $id, state: $state, first: 200) {
    total items { line key state fields { column before after } faults { column code value message } } } }`,
  try: `mutation ($input: TryDataImportInput!) { tryDataImport(input: $input) ${answer} }`,
  write: `mutation ($input: WriteDataImportInput!) { writeDataImport(input: $input) ${answer} }`,
  drop: `mutation ($input: DropDataImportInput!) { dropDataImport(input: $input) ${answer} }`,
  undo: `mutation ($input: UndoDataImportInput!) { undoDataImport(input: $input) ${answer} }`,
};

export type ToldRow = {
  readonly [Name in "line" | "key" | "state" | "fields" | "faults"]: unknown;
};

/** A table as CSV, packed as a browser packs it. */
export function packed(...lines: readonly string[]): string {
  return gzipSync(lines.join("\r\n")).toString("base64");
}

/** Asks the import centre as one of the staff. */
export function askImports(caller: () => StaffCaller) {
  async function told<Told>(document: string, variables: object = {}): Promise<Told> {
    const { data, errors } = await caller().desk(document, { ...variables }, { lang: "cs" });
    expect(errors).toEqual([]);
    return Object.values(data ?? {})[0] as Told;
  }
  const asking =
    <Input extends object>(document: string) =>
    (input: Input) =>
      told<Answer>(document, { input });
  const tries = asking<{ readonly kind: string; readonly name: string; readonly content: string }>(
    importsAsked.try,
  );
  return {
    told,
    tried: async (kind: string, ...lines: readonly string[]): Promise<ToldImport> => {
      const { import: made, refusal } = await tries({ kind, name: `${kind}.csv`, content: packed(...lines) });
      expect(refusal).toBeNull();
      if (made === null) throw new Error("nothing was tried");
      return made;
    },
    tries,
    write: asking<{ readonly id: unknown; readonly version: number }>(importsAsked.write),
    drop: asking<{ readonly id: unknown }>(importsAsked.drop),
    undo: asking<{ readonly id: unknown }>(importsAsked.undo),
    rows: async (id: unknown, state?: string): Promise<readonly ToldRow[]> => {
      const page = await told<{ readonly items: readonly ToldRow[] }>(importsAsked.rows, {
        id,
        state: state ?? null,
      });
      return page.items;
    },
  };
}

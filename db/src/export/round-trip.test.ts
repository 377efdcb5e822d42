import { describe, expect, test } from "vitest";
import { inTransaction } from "../connection.ts";
import { importers } from "../import/importers.ts";
import { errorTable } from "../import/reading/error-words.ts";
import { readTable } from "../import/reading/read-table.ts";
import { importTable, RefusedImport } from "../import/run-import.ts";
import { demoRows } from "../testing/demo-file.ts";
import { type TestDatabase, useDatabase, useDemo } from "../testing/use-database.ts";
import { fileRows, SAID_ELSEWHERE } from "./file-rows.ts";
import { fileLines } from "./read-pieces.ts";

const today = "2026-11-20";
const here = useDemo(today);
const there = useDatabase();

/** The files of all importers, in the order in which they are read. */
async function filesOf({ client }: TestDatabase): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const importer of importers) {
    const source = fileRows.find(({ kind }) => kind === importer.kind);
    if (source === undefined) continue;
    await inTransaction(client, async () => {
      let text = "";
      for await (const piece of fileLines(client, importer, { source, today })) text += piece.text;
      files.set(importer.kind, text);
    });
  }
  return files;
}

describe("DINT-04 the files of the importers", () => {
  test("each importer has one, or another one says it all", () => {
    const told = [...fileRows.map(({ kind }) => kind), ...Object.keys(SAID_ELSEWHERE)];
    expect(told.toSorted()).toEqual(importers.map(({ kind }) => kind).toSorted());
  });

  test("hold all that a file can say: everything that came as one", async () => {
    const files = await filesOf(here);
    const short = [];
    for (const importer of importers.filter(({ kind }) => SAID_ELSEWHERE[kind] === undefined)) {
      const rows = (files.get(importer.kind) ?? "").split("\r\n").length - 2;
      const came = (await demoRows(importer)).length;
      if (rows < came) short.push({ kind: importer.kind, rows, came });
    }
    expect(short).toEqual([]);
  });

  test("DINT-04 brought into an empty installation they come out again as they were", async () => {
    // Not every customer has all numbers.
    await here.client.query("update company set gln = '', iban = '', dic = '' where id = 'C4'");
    await here.client.query("update ship_to set gln = '' where company_id = 'C4'");
    const files = await filesOf(here);
    for (const importer of importers) {
      const text = files.get(importer.kind);
      if (text === undefined || text.trimEnd().split("\r\n").length < 2) continue;
      await inTransaction(there.client, () =>
        importTable(there.client, importer, { table: readTable(Buffer.from(text)), today }),
      ).catch((error: unknown) => {
        if (!(error instanceof RefusedImport)) throw error;
        throw new Error(`${importer.kind}: ${errorTable(error.errors).slice(0, 2000)}`);
      });
    }
    const back = await filesOf(there);
    for (const [kind, text] of files) expect([kind, back.get(kind)]).toEqual([kind, text]);
  });
});

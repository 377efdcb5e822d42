import { createHash } from "node:crypto";
import { once } from "node:events";
import { get } from "node:http";
import type { AddressInfo } from "node:net";
import { finished } from "node:stream/promises";
import compress from "@fastify/compress";
import { readTableFile } from "@vycep/tables/read-table-file";
import { writeCsv } from "@vycep/tables/write-csv";
import fastify, { type FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { countingStatements } from "../statement-count.ts";
import { type ExportFile, exportFile, sendExport } from "./export-file.ts";
import { type List, readAll } from "./read-list.ts";

/** Rows of which the whole list holds more than all buffers between server and customer, packed or not. */
const wide = (number: number) => createHash("sha512").update(String(number)).digest("hex").repeat(8);

let server: TestServer;
let app: FastifyInstance;
let sent: ExportFile | undefined;
const count = { statements: 0 };
beforeAll(async () => {
  server = await startTestServer();
  app = fastify();
  // As the server packs its answers.
  await app.register(compress, { encodings: ["br", "gzip"], threshold: 1400 });
  app.get("/numbers", (_request, reply) => {
    count.statements = 0;
    return countingStatements(count, async () => {
      const { file, total } = await numbers(20_000, { rest: wide });
      sent = file;
      return sendExport(reply, file, total);
    });
  });
  app.get("/broken", (_request, reply) => sendExport(reply, brokenFile(), 2));
  await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

const addressOf = (path: string) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`;

/** As long a list as is wanted. */
async function numbers(
  most: number,
  {
    format = "csv",
    rest,
  }: { readonly format?: "csv" | "xlsx"; readonly rest?: (number: number) => string } = {},
) {
  const list: List<{ readonly id: number }, number> = {
    found: sql`select n::bigint as id from generate_series(1, ${most}::int) n`,
    order: {
      name: "id",
      by: { column: sql`id`, kind: "whole" },
      id: { column: sql`id`, kind: "whole" },
      direction: "asc",
    },
    read: ({ id }) => id,
  };
  const { total, pages } = await readAll(server.deps.db, list, { most });
  const file = exportFile({
    format,
    name: "cisla",
    sheet: "Čísla",
    head: ["Číslo"],
    pages,
    row: (number) => [number, ...(rest ? [rest(number)] : [])],
    foot: (shown) => [[`${shown} z ${total}`]],
  });
  return { file, total };
}

function brokenFile(): ExportFile {
  async function* pages() {
    yield [1];
    throw new Error("the database went away");
  }
  const row = (number: number) => [number];
  return exportFile({
    format: "csv",
    name: "x",
    sheet: "x",
    head: ["x"],
    pages: pages(),
    row,
    foot: () => [],
  });
}

async function whole(file: ExportFile): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of file.content) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe("a list as a file", () => {
  test("CSV has the bytes of the same table written at once", async () => {
    const { file } = await numbers(2500);
    const rows = [["Číslo"], ...Array.from({ length: 2500 }, (_, at) => [at + 1]), ["2500 z 2500"]];
    expect((await whole(file)).toString()).toBe(writeCsv(rows));
    expect(file).toMatchObject({ name: "cisla.csv", type: "text/csv; charset=utf-8" });
  });

  test("XLSX holds the heading, every row and what stands under them", async () => {
    const { file } = await numbers(2500, { format: "xlsx" });
    const read = readTableFile(await whole(file), 5000);
    if (read.kind === "refused") throw new Error(read.code);
    expect(read.rows).toHaveLength(2502);
    expect(read.rows.map(({ cells }) => cells[0]).slice(-2)).toEqual(["2500", "2500 z 2500"]);
  });

  test("nothing found is a heading and what stands under it", async () => {
    expect((await whole((await numbers(0)).file)).toString()).toBe("\uFEFFČíslo\r\n0 z 0\r\n");
  });

  it("reads no faster than it is taken, so that memory stays flat however long the list is", async () => {
    const own = { statements: 0 };
    await countingStatements(own, async () => {
      const { file, total } = await numbers(30_000);
      expect(total).toBe(30_000);
      let taken = 0;
      for await (const piece of file.content) {
        taken += 1;
        expect(piece.length).toBeLessThan(20_000);
        // The page that is being taken, and at most two that wait.
        expect(own.statements).toBeLessThanOrEqual(taken + 2);
      }
      expect(own.statements).toBe(15);
    });
  });

  it("whoever has it whole knows that it is whole", async () => {
    const response = await fetch(addressOf("/numbers"));
    expect(response.headers.get("x-total-count")).toBe("20000");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="cisla.csv"');
    expect((await response.text()).endsWith(`\r\n20000;${wide(20_000)}\r\n20000 z 20000\r\n`)).toBe(true);
    expect(count.statements).toBe(10);
  });

  it.each(["identity", "br"])("stops reading when the customer goes away (%s)", async (encoding) => {
    const request = get(addressOf("/numbers"), { headers: { "accept-encoding": encoding } });
    const [response] = await once(request, "response");
    expect(response.headers["content-encoding"] ?? "identity").toBe(encoding);
    await once(response, "data");
    response.pause();
    request.destroy();
    if (sent) await finished(sent.content).catch(() => "not to its end");
    const { statements } = count;
    expect(statements).toBeLessThan(10);
    await sql`select 1`.execute(server.deps.db);
    expect(count.statements).toBe(statements);
  });

  it("a file that breaks half way is broken for the customer too", async () => {
    const response = await fetch(addressOf("/broken"));
    await expect(response.text()).rejects.toThrow();
  });
});

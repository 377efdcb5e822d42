import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const texts = fc.oneof(
  fc.constantFrom(
    "",
    "NULL",
    "null",
    " ",
    "a,b",
    "{}",
    '"',
    "\\",
    "[0:1]={a}",
    "Plzeňský Prazdroj",
    "4800000001",
  ),
  fc.string({ unit: "grapheme-ascii" }),
  fc.string({ unit: "grapheme" }).filter((text) => text.isWellFormed() && !text.includes("\0")),
);

test("texts of an array come as they were written, whatever they hold", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(texts), { maxLength: 6 }), async (wanted) => {
      // As JSON they are written without the driver's arrays.
      const { rows } = await sql<{ list: unknown }>`
        select array(select value from json_array_elements_text(${JSON.stringify(wanted)}::json)) as list`.execute(
        server.deps.db,
      );
      expect(rows).toEqual([{ list: wanted }]);
    }),
    { numRuns: 200 },
  );
});

test("numbers, days and what is nested come as before", async () => {
  const { rows } = await sql`
    select array[1, -2, 3]::int[] as whole, array[1, null]::smallint[] as gap, '{}'::smallint[] as none, '{7}'::smallint[] as small,
      array['2026-11-30', '0001-01-01']::date[] as days, array[[1, 2], [3, 4]]::int[] as nested, '[0:1]={5,6}'::int[] as bounded,
      array[['a'], ['b']]::text[] as texts`.execute(server.deps.db);
  expect(rows).toEqual([
    {
      ...{ whole: [1, -2, 3], gap: [1, null], none: [], small: [7], days: ["2026-11-30", "0001-01-01"] },
      ...{
        nested: [
          [1, 2],
          [3, 4],
        ],
        bounded: [5, 6],
        texts: [["a"], ["b"]],
      },
    },
  ]);
});

import { importers } from "@vycep/db/import/importers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Column = Readonly<Record<"name" | "means" | "unit", string>>;

async function columnsIn(lang: string): Promise<ReadonlyMap<string, Column>> {
  const admin = await server.asStaff("S01");
  const { data } = await admin.desk("{ importKinds { kind columns { name means unit } } }", {}, { lang });
  const kinds = data?.["importKinds"] as readonly { kind: string; columns: readonly Column[] }[];
  return new Map(
    kinds.flatMap(({ kind, columns }) =>
      columns.map((column) => [`${kind}.${column.name}`, column] as const),
    ),
  );
}

test("DINT-03 every column of a file says what it means and how it is counted in the caller's language", async () => {
  const [cs, sk, en] = [await columnsIn("cs"), await columnsIn("sk"), await columnsIn("en")];
  expect(cs.get("products.boxes_per_layer")).toMatchObject({
    means: expect.stringMatching(/^Balení ve vrstvě/),
    unit: "balení",
  });
  expect(sk.get("products.name_en")?.means).toBe("Názov, ako ho vidia zákazníci");
  expect(cs.get("price-lists.base_price")?.unit).toBe("měna");
  const described = new Map<string, string>(
    importers.flatMap(({ kind, reading }) =>
      reading.described.map(({ name, means }) => [`${kind}.${name}`, means] as const),
    ),
  );
  // English words are those of the importers, which the command line says; the others are translated, every one of them.
  for (const [column, { means }] of en) {
    expect([column, means]).toEqual([column, described.get(column)]);
    expect([column, cs.get(column)?.means, sk.get(column)?.means]).not.toContain(means);
  }
});

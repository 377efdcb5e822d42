import type { DocumentsAnswer } from "@vycep/contract/documents/documents.rest";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Query = Readonly<Record<string, string>>;

async function pageOf(query: Query, uid: string) {
  const answer = await (await server.as(uid)).request({
    url: "/prodczsk-api/api/v1/portal/documents/GetAllDocuments",
    query,
  });
  expect(answer.statusCode).toBe(200);
  const { documentList, next } = answer.json<DocumentsAnswer>();
  return { found: documentList.length, next, statements: Number(answer.headers["x-sql-statements"]) };
}

const filters: readonly Query[] = [
  {},
  { tab: "invoices" },
  { tab: "delivery-notes" },
  { state: "overdue" },
  { state: "paid" },
  { shipTo: "500102" },
  { search: "2026100" },
  { search: "4700100301" },
  { dateFrom: "2026-01-01", dateTo: "2026-06-30" },
  {
    tab: "invoices",
    state: "paid",
    shipTo: "500101",
    dateFrom: "2025-01-01",
    sort: "issued",
    direction: "asc",
  },
  { search: "nothing" },
];

describe("DOCS-01 performance.md a list of documents costs the same statements, however much it holds", () => {
  // One who asks, the page, and the sums; a page behind another has no sums.
  test.each(filters)(
    "DOCS-06 three for a first page narrowed by %o, of one row and of a hundred",
    async (filter) => {
      const [one, hundred] = [
        await pageOf({ ...filter, limit: "1" }, "U001"),
        await pageOf({ ...filter, limit: "100" }, "U001"),
      ];
      expect([one.statements, hundred.statements]).toEqual([3, 3]);
      expect(one.found).toBeLessThanOrEqual(1);
      if (one.next === null) return;
      expect(hundred.found).toBeGreaterThan(1);
      for (const limit of ["1", "100"])
        expect((await pageOf({ ...filter, limit, after: one.next }, "U001")).statements).toBe(2);
    },
  );

  it("costs an accountant of several companies no more than the owner of one pub", async () => {
    const several = await server.deps.db
      .selectFrom("app_user")
      .select("uid")
      .where("email", "=", "michal.vicefirem@modrahvezda.example")
      .executeTakeFirstOrThrow();
    const page = await pageOf({ limit: "100" }, several.uid);
    expect([page.statements, page.found > 1]).toEqual([3, true]);
  });
});

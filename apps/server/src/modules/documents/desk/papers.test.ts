import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let dana: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  dana = await server.asStaff("S07");
});
afterAll(() => server.stop());

type Paper = {
  readonly id: string;
  readonly kind: string;
  readonly number: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly issued: string;
  readonly due: string | null;
  readonly standing: string;
  readonly formats: readonly string[];
};
type Page = { readonly items: readonly Paper[]; readonly total: number; readonly next: string | null };
const listing = `query ($filter: DeskPaperFilter!, $first: Int!, $after: String) {
  papers(filter: $filter, first: $first, after: $after) { total isMore next
    items { id kind number companyId companyName shipToName issued due amountMinor currency standing days orderNumbers formats } } }`;
const opening = `mutation ($input: OpenPaperInput!) { openPaper(input: $input) { link } }`;

async function list(
  filter: object = {},
  { who = dana, first = 50, after = null as string | null } = {},
): Promise<Page> {
  const { data, errors } = await who.desk(listing, { filter, first, after });
  expect(errors).toEqual([]);
  return data?.["papers"] as Page;
}

describe("DDOC-01 who may not, and what is no input", () => {
  test("customers are strangers; catalogue is not let in", async () => {
    const jana = await server.as("U001");
    const { statusCode } = await jana.request({
      ...{ method: "POST", url: "/desk/graphql" },
      payload: { query: "{ papers(filter: {}, first: 1) { total } }" },
    });
    expect(statusCode).toBe(401);
    const catalogue = await server.asStaff("S05");
    for (const [query, variables] of [
      [listing, { filter: {}, first: 1, after: null }],
      ["{ paperSums { count } }", {}],
      [opening, { input: { kind: "invoice", number: "1", format: "pdf" } }],
    ] as const)
      expect((await catalogue.desk(query, variables)).errors[0]?.extensions.code).toBe("not-your-area");
  });

  test("no day, no size of a page, no kind and no format", async () => {
    for (const [query, variables] of [
      [listing, { filter: { issuedFrom: "2026-02-30" }, first: 1, after: null }],
      [listing, { filter: {}, first: 0, after: null }],
      [opening, { input: { kind: "letter", number: "1", format: "pdf" } }],
      [opening, { input: { kind: "invoice", number: "1", format: "exe" } }],
    ] as const)
      expect((await dana.desk(query, variables)).errors[0]?.extensions.code).toMatch(/invalid/);
  });

  test("a paper that is none cannot be opened", async () => {
    const { errors } = await dana.desk(opening, {
      input: { kind: "invoice", number: "none", format: "pdf" },
    });
    expect(errors[0]?.extensions.code).toBe("document-not-found");
  });
});

describe("DDOC-01 papers of all customers", () => {
  test("the newest first, page behind page without a gap; the same that the database has", async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from document`.execute(
      server.deps.db,
    );
    const seen: Paper[] = [];
    let after: string | null = null;
    do {
      const page: Page = await list({}, { first: 100, after });
      seen.push(...page.items);
      after = page.next;
    } while (after !== null && seen.length < 2000);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    expect(seen.length).toBe(Math.min(rows[0]?.count ?? 0, seen.length));
    const days = seen.map(({ issued }) => issued);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(new Set(seen.map(({ companyId }) => companyId)).size).toBeGreaterThan(2);
  });

  test("of a kind, of a company, by the beginning of a number, an order and a name without diacritics", async () => {
    const credits = await list({ tab: "credit_notes" });
    expect(new Set(credits.items.map(({ kind }) => kind))).toEqual(new Set(["credit-note"]));
    const ofCompany = await list({ companyId: "C1" });
    expect(new Set(ofCompany.items.map(({ companyId }) => companyId))).toEqual(new Set(["C1"]));
    const [first] = (await list({ tab: "invoices", companyId: "C1" })).items;
    expect((await list({ text: first?.number.slice(0, -1) })).items.map(({ number }) => number)).toContain(
      first?.number,
    );
    expect((await list({ text: "u modre hvezdy" })).total).toBeGreaterThan(0);
    expect((await list({ text: "nothing like it" })).total).toBe(0);
  });

  test("what waits for money too long stands first that is due longest, and the sums tell of the same", async () => {
    const { items, total } = await list({ standing: "overdue" }, { first: 200 });
    const dues = items.map(({ due }) => due ?? "");
    expect(dues).toEqual(dues.toSorted());
    expect(items.every(({ standing }) => standing === "overdue")).toBe(true);
    const { data } = await dana.desk("{ paperSums { currency isOverdue count minor oldest } }");
    const sums = data?.["paperSums"] as readonly { isOverdue: boolean; count: number; oldest: string }[];
    const overdue = sums.filter(({ isOverdue }) => isOverdue);
    expect(overdue.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(overdue.map(({ oldest }) => oldest).toSorted()[0]).toBe(dues[0]);
  });

  test("a file is opened by a link of its own, also one that had to be made", async () => {
    const paper = (await list({ tab: "invoices" })).items.find(({ formats }) => formats.includes("isdoc"));
    for (const [format, type] of [
      ["pdf", "application/pdf"],
      ["isdoc", "application/xml"],
    ] as const) {
      const { data, errors } = await dana.desk(opening, {
        input: { kind: paper?.kind, number: paper?.number, format },
      });
      expect(errors).toEqual([]);
      const { link } = (data?.["openPaper"] ?? { link: "" }) as { link: string };
      const file = await server.stranger.request({ url: link });
      expect(file.statusCode).toBe(200);
      expect(file.headers["content-type"]).toContain(type);
    }
  });

  test("DLIST-08 no page of it reads the whole table", async () => {
    const { db } = server.deps;
    for (const where of [
      sql`true order by issued desc, id desc`,
      sql`kind = 'invoice' order by issued desc, id desc`,
      sql`state = 'open' and due < '2026-11-23'::date order by due, id`,
      sql`number like '20261001%'`,
    ]) {
      const plan = await db.connection().execute(async (one) => {
        await sql`set enable_seqscan = off`.execute(one);
        const { rows } = await sql<
          Record<string, string>
        >`explain select id from document where ${where} limit 50`.execute(one);
        await sql`reset enable_seqscan`.execute(one);
        return rows.map((row) => Object.values(row).join("")).join("\n");
      });
      expect(plan).not.toContain("Seq Scan");
      expect(plan).not.toContain("Sort");
    }
  });
});

describe("DDOC-01 who sees some companies alone", () => {
  test("finds and opens theirs alone", async () => {
    await sql`
      insert into staff_right (role, area, power) values ('sales', 'papers', 'see') on conflict do nothing`.execute(
      server.deps.db,
    );
    const radim = await server.asStaff("S03");
    const own = await list({}, { who: radim, first: 200 });
    const companies = new Set(own.items.map(({ companyId }) => companyId));
    const all = await list({}, { first: 200 });
    const foreign = all.items.find(({ companyId }) => !companies.has(companyId));
    expect(foreign).toBeDefined();
    const { errors } = await radim.desk(opening, {
      input: { kind: foreign?.kind, number: foreign?.number, format: "pdf" },
    });
    expect(errors[0]?.extensions.code).toBe("document-not-found");
    expect((await list({ companyId: foreign?.companyId }, { who: radim })).total).toBe(0);
  });
});

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let service: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  service = await server.asStaff("S02");
});
afterAll(() => server.stop());

const places = "query ($text: String!) { found: foundPlaces(text: $text) { id name city companyName } }";
const companies = "query ($text: String!) { found: foundCompanies(text: $text) { id name city } }";

async function found(query: string, text: string, caller = service) {
  const { data, errors } = await caller.desk(query, { text });
  return errors[0]?.extensions.code ?? data?.["found"];
}

describe("places and companies are found for the fields that name one", () => {
  const star = expect.objectContaining({ id: "500101", name: "Restaurace U Modré hvězdy" });

  test("a stranger and whoever sees none of the pages with such a field get nothing", async () => {
    const payload = { query: places, variables: { text: "500101" } };
    const call = { method: "POST" as const, url: "/desk/graphql", payload };
    expect((await server.stranger.request(call)).statusCode).toBe(401);
    const driver = await server.asStaff("S08");
    expect(await found(places, "500101", driver)).toBe("not-your-area");
    expect(await found(companies, "500101", driver)).toBe("not-your-area");
  });

  test("a place by its name, its town's, its company's or its number, which comes first", async () => {
    // Others of its company are found as well, after the one of the name.
    const named = (await found(places, "hvezd")) as readonly unknown[];
    expect(named[0]).toEqual(star);
    expect(named.length).toBeGreaterThan(1);
    expect(await found(places, "500101")).toEqual([star]);
    expect(await found(places, "nic takového")).toEqual([]);
    expect(await found(places, " ")).toEqual([]);
  });

  test("a company by its name, its town's or its number", async () => {
    const [company] = (await found(companies, "hostince modra")) as readonly { readonly id: string }[];
    expect(company).toMatchObject({ name: "Hostince Modrá hvězda s.r.o." });
    expect(await found(companies, company?.id ?? "")).toEqual([company]);
    expect(await found(companies, " ")).toEqual([]);
  });

  test("sales find those of their companies alone", async () => {
    const sales = await server.asStaff("S03");
    const { rows } = await sql<{
      id: string;
    }>`select company_id as id from staff_company where uid = 'S03'`.execute(server.deps.db);
    const theirs = rows.map(({ id }) => id);
    const seen = (await found(companies, "a", sales)) as readonly { readonly id: string }[];
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every(({ id }) => theirs.includes(id))).toBe(true);
    const others = (await found(places, "a", service)) as readonly { readonly companyName: string }[];
    expect(others.length).toBe(6);
  });

  test("whoever prices goods finds places with that right alone, and no company", async () => {
    const catalogue = await server.asStaff("S05");
    expect(await found(places, "500101", catalogue)).toEqual([star]);
    expect(await found(companies, "500101", catalogue)).toBe("not-your-area");
  });
});

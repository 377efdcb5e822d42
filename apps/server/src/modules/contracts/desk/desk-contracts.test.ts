import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let dana: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  dana = await server.asStaff("S07");
});
afterAll(() => server.stop());

type Contract = {
  readonly number: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly validTo: string | null;
  readonly state: string;
  readonly endsIn: number | null;
  readonly year: {
    readonly agreedLitres: number;
    readonly takenLitres: number;
    readonly bonus: { readonly reached: number; readonly currency: string } | null;
  } | null;
};
const listing = `query ($filter: DeskContractFilter!, $first: Int!, $after: String) {
  deskContracts(filter: $filter, first: $first, after: $after) { total next items {
    number name type companyId companyName validFrom validTo state endsIn
    year { from to agreedLitres takenLitres beforeLitres paceLitres bonus { reached atPace currency } } } } }`;

async function list(filter: object = {}, first = 50, after: string | null = null) {
  const { data, errors } = await dana.desk(listing, { filter, first, after });
  expect(errors).toEqual([]);
  return data?.["deskContracts"] as {
    readonly total: number;
    readonly next: string | null;
    readonly items: readonly Contract[];
  };
}

describe("DDOC-03 contracts of all customers", () => {
  test("customers are strangers, catalogue is not let in, and a page has a size", async () => {
    const jana = await server.as("U001");
    const { statusCode } = await jana.request({
      ...{ method: "POST", url: "/desk/graphql" },
      payload: { query: "{ deskContracts(filter: {}, first: 1) { total } }" },
    });
    expect(statusCode).toBe(401);
    const catalogue = await server.asStaff("S05");
    const asked = { filter: {}, first: 1, after: null };
    expect((await catalogue.desk(listing, asked)).errors[0]?.extensions.code).toBe("not-your-area");
    const { errors } = await dana.desk(listing, { ...asked, first: 201 });
    expect(errors[0]?.extensions.code).toBe("page-size-invalid");
  });

  test("B10 DDOC-03 each says how far it is, as its customer reads it, with the bonus that it reached", async () => {
    const { items } = await list();
    expect(new Set(items.map(({ companyId }) => companyId)).size).toBeGreaterThan(2);
    const radek = await server.as("U012");
    const own = (
      await radek.request({ url: "/prodczsk-api/api/v1/portal/power-bi/contract-evaluation" })
    ).json() as readonly (Contract["year"] & { readonly number: string })[];
    expect(own.length).toBeGreaterThan(0);
    for (const { number, takenLitres, agreedLitres, bonus } of own)
      expect(items.find((one) => one.number === number)?.year).toMatchObject({
        ...{ takenLitres, agreedLitres, bonus },
      });
    expect(own.some(({ bonus }) => bonus !== null)).toBe(true);
  });

  test("those in force stand by their end; page behind page; by state, text and company", async () => {
    const { items, total } = await list();
    const ends = items
      .filter(({ state }) => state !== "ended" && state !== "coming")
      .map(({ validTo }) => validTo ?? "9999");
    expect(ends).toEqual(ends.toSorted());
    const first = await list({}, 3);
    const rest = await list({}, 200, first.next);
    expect([...first.items, ...rest.items].map(({ number }) => number)).toEqual(
      items.map(({ number }) => number),
    );
    expect(first.total).toBe(total);
    const soon = await list({ standing: "ends_soon" });
    expect(soon.items.map(({ number }) => number)).toEqual(
      items.filter(({ endsIn }) => endsIn !== null).map(({ number }) => number),
    );
    const [one] = items;
    expect((await list({ text: one?.number })).items.map(({ number }) => number)).toContain(one?.number);
    const ofCompany = await list({ companyId: one?.companyId });
    expect(new Set(ofCompany.items.map(({ companyId }) => companyId))).toEqual(new Set([one?.companyId]));
  });
});

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let vojtech: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  vojtech = await server.asStaff("S05");
});
afterAll(() => server.stop());

const listing = `query ($filter: DeskLimitFilter!) { productLimits(filter: $filter, first: 50) {
  total items { shipToId shipToName companyName sku productName maxBoxes boxesOrdered validFrom validTo standing version } } }`;
type Limit = {
  readonly [Name in "shipToId" | "sku" | "maxBoxes" | "validFrom" | "validTo" | "standing"]: unknown;
} & { readonly version: number };
async function limits(filter: object, caller = vojtech): Promise<readonly Limit[]> {
  const { data, errors } = await caller.desk(listing, { filter }, { lang: "cs" });
  expect(errors).toEqual([]);
  const page = data?.["productLimits"] as { readonly items: readonly Limit[] } | undefined;
  return page?.items ?? [];
}
const documents = {
  set: "mutation ($input: SetProductLimitInput!) { setProductLimit(input: $input) { refusal { code field message } } }",
  drop: "mutation ($input: DropProductLimitInput!) { dropProductLimit(input: $input) { refusal { code field message } } }",
};
type Refusal = { readonly code: string; readonly field: string | null; readonly message: string };
async function ask(verb: keyof typeof documents, input: object, caller = vojtech): Promise<Refusal | null> {
  const { data, errors } = await caller.desk(documents[verb], { input }, { lang: "cs" });
  expect(errors).toEqual([]);
  return (Object.values(data ?? {})[0] as { readonly refusal: Refusal | null }).refusal;
}

const of = { shipToId: "500101", sku: "100201" };
const fresh = { ...of, was: null, version: 0, maxBoxes: 40, validFrom: "2026-12-01", validTo: "2026-12-31" };
const day = ({ validFrom }: Limit) => validFrom;

describe("DGOOD-04 limits of products per place and days", () => {
  test("a stranger sees none, and whoever only sees goods changes none", async () => {
    const call = {
      method: "POST" as const,
      url: "/desk/graphql",
      payload: { query: "{ productLimits(filter: {}, first: 1) { total } }" },
    };
    expect((await server.stranger.request(call)).statusCode).toBe(401);
    const service = await server.asStaff("S02");
    const { errors } = await service.desk(documents.set, { input: fresh });
    expect(errors[0]?.extensions.code).toBe("not-your-area");
  });

  test.each([
    ["no such place", { shipToId: "999999" }, "place-unknown", "shipToId"],
    ["no such product", { sku: "999999" }, "product-unknown", "sku"],
    ["less than nothing", { maxBoxes: -1 }, "boxes-invalid", "maxBoxes"],
    ["a day that has passed", { validFrom: "2026-11-01" }, "day-passed", "validFrom"],
    ["an end before its start", { validTo: "2026-11-30" }, "ends-before-start", "validTo"],
    ["one that is not there", { was: "2026-12-24", version: 1 }, "limit-unknown", null],
  ])("%s", async (_case, part, code, field) => {
    expect(await ask("set", { ...fresh, ...part })).toMatchObject({ code, field });
    expect(await limits(of)).toEqual([]);
  });

  test("one is made, found, counted, raised by whoever saw it as it is, and removed while it lies ahead", async () => {
    expect(await ask("set", fresh)).toBeNull();
    const [made] = await limits({ ...of, standing: "ahead" });
    expect(made).toMatchObject({
      ...of,
      ...{ shipToName: "Restaurace U Modré hvězdy", maxBoxes: 40, boxesOrdered: 0, standing: "ahead" },
      ...{ validFrom: "2026-12-01", validTo: "2026-12-31", version: 1 },
    });
    expect((await limits({ text: "modre hvezdy 100201" })).map(day)).toEqual(["2026-12-01"]);
    // Sent twice, or another that begins before it ends.
    const overlap = await ask("set", { ...fresh, validFrom: "2026-12-24", validTo: null });
    expect(overlap).toMatchObject({ code: "limits-overlap", field: "validFrom" });
    expect(overlap?.message).toContain("31.12.2026");
    const raised = { ...fresh, was: "2026-12-01", version: 1, maxBoxes: 60, validTo: null };
    expect(await ask("set", raised)).toBeNull();
    expect(await ask("set", raised)).toMatchObject({ code: "changed-meanwhile" });
    expect(await limits(of)).toMatchObject([{ maxBoxes: 60, validTo: null, version: 2 }]);
    expect(await ask("drop", { ...of, validFrom: "2026-12-01", version: 2 })).toBeNull();
    expect(await limits(of)).toEqual([]);
  });

  test("DGOOD-04 what customers may order follows at once, and one that holds is ended, not removed", async () => {
    const pub = await server.as("U001");
    const stateThere = async () => {
      const { data } = await pub.graphql(
        `{ products(filter: { sku: { eq: "100201" } }) { items { saleability { reason } } } }`,
        {},
        { outletid: "500101", datepopup: "2026-11-26" },
      );
      return data?.["products"];
    };
    expect(await stateThere()).toEqual({ items: [{ saleability: { reason: null } }] });
    const now = { ...fresh, maxBoxes: 0, validFrom: "2026-11-23", validTo: null };
    expect(await ask("set", now)).toBeNull();
    expect(await stateThere()).toEqual({ items: [{ saleability: { reason: "product-limit-reached" } }] });
    const tooEarly = {
      ...now,
      was: "2026-11-23",
      version: 1,
      validFrom: "2026-11-23",
      validTo: "2026-11-22",
    };
    expect(await ask("set", tooEarly)).toMatchObject({ code: "ends-before-start", field: "validTo" });
    expect(await ask("drop", { ...of, validFrom: "2026-11-23", version: 1 })).toMatchObject({
      code: "not-ahead",
    });
    expect(await ask("set", { ...now, was: "2026-11-23", version: 1, validTo: "2026-11-23" })).toBeNull();
    expect(await stateThere()).toEqual({ items: [{ saleability: { reason: null } }] });
    expect(await limits(of)).toMatchObject([{ validTo: "2026-11-23", standing: "holds" }]);
  });

  test("one that began before cannot have ended before today, and the day that is wrong is named", async () => {
    const [running] = await limits({ shipToId: "500101", sku: "130506", standing: "holds" });
    if (running === undefined) throw new Error("the demo has no such limit");
    const { shipToId, sku, maxBoxes, version, validFrom } = running;
    const ended = { shipToId, sku, maxBoxes, version, validFrom, was: validFrom, validTo: "2026-11-22" };
    expect(await ask("set", ended)).toMatchObject({
      ...{ code: "day-passed", field: "validTo" },
    });
  });

  test("DEDIT-02 each change stands in the log with what it was before", async () => {
    const { rows } = await sql<{ action: string; detail: object }>`
      select action, detail from audit_entry where subject_kind = 'product-limit' order by id`.execute(
      server.deps.db,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      ...["product-limit.set", "product-limit.set", "product-limit.dropped"],
      ...["product-limit.set", "product-limit.set"],
    ]);
    expect(rows[1]?.detail).toMatchObject({ maxBoxes: 60, maxBoxesBefore: 40 });
  });
});

test("DEDIT-05 limits that the ERP keeps are seen here and changed there", async () => {
  const owned = await startTestServer({ env: { VYCEP_ERP_OWNS: "products" } });
  try {
    const caller = await owned.asStaff("S05");
    const { data } = await caller.desk(documents.set, { input: fresh });
    expect(data?.["setProductLimit"]).toMatchObject({ refusal: { code: "erp-owns-products" } });
  } finally {
    await owned.stop();
  }
});

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openEvents } from "../../../testing/open-events.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let service: StaffCaller;
let sales: StaffCaller;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
  service = await server.asStaff("S02");
  sales = await server.asStaff("S03");
});
afterAll(() => server.stop());

const record = `shipTo { version suspendedReason methods row { name isSuspended weekdays { unfiltered } }
  history { by action reason changes { what before after } } } refusal { code field }`;
const changing = `mutation ($input: DeskShipToInput!) { changed: changeShipTo(input: $input) { ${record} } }`;
const suspending = `mutation ($input: DeskSuspensionInput!) { changed: setShipToSuspended(input: $input) { ${record} } }`;
const companyChanging = `mutation ($input: DeskCompanyInput!) { changed: changeCompany(input: $input) {
  company { version row { name priceList } } refusal { code field } } }`;
const terms = `mutation ($input: DeskTermsInput!) { changed: setCompanyTerms(input: $input) {
  company { dueDays row { money { creditLimitMinor isOverLimit } } history { changes { what before after } } }
  refusal { code field } } }`;

type Changed = Readonly<Record<string, unknown>> & {
  readonly shipTo: { readonly version: number } & Readonly<Record<string, unknown>>;
};
async function change(caller: StaffCaller, document: string, input: object) {
  const { data, errors } = await caller.desk(document, { input });
  expect(errors).toEqual([]);
  return data?.["changed"] as Changed;
}

async function version(table: "ship_to" | "company", id: string) {
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(table)} where id = ${id}`.execute(server.deps.db);
  return rows[0]?.version ?? 0;
}

const place = {
  ...{
    name: "Restaurace U Modré hvězdy",
    street: "Sladovnická 12",
    city: "Lipovrch",
    zip: "549 01",
    kind: "pub",
  },
  ...{ deliveryWindow: "7:00-11:00", types: ["1", "PD"], isTankEnabled: true, tankLitres: 2000 },
  ...{ isUnfilteredEnabled: true, isSmallTruckAllowed: true },
  weekdays: { standard: [1, 4], truck: [2], tank: [3], unfiltered: [2, 5] },
};

describe("DCUST-02 a place is changed", () => {
  test.each([
    ["an empty name", { name: " " }, { code: "text-missing", field: "name" }],
    ["tank beer without a tank", { tankLitres: 0 }, { code: "tank-without-litres", field: "tankLitres" }],
    ["a weekday that is none", { weekdays: { ...place.weekdays, tank: [8] } }, { code: "weekday-invalid" }],
    ["a version that is old", { version: 0 }, { code: "changed-meanwhile" }],
    ["a place that is none", { id: "nothing" }, { code: "customer-unknown" }],
  ])("%s is refused beside its field and changes nothing", async (_case, part, refusal) => {
    const seen = await version("ship_to", "500101");
    const answer = await change(service, changing, { id: "500101", version: seen, ...place, ...part });
    expect(answer).toMatchObject({ refusal });
    expect(await version("ship_to", "500101")).toBe(seen);
  });

  test("a place of another's company is unknown to sales", async () => {
    const input = { ...place, id: "500201", version: await version("ship_to", "500201") };
    expect(await change(sales, changing, input)).toMatchObject({
      ...{ shipTo: null, refusal: { code: "customer-unknown" } },
    });
  });

  test("DEDIT-01 DEDIT-02 whoever was quicker is not overwritten, and the history says what was changed", async () => {
    const seen = await version("ship_to", "500101");
    const weekdays = { ...place.weekdays, unfiltered: [5, 2, 4] };
    const first = await change(sales, changing, { id: "500101", version: seen, ...place, weekdays });
    expect(first).toMatchObject({
      refusal: null,
      shipTo: {
        row: { weekdays: { unfiltered: [2, 4, 5] } },
        history: [
          {
            ...{ by: "Radim Kos", action: "ship-to.changed" },
            changes: [{ what: "daysUnfiltered", before: "2 5", after: "2 4 5" }],
          },
        ],
      },
    });
    const late = await change(service, changing, { id: "500101", version: seen, ...place, name: "Jinak" });
    expect(late).toMatchObject({
      refusal: { code: "changed-meanwhile" },
      shipTo: { row: { name: place.name } },
    });
    const same = await change(service, changing, {
      id: "500101",
      version: first.shipTo.version,
      ...place,
      weekdays,
    });
    expect(same).toMatchObject({ refusal: null, shipTo: { version: first.shipTo.version } });
  });
});

describe("DCUST-02 a place is suspended", () => {
  const asked = async () => ({ id: "500103", version: await version("ship_to", "500103") });

  test("for a reason only; the portal obeys at once, and an open page hears of it", async () => {
    const owner = await server.as("U001");
    const events = await openEvents(server.origin, `Bearer ${await server.tokenFor("U001")}`);
    expect(
      await change(service, suspending, { ...(await asked()), isSuspended: true, reason: " " }),
    ).toMatchObject({
      refusal: { code: "reason-missing", field: "reason" },
    });
    const done = await change(service, suspending, {
      ...{ ...(await asked()), isSuspended: true, reason: "Nezaplacená záloha" },
    });
    expect(done).toMatchObject({
      refusal: null,
      shipTo: {
        ...{ suspendedReason: "Nezaplacená záloha", row: { isSuspended: true } },
        history: [{ by: "Tereza Malá", action: "ship-to.suspended", reason: "Nezaplacená záloha" }],
      },
    });
    expect(await events.first(({ kind }) => kind === "place")).toBeDefined();
    events.close();
    const place103 = await owner.request({
      url: "/alcdcservice/api/v1/portal/shiptos/GetShipToBySapId/500103",
    });
    expect(place103.json()).toMatchObject({ status: "SUSPENDED", offeredMethods: [] });
    expect(
      await change(service, suspending, { ...(await asked()), isSuspended: true, reason: "x" }),
    ).toMatchObject({
      refusal: { code: "already-so" },
    });
    const back = await change(service, suspending, { ...(await asked()), isSuspended: false });
    expect(back).toMatchObject({
      refusal: null,
      shipTo: { suspendedReason: null, row: { isSuspended: false } },
    });
  });

  test("a place that a file lets in leaves no reason behind", async () => {
    await change(service, suspending, {
      ...(await asked()),
      isSuspended: true,
      reason: "Nezaplacená záloha",
    });
    await sql`update ship_to set status = 'APPROVED' where id = '500103'`.execute(server.deps.db);
    const { rows } = await sql`select status, suspended_reason from ship_to where id = '500103'`.execute(
      server.deps.db,
    );
    expect(rows).toEqual([{ status: "APPROVED", suspended_reason: null }]);
  });
});

describe("DCUST-02 a company is changed", () => {
  const company = {
    ...{ name: "Hostince Modrá hvězda s.r.o.", street: "Sladovnická 12", city: "Lipovrch", zip: "549 01" },
    ...{ priceList: "CZ-HORECA", invoiceEmail: "fakturace@modrahvezda.example" },
  };
  const asked = async () => ({ id: "C1", version: await version("company", "C1"), ...company });

  test.each([
    [
      "a list, where only prices are seen",
      { priceList: "CZ-RETAIL" },
      { code: "price-list-not-yours", field: "priceList" },
    ],
    ["no list", { priceList: "" }, { code: "price-list-missing", field: "priceList" }],
    ["a list that is none", { priceList: "X" }, { code: "price-list-unknown", field: "priceList" }],
    [
      "a list in another money",
      { priceList: "SK-HORECA" },
      { code: "currency-mismatch", field: "priceList" },
    ],
    ["an e-mail that is none", { invoiceEmail: "x" }, { code: "email-invalid", field: "invoiceEmail" }],
    ["a version that is old", { version: 0 }, { code: "changed-meanwhile" }],
  ])("%s is refused", async (_case, part, refusal) => {
    expect(await change(service, companyChanging, { ...(await asked()), ...part })).toMatchObject({
      refusal,
    });
  });

  test("its list is another, and finance sets how it pays and how much it may owe", async () => {
    expect(
      await change(service, companyChanging, { ...(await asked()), priceList: "CZ-RETAIL" }),
    ).toMatchObject({
      refusal: { code: "price-list-not-yours", field: "priceList" },
    });
    const admin = await server.asStaff("S01");
    const changed = await change(admin, companyChanging, { ...(await asked()), priceList: "CZ-RETAIL" });
    expect(changed).toMatchObject({ refusal: null, company: { row: { priceList: "CZ-RETAIL" } } });
    await change(admin, companyChanging, await asked());
    const finance = await server.asStaff("S07");
    const { errors } = await service.desk(terms, {
      input: { id: "C1", version: 1, dueDays: 1, paymentMethod: "cash" },
    });
    expect(errors[0]?.extensions.code).toBe("not-your-area");
    const input = {
      id: "C1",
      version: await version("company", "C1"),
      dueDays: 21,
      paymentMethod: "transfer",
    };
    expect(await change(finance, terms, { ...input, paymentMethod: "barter" })).toMatchObject({
      refusal: { code: "payment-unknown", field: "paymentMethod" },
    });
    expect(await change(finance, terms, { ...input, creditLimitMinor: -1 })).toMatchObject({
      refusal: { code: "amount-invalid", field: "creditLimit" },
    });
    expect(await change(finance, terms, { ...input, creditLimitMinor: 100 })).toMatchObject({
      refusal: null,
      company: {
        ...{ dueDays: 21, row: { money: { creditLimitMinor: 100, isOverLimit: true } } },
        history: [
          {
            changes: [
              { what: "dueDays", before: "14", after: "21" },
              { what: "creditLimit", before: null, after: "100" },
            ],
          },
          {},
          {},
        ],
      },
    });
  });
});

test("DEDIT-05 where the brewery's system keeps customers, the desk only looks", async () => {
  const owned = await startTestServer({ env: { VYCEP_ERP_OWNS: "customers" } });
  const caller = await owned.asStaff("S02");
  const answer = await change(caller, changing, { id: "500101", version: 1, ...place, name: "Jinak" });
  expect(answer).toMatchObject({ refusal: { code: "erp-owns-customers" } });
  expect(await caller.desk(`{ shipTo(id: "500101") { isErpOwned row { name } } }`)).toMatchObject({
    data: { shipTo: { isErpOwned: true, row: { name: place.name } } },
  });
  await owned.stop();
});

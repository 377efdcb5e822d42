import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let service: StaffCaller;
let sales: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  service = await server.asStaff("S02");
  sales = await server.asStaff("S03");
});
afterAll(() => server.stop());

const answer = "id existing { id name } refusal { code field } refusals { code field }";
const making = `mutation ($input: DeskNewCompanyInput!) { made: createCompany(input: $input) { ${answer} } }`;
const placing = `mutation ($input: DeskNewShipToInput!) { made: createShipTo(input: $input) { ${answer} } }`;
const inviting = `mutation ($input: DeskInviteUserInput!) {
  made: inviteCustomerUser(input: $input) { user { row { isKeyUser places { shipToId roleName } } } refusal { code field } } }`;
const beginning = `query ($companyId: ID) { begins: newCustomer(companyId: $companyId) {
  isErpOwned mayCreateCompany number erpNumber } }`;

async function ask(caller: StaffCaller, document: string, variables: Readonly<Record<string, unknown>>) {
  const { data, errors } = await caller.desk(document, variables);
  expect(errors).toEqual([]);
  return data?.["made"] ?? data?.["begins"];
}

const company = {
  ...{ id: "C77", erpNumber: "7000077", name: "Hostinec U Lípy", country: "CZE", customerType: "POS" },
  ...{ ico: "25596641", dic: "CZ25596641", icDph: "", street: "Náves 1", city: "Lipovrch", zip: "549 01" },
  ...{ gln: "", iban: "", invoiceEmail: "faktury@ulipy.example", priceList: "CZ-HORECA" },
};
const place = {
  ...{ id: "507701", companyId: "C77", customerType: "POS", gln: "", name: "U Lípy", street: "Náves 1" },
  ...{ city: "Lipovrch", zip: "549 01", kind: "pub", deliveryWindow: "7:00-11:00", types: ["1"] },
  ...{ isTankEnabled: false, tankLitres: 0, isUnfilteredEnabled: false, isSmallTruckAllowed: false },
  weekdays: { standard: [1, 4], truck: [], tank: [], unfiltered: [] },
};
const terms = { dueDays: 30, paymentMethod: "cash", creditLimitMinor: 5_000_00 };

describe("DCUST-01 a company is written down at the desk", () => {
  test.each<[string, object, object]>([
    ["a wrong check digit", { ico: "25596642" }, { refusal: { code: "ico-invalid", field: "ico" } }],
    [
      "an IČO that is here",
      { ico: "8000 0011" },
      {
        existing: { id: "C1", name: "Hostince Modrá hvězda s.r.o." },
        refusal: { code: "ico-taken", field: "ico" },
      },
    ],
    [
      "a number that is here",
      { id: "C2" },
      { existing: { id: "C2" }, refusal: { code: "number-taken", field: "id" } },
    ],
    [
      "an ERP's number that is here",
      { erpNumber: "7000003" },
      { existing: { id: "C3" }, refusal: { code: "number-taken", field: "erpNumber" } },
    ],
    [
      "a price list that is none",
      { priceList: "none" },
      { refusal: { code: "price-list-unknown", field: "priceList" } },
    ],
    ["terms by service", { terms }, { refusal: { code: "terms-not-yours", field: "dueDays" } }],
  ])("%s is refused beside its field", async (_case, part, told) => {
    expect(await ask(service, making, { input: { ...company, ...part } })).toMatchObject({
      id: null,
      ...told,
    });
  });

  test("all that is wrong is told at once, with who has its number already", async () => {
    const part = { erpNumber: "7000003", name: " ", ico: "1", zip: "", invoiceEmail: "nikam", priceList: "" };
    expect(await ask(service, making, { input: { ...company, ...part } })).toEqual({
      ...{ id: null, existing: { id: "C3", name: expect.any(String) } },
      refusal: { code: "text-missing", field: "name" },
      refusals: [
        { code: "text-missing", field: "name" },
        { code: "text-missing", field: "zip" },
        { code: "ico-invalid", field: "ico" },
        { code: "email-invalid", field: "invoiceEmail" },
        { code: "price-list-missing", field: "priceList" },
        { code: "number-taken", field: "erpNumber" },
      ],
    });
    const { rows } = await sql`select from company where id = ${company.id}`.execute(server.deps.db);
    expect(rows).toEqual([]);
  });

  test("whoever sees only some companies writes none down; finance has no right to it", async () => {
    const refusal = { code: "company-not-yours" };
    expect(await ask(sales, making, { input: company })).toMatchObject({ id: null, refusal });
    const { errors } = await (await server.asStaff("S07")).desk(making, { input: company });
    expect(errors).toHaveLength(1);
  });

  test("DCUST-02 DCUST-03 from nothing: proposed, made once, given a place and its key user, who waits for nothing more", async () => {
    expect(await ask(service, beginning, {})).toMatchObject({
      ...{ isErpOwned: false, mayCreateCompany: true, number: "C6", erpNumber: "7000006" },
    });
    const both = await Promise.all([1, 2].map(() => ask(service, making, { input: company })));
    expect(both).toContainEqual({ id: "C77", existing: null, refusal: null, refusals: [] });
    expect(both).toContainEqual(
      expect.objectContaining({ id: null, existing: { id: "C77", name: company.name } }),
    );
    const { rows } = await sql`
      select c.store, c.market, c.currency, c.due_days, a.action, a.actor_uid as uid from company c
      join audit_entry a on a.subject_id = c.id where c.id = 'C77'`.execute(server.deps.db);
    expect(rows).toEqual([
      {
        ...{ store: "LivePortal_CZ_cs", market: "CZ", currency: "CZK", due_days: 14 },
        ...{ action: "company.created", uid: "S02" },
      },
    ]);

    expect(await ask(service, beginning, { companyId: "C1" })).toMatchObject({
      number: expect.stringMatching(/^5001/),
    });
    expect(await ask(service, placing, { input: { ...place, id: "500101" } })).toMatchObject({
      ...{ existing: { id: "500101" }, refusal: { code: "number-taken", field: "id" } },
    });
    expect(await ask(service, placing, { input: { ...place, types: [] } })).toMatchObject({
      refusal: { code: "no-delivery", field: "types" },
    });
    expect(await ask(service, placing, { input: { ...place, suspendedReason: " " } })).toMatchObject({
      refusal: { code: "reason-missing", field: "reason" },
    });
    expect(await ask(sales, placing, { input: place })).toMatchObject({
      refusal: { code: "customer-unknown" },
    });
    expect(await ask(service, placing, { input: place })).toEqual({
      id: "507701",
      existing: null,
      refusal: null,
      refusals: [],
    });
    expect(await ask(service, beginning, { companyId: "C77" })).toMatchObject({ number: "507702" });

    const person = { firstName: "Ida", lastName: "Lípová", phone: "", language: "cs", companyId: "C77" };
    const { rows: roles } = await sql<{ id: string }>`
      select id from role where name = 'Key user'`.execute(server.deps.db);
    const key = { ...person, shipToId: "507701", roleId: roles[0]?.id ?? "" };
    expect(await ask(service, inviting, { input: { ...key, email: "ida@ulipy.example" } })).toMatchObject({
      ...{
        refusal: null,
        user: { row: { isKeyUser: true, places: [{ shipToId: "507701", roleName: "Key user" }] } },
      },
    });
    expect(await ask(service, inviting, { input: { ...key, email: "eda@ulipy.example" } })).toMatchObject({
      refusal: { code: "role-not-offered", field: "roleId" },
    });
  });

  test("DCUST-02 a place may wait for its approval, and sales add places to their own companies", async () => {
    const input = { ...place, id: "500150", companyId: "C1", suspendedReason: "Čeká na schválení" };
    expect(await ask(sales, placing, { input })).toMatchObject({ id: "500150" });
    const { rows } = await sql`
      select status, suspended_reason, weekdays_type1 as days from ship_to where id = '500150'`.execute(
      server.deps.db,
    );
    expect(rows).toEqual([{ status: "SUSPENDED", suspended_reason: "Čeká na schválení", days: [1, 4] }]);
  });
});

test("DCUST-02 all that is wrong with a new place is told at once, with the place that has its number already", async () => {
  const input = {
    ...{
      ...place,
      id: "500101",
      companyId: "C1",
      customerType: "XXX",
      gln: "1",
      name: " ",
      zip: "",
      types: [],
    },
    ...{ suspendedReason: "", tankLitres: 0, isTankEnabled: true },
    weekdays: { ...place.weekdays, standard: [8] },
  };
  expect(await ask(service, placing, { input })).toEqual({
    ...{ id: null, existing: { id: "500101", name: expect.any(String) } },
    refusal: { code: "type-unknown", field: "customerType" },
    refusals: [
      { code: "type-unknown", field: "customerType" },
      { code: "gln-invalid", field: "gln" },
      { code: "reason-missing", field: "reason" },
      { code: "text-missing", field: "name" },
      { code: "text-missing", field: "zip" },
      { code: "no-delivery", field: "types" },
      { code: "tank-without-litres", field: "tankLitres" },
      { code: "weekday-invalid", field: "weekdays" },
      { code: "number-taken", field: "id" },
    ],
  });
});

test("DEDIT-05 what the ERP owns is created by it alone", async () => {
  const owned = await startTestServer({ env: { VYCEP_ERP_OWNS: "customers" } });
  try {
    const caller = await owned.asStaff("S02");
    expect(await ask(caller, beginning, {})).toMatchObject({ isErpOwned: true });
    for (const [document, input] of [
      [making, company],
      [placing, { ...place, companyId: "C1" }],
    ] as const)
      expect(await ask(caller, document, { input })).toMatchObject({
        refusal: { code: "erp-owns-customers" },
      });
  } finally {
    await owned.stop();
  }
});

import { screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../../testing/desk-page.tsx";

withDesk();

const service = somebody(["customers", "change"], ["customer-users", "change"]);
const begins = {
  ...{ isErpOwned: false, mayCreateCompany: true, number: "C6", erpNumber: "7000006", dueDays: 14 },
  paymentMethod: "transfer",
};
const money = {
  ...{ currency: "CZK", unpaidMinor: 0, overdueMinor: 0, creditLimitMinor: null, usedPercent: null },
  ...{ isOverdue: false, isOverLimit: false },
};
const company = {
  row: {
    ...{ id: "C6", erpNumber: "7000006", name: "Hostinec U Lípy", city: "Lipovrch", market: "CZ", money },
    ...{ customerType: "POS", ico: "25596641", priceList: "CZ-HORECA", shipToCount: 0, userCount: 0 },
    salespeople: [],
  },
  ...{ version: 1, isErpOwned: false, street: "Náves 1", zip: "549 01", country: "CZE", dic: "", icDph: "" },
  ...{ gln: "", iban: "", invoiceEmail: "f@ulipy.example", dueDays: 14, paymentMethod: "transfer" },
  ...{ shipTos: [], history: [] },
};
const place = {
  ...{ id: "507701", name: "U Lípy", companyId: "C6", companyName: "Hostinec U Lípy", street: "Náves 1" },
  ...{ city: "Lipovrch", zip: "549 01", market: "CZ", customerType: "POS", priceList: "CZ-HORECA" },
  ...{ isSuspended: false, unpaidMinor: 0, money, lastOrderAt: null },
  weekdays: { standard: [1], truck: [], tank: [], unfiltered: [] },
};
const lists = {
  NewCustomer: { newCustomer: begins },
  PriceListsOfCustomers: { priceListsOfCustomers: [{ code: "CZ-HORECA", currency: "CZK" }] },
};

describe("DCUST-01 a new company", () => {
  test("begins with free numbers; who has its IČO already is led to, and what was typed stays", async () => {
    const refusal = { code: "ico-taken", message: "Firma s tímto IČO už tu je.", field: "ico" };
    const existing = { id: "C1", name: "Modrá hvězda" };
    const { user } = await openDesk("/desk/companies/new", {
      ...{ me: service, ...lists },
      CreateCompany: { createCompany: { id: null, existing, refusals: [refusal] } },
    });
    await user.type(await screen.findByRole("textbox", { name: "Název" }), "Hostinec U Lípy");
    await user.type(screen.getByRole("textbox", { name: "IČO" }), "80000011");
    await user.click(screen.getByRole("button", { name: /^Ceník/ }));
    await user.click(await screen.findByRole("option", { name: "CZ-HORECA (CZK)" }));
    expect(screen.getByText(/Jinak je nastaví finance/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Založit firmu" }));
    const link = await screen.findByRole("link", { name: "Otevřít Modrá hvězda" });
    expect(link.getAttribute("href")).toBe("/desk/companies/C1");
    expect(asked.find(({ operation }) => operation === "CreateCompany")?.variables).toMatchObject({
      input: { id: "C6", erpNumber: "7000006", ico: "80000011", priceList: "CZ-HORECA", terms: null },
    });
    expect(screen.getByRole("textbox", { name: "Název" })).toHaveProperty("value", "Hostinec U Lípy");
    await expectAccessible();
  });

  test("all that is wrong is told at once, each beside its field, and what was typed stays", async () => {
    const empty = { code: "text-missing", message: "Tohle pole nesmí být prázdné." };
    const refusals = [
      { ...empty, field: "name" },
      { ...empty, field: "city" },
      { code: "ico-invalid", message: "IČO má osm číslic a poslední z nich nesedí.", field: "ico" },
      { code: "price-list-missing", message: "Vyberte ceník.", field: "priceList" },
      { code: "email-invalid", message: "E-mail nemá správný tvar.", field: "invoiceEmail" },
    ];
    const { user } = await openDesk("/desk/companies/new", {
      ...{ me: service, ...lists },
      CreateCompany: { createCompany: { id: null, existing: null, refusals } },
    });
    await user.type(await screen.findByRole("textbox", { name: "IČO" }), "123");
    await user.click(screen.getByRole("button", { name: "Založit firmu" }));
    expect(await screen.findByText(/^Opravte označená pole/)).toBeTruthy();
    for (const name of ["Název", "Obec", "IČO", /^E-mail/])
      expect(screen.getByRole("textbox", { name }).getAttribute("aria-invalid")).toBe("true");
    expect(screen.getAllByText("Tohle pole nesmí být prázdné.")).toHaveLength(2);
    expect(screen.getByText("Vyberte ceník.")).toBeTruthy();
    expect(screen.getByRole("textbox", { name: "Ulice" }).getAttribute("aria-invalid")).toBeNull();
    expect(screen.getByRole("textbox", { name: "IČO" })).toHaveProperty("value", "123");
    await expectAccessible();
  });

  test.each([
    [{ ...begins, isErpOwned: true }, "Zákazníky spravuje ERP, nové se zakládají v něm."],
    [{ ...begins, mayCreateCompany: false }, /Ke svým firmám můžete přidat/],
  ])("says who makes them where nobody may here", async (newCustomer, text) => {
    await openDesk("/desk/companies/new", { me: service, NewCustomer: { newCustomer } });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Založit firmu" })).toBeNull();
  });
});

test("DCUST-02 DCUST-03 a company goes on where it was left: its place, then its owner, then it is ready", async () => {
  const { user } = await openDesk("/desk/companies/C6/begin", {
    ...{ me: service, Company: { company }, NewCustomer: { newCustomer: { ...begins, number: "507701" } } },
    CreateShipTo: { createShipTo: { id: "507701", existing: null, refusals: [] } },
    CustomerRoles: { customerRoles: [{ id: "R01", name: "Key user", customerTypes: [] }] },
    InviteCustomerUser: { inviteCustomerUser: { refusal: null } },
  });
  await user.type(await screen.findByRole("textbox", { name: "Druh místa" }), "pub");
  expect(screen.getByRole("textbox", { name: "Ulice" })).toHaveProperty("value", "Náves 1");
  await user.click(screen.getByRole("button", { name: "Standardní: pondělí" }));
  await user.click(screen.getByRole("radio", { name: "až po schválení" }));
  answerWith({ Company: { company: { ...company, shipTos: [place] } } });
  await user.click(screen.getByRole("button", { name: "Založit místo" }));
  await user.click(await screen.findByRole("button", { name: "Pozvat vlastníka" }));
  expect(asked.find(({ operation }) => operation === "CreateShipTo")?.variables).toMatchObject({
    input: {
      ...{ id: "507701", companyId: "C6", kind: "pub", suspendedReason: "Čeká na schválení" },
      weekdays: { standard: [1] },
    },
  });
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByRole("textbox", { name: "Jméno" }), "Ida");
  expect(await dialog.findByText("Hlavní uživatel (vlastník), na všech místech")).toBeTruthy();
  answerWith({
    Company: { company: { ...company, shipTos: [place], row: { ...company.row, userCount: 1 } } },
  });
  await user.click(dialog.getByRole("button", { name: "Poslat pozvánku" }));
  expect(await screen.findByText("Zákazník je připravený.")).toBeTruthy();
  expect(asked.find(({ operation }) => operation === "InviteCustomerUser")?.variables).toMatchObject({
    input: { companyId: "C6", shipToId: "507701", roleId: "R01" },
  });
  await expectAccessible();
});

test("DCUST-02 all that is wrong with a new place is told at once, each beside its field, and what was typed stays", async () => {
  const refusals = [
    { code: "number-invalid", message: "Takové číslo být nemůže.", field: "id" },
    { code: "gln-invalid", message: "GLN má třináct číslic.", field: "gln" },
    { code: "text-missing", message: "Tohle pole nesmí být prázdné.", field: "kind" },
    { code: "no-delivery", message: "Vyberte aspoň jeden druh závozu.", field: "types" },
    { code: "weekday-invalid", message: "Takový den není.", field: "weekdays" },
    { code: "litres-invalid", message: "Objem tanků je v litrech.", field: "tankLitres" },
  ];
  const { user } = await openDesk("/desk/companies/C6/begin", {
    ...{ me: service, Company: { company }, NewCustomer: { newCustomer: { ...begins, number: "507701" } } },
    CreateShipTo: { createShipTo: { id: null, existing: null, refusals } },
  });
  await user.type(await screen.findByRole("textbox", { name: "Název" }), " II");
  await user.click(screen.getByRole("button", { name: "Založit místo" }));
  expect(await screen.findByText(/^Opravte označená pole/)).toBeTruthy();
  for (const { message } of refusals) expect(screen.getByText(message)).toBeTruthy();
  for (const name of ["Druh místa", /^GLN/])
    expect(screen.getByRole("textbox", { name }).getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("textbox", { name: "Ulice" }).getAttribute("aria-invalid")).toBeNull();
  expect(screen.getByRole("textbox", { name: "Název" })).toHaveProperty(
    "value",
    expect.stringMatching(/ II$/),
  );
  await expectAccessible();
});

test("DCUST-02 a place begins as a copy of another, but for its numbers", async () => {
  const shipTo = {
    ...{ row: place, version: 3, isErpOwned: false, country: "CZE", types: ["1", "PD"], kind: "zahrádka" },
    ...{ gln: "2909805001015", deliveryWindow: "8:00-9:00", isTankEnabled: true, isUnfilteredEnabled: true },
    ...{ isSmallTruckAllowed: true, tankLitresInstalled: 2000, methods: [], suspendedReason: null },
    ...{ companyErpNumber: "7", dueDays: 14, paymentMethod: "transfer", salespeople: [], history: [] },
  };
  await openDesk("/desk/ship-tos/new?company=C6&copy=507701", {
    ...{ me: service, Company: { company: { ...company, shipTos: [place] } }, ShipTo: { shipTo } },
    NewCustomer: { newCustomer: { ...begins, number: "507702" } },
  });
  expect(await screen.findByRole("textbox", { name: "Druh místa" })).toHaveProperty("value", "zahrádka");
  expect(screen.getByRole("textbox", { name: "Číslo" })).toHaveProperty("value", "507702");
  expect(screen.getByRole("textbox", { name: "GLN" })).toHaveProperty("value", "");
});

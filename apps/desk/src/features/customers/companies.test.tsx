import { screen, waitFor, within } from "@testing-library/react";
import { queryClient } from "@vycep/shell/api/query-client";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const money = {
  ...{ currency: "CZK", unpaidMinor: 163_402_033, overdueMinor: 0, creditLimitMinor: 26_000_000 },
  ...{ usedPercent: 62, isOverdue: false, isOverLimit: false },
};
const row = {
  ...{ id: "C1", erpNumber: "7000001", name: "Hostince Modrá hvězda s.r.o.", city: "Lipovrch" },
  ...{ market: "CZ", customerType: "POS", ico: "12345678", priceList: "CZ-HORECA", shipToCount: 1 },
  ...{ userCount: 1, hasMoreUsers: false, salespeople: ["Radim Kos"], money },
};
const place = {
  ...{ id: "500101", name: "Restaurace U Modré hvězdy", companyId: "C1", companyName: row.name },
  ...{ street: "Sladovnická 12", city: "Lipovrch", zip: "549 01", market: "CZ", customerType: "POS" },
  ...{ priceList: "CZ-HORECA", isSuspended: false, unpaidMinor: 0, money, lastOrderAt: null },
  weekdays: { standard: [1], truck: [], tank: [], unfiltered: [] },
};
const company = {
  ...{ row, version: 3, isErpOwned: false, street: "Pivovarská 1", zip: "549 01", country: "CZE" },
  ...{ dic: "CZ12345678", icDph: "", gln: "", iban: "", invoiceEmail: "faktury@modrahvezda.example" },
  ...{ dueDays: 14, paymentMethod: "transfer", shipTos: [place], history: [] },
};
const nobody = { customerUsers: { items: [], total: 0, isMore: false, next: null } };
const finance = somebody(["customers", "see"], ["papers", "change"]);

function open(answers: Readonly<Record<string, unknown>> = {}) {
  return openDesk("/desk/companies/C1", {
    ...{ me: finance, Company: { company }, CustomerUsers: nobody },
    ...answers,
  });
}

/** The company as somebody else has left it. */
async function changeElsewhere(part: Partial<typeof company>): Promise<void> {
  answerWith({ Company: { company: { ...company, version: 4, ...part } } });
  await queryClient.refetchQueries({ queryKey: ["customers", "company"] });
}

test("DCUST-01 a company has its numbers, its places and the way to each", async () => {
  await open();
  await screen.findByRole("heading", { level: 1, name: row.name });
  expect(await screen.findByText("CZ12345678")).toBeTruthy();
  expect((await screen.findByRole("link", { name: "500101" })).getAttribute("href")).toBe(
    "/desk/ship-tos/500101",
  );
  await expectAccessible();
});

test("a list says how many people a company has, or that there are more than it counts", async () => {
  const large = { ...row, id: "C0", name: "Hostince Amálie", userCount: 100, hasMoreUsers: true };
  await openDesk("/desk/companies", {
    ...{ me: finance, BulkBatches: { bulkBatches: [] } },
    Companies: { companies: { items: [large, row], total: 2, isMore: false, next: null } },
  });
  expect(await screen.findByRole("cell", { name: "100+" })).toBeTruthy();
});

test("DLIST-05 a company leads on to the one before it in its list", async () => {
  const before = { ...row, id: "C0", name: "Hostince Amálie" };
  await openDesk("/desk/companies/C1?list=%3F", {
    ...{ me: finance, Company: { company }, CustomerUsers: nobody },
    Companies: { companies: { items: [before, row], total: 2, isMore: false, next: null } },
  });
  const link = await screen.findByRole("link", { name: "Předchozí: Hostince Amálie" });
  expect(link.getAttribute("href")).toBe("/desk/companies/C0?list=%3F");
});

describe("DCUST-02 the terms of a company", () => {
  test("are sent with the version that was seen, the limit in whole cents", async () => {
    const { user } = await open({ SetCompanyTerms: { setCompanyTerms: { refusal: null } } });
    await user.click(await screen.findByRole("button", { name: "Změnit" }));
    const days = await screen.findByRole("textbox", { name: "Splatnost ve dnech" });
    await expectAccessible();
    await user.clear(days);
    await user.type(days, "21");
    await user.click(screen.getByRole("radio", { name: "inkasem" }));
    await user.click(screen.getByRole("button", { name: "Uložit" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked.find(({ operation }) => operation === "SetCompanyTerms")?.variables).toEqual({
      input: {
        ...{ id: "C1", version: 3, dueDays: 21, paymentMethod: "direct debit" },
        creditLimitMinor: 26_000_000,
      },
    });
  });

  test("DEDIT-01 a limit that somebody lowers meanwhile is not put back", async () => {
    const { user } = await open({ SetCompanyTerms: { setCompanyTerms: { refusal: null } } });
    await user.click(await screen.findByRole("button", { name: "Změnit" }));
    await user.type(await screen.findByRole("textbox", { name: "Splatnost ve dnech" }), "0");
    await changeElsewhere({ row: { ...row, money: { ...money, creditLimitMinor: 10_000_000 } } });
    expect(await screen.findByText(/Záznam mezitím změnil/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Uložit" }));
    const dialog = within(await screen.findByRole("dialog", { name: /mezitím|změnil/ }));
    await user.click(dialog.getByRole("button", { name: "Uložit výběr" }));
    expect(asked.findLast(({ operation }) => operation === "SetCompanyTerms")?.variables).toMatchObject({
      input: { version: 4, dueDays: 140, creditLimitMinor: 10_000_000 },
    });
  });

  test("DEDIT-06 what was typed and cancelled is announced the next time, and can be dropped", async () => {
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: "Změnit" }));
    await user.type(await screen.findByRole("textbox", { name: "Splatnost ve dnech" }), "0");
    await user.click(screen.getByRole("button", { name: "Zrušit" }));
    await user.click(screen.getByRole("button", { name: "Změnit" }));
    expect(screen.getByText("Rozepsané změny odminula jsou zpátky.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Zahodit změny" }));
    expect(screen.getByRole("textbox", { name: "Splatnost ve dnech" })).toHaveProperty("value", "14");
  });
});

describe("DCUST-02 who a company is", () => {
  const service = somebody(["customers", "change"]);
  const PriceListsOfCustomers = {
    priceListsOfCustomers: [
      { code: "CZ-HORECA", currency: "CZK" },
      { code: "CZ-VELKO", currency: "CZK" },
      { code: "SK-HORECA", currency: "EUR" },
    ],
  };
  const change = (refusal: object | null) =>
    open({ ...{ me: service, PriceListsOfCustomers }, ChangeCompany: { changeCompany: { refusal } } });

  test("is changed in place; a list that is not theirs to give is refused beside its field", async () => {
    const refusal = { code: "price-list-not-yours", message: "Jiný ceník ne.", field: "priceList" };
    const { user } = await change(refusal);
    await user.type(await screen.findByRole("textbox", { name: "E-mail pro faktury" }), "x");
    await user.click(screen.getByRole("button", { name: "Ceník CZ-HORECA" }));
    const lists = within(await screen.findByRole("listbox"));
    expect(lists.queryByRole("option", { name: "SK-HORECA" })).toBeNull();
    await user.click(lists.getByRole("option", { name: "CZ-VELKO" }));
    await user.click(screen.getByRole("button", { name: "Uložit 2 změny" }));
    expect(asked.find(({ operation }) => operation === "ChangeCompany")?.variables).toEqual({
      input: {
        ...{ id: "C1", version: 3, name: row.name, street: "Pivovarská 1", city: "Lipovrch" },
        ...{ zip: "549 01", priceList: "CZ-VELKO", invoiceEmail: "faktury@modrahvezda.examplex" },
      },
    });
    expect((await screen.findAllByText("Jiný ceník ne.")).length).toBeGreaterThan(1);
    await expectAccessible();
  });

  test("DEDIT-01 whoever was quicker is shown beside mine", async () => {
    const { user } = await change(null);
    await user.type(await screen.findByRole("textbox", { name: "Ulice" }), "a");
    await changeElsewhere({ street: "Nová 2" });
    await user.click(await screen.findByRole("button", { name: /Uložit 1/ }));
    const dialog = within(await screen.findByRole("dialog", { name: /změnil/ }));
    await user.click(dialog.getByRole("radio", { name: /mo/ }));
    await user.click(dialog.getByRole("button", { name: "Uložit výběr" }));
    expect(asked.findLast(({ operation }) => operation === "ChangeCompany")?.variables).toMatchObject({
      input: { version: 4, street: "Pivovarská 1a" },
    });
  });

  test("DEDIT-05 of one that the ERP keeps nothing is changed", async () => {
    await open({ me: service, Company: { company: { ...company, isErpOwned: true } } });
    expect(await screen.findByText("CZ12345678")).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "Ulice" })).toBeNull();
  });
});

describe("DCUST-03 the people of a company", () => {
  const keeper = somebody(["customers", "see"], ["customer-users", "change"]);
  const broken = () => new Response("{}", { status: 422 });
  const CustomerRoles = { customerRoles: [{ id: "R11", name: "POS Catalogue", customerTypes: ["POS"] }] };
  const person = {
    ...{ uid: "U1", firstName: "Jana", lastName: "Nová", email: "jana@x.example", phone: "" },
    ...{ language: "cs", status: "active", isKeyUser: false, lastSignInAt: null, places: [] },
    companies: [{ companyId: "C1", companyName: "Hostince", status: "active" }],
  };

  test("are told to have failed where they have, with a way to try again", async () => {
    const { user } = await open({ me: keeper, CustomerUsers: broken });
    expect(await screen.findByText("Uživatelé se nenačetli.", undefined, { timeout: 20_000 })).toBeTruthy();
    answerWith({ CustomerUsers: nobody });
    await user.click(screen.getByRole("button", { name: "Zkusit znovu" }));
    expect(await screen.findByText("Nikdo tu zatím nemá roli.")).toBeTruthy();
  });

  test("of more than a page there is a way to all", async () => {
    await open({
      me: keeper,
      CustomerUsers: { customerUsers: { items: [person], total: 60, isMore: false, next: "x" } },
    });
    const all = await screen.findByRole("link", { name: "Zobrazit všech 60 uživatelů" });
    expect(all.getAttribute("href")).toBe("/desk/customer-users?company=C1");
  });

  test("DEDIT-06 somebody is invited to a place with a role; what was begun is announced and can be dropped", async () => {
    const { user } = await open({
      ...{ me: keeper, CustomerRoles },
      InviteCustomerUser: { inviteCustomerUser: { refusal: null } },
    });
    await user.click(await screen.findByRole("button", { name: "Pozvat uživatele" }));
    await user.type(await screen.findByRole("textbox", { name: "Jméno" }), "Eva");
    await expectAccessible();
    await user.click(screen.getByRole("button", { name: "Zrušit" }));
    await user.click(screen.getByRole("button", { name: "Pozvat uživatele" }));
    expect(screen.getByRole("textbox", { name: "Jméno" })).toHaveProperty("value", "Eva");
    await user.click(screen.getByRole("button", { name: "Zahodit změny" }));
    expect(screen.getByRole("textbox", { name: "Jméno" })).toHaveProperty("value", "");
  });

  test("DCUST-03 where a company has more places than are told, any of them is found by what is typed", async () => {
    const many = { ...company, row: { ...row, shipToCount: 340 } };
    const far = { ...place, id: "500340", name: "Hostinec Na Konci", city: "Zálesí" };
    const { user } = await open({
      ...{ me: keeper, CustomerRoles, Company: { company: many } },
      ShipTos: ({ filter }: { readonly filter: { readonly text: string } }) => ({
        shipTos: {
          items: [place, far].filter(({ id, name }) => `${id} ${name}`.includes(filter.text)),
          ...{ total: 1, isMore: false, next: null },
        },
      }),
      InviteCustomerUser: { inviteCustomerUser: { refusal: null } },
    });
    await user.click(await screen.findByRole("button", { name: "Pozvat uživatele" }));
    const field = await screen.findByRole("combobox", { name: "Odběrné místo" });
    await user.clear(field);
    await user.type(field, "Konci");
    await user.click(await screen.findByRole("option", { name: /Hostinec Na Konci/ }));
    expect(field).toHaveProperty("value", "500340");
    expect(asked.findLast(({ operation }) => operation === "ShipTos")?.variables).toMatchObject({
      filter: { companies: ["C1"] },
    });
    await expectAccessible();
    await user.click(screen.getByRole("button", { name: "Zrušit" }));
  });

  test("roles that do not come are no empty list", async () => {
    const { user } = await open({ me: keeper, CustomerRoles: broken });
    await user.click(await screen.findByRole("button", { name: "Pozvat uživatele" }));
    expect(await screen.findByText("Role se nenačetly.", undefined, { timeout: 20_000 })).toBeTruthy();
  });
});

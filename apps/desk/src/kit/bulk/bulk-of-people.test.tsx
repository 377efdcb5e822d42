import { screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";
import { someClocks } from "../../testing/some-clocks.ts";

withDesk();

const sent = (of: string) => asked.find(({ operation }) => operation === of)?.variables;
const batch = { id: "7", finishedAt: "2026-11-23T09:00:00.000Z", total: 2, done: 1, refused: 1 };
const left = (id: string, name: string, message: string) => ({
  BulkBatch: { bulkBatch: { ...batch, refusals: [{ id, name, message }] } },
});
const begun = { batch: { id: "7" }, refusal: null };

describe("DLIST-03 tickets are changed many at once", () => {
  const row = (number: string, title: string) => ({
    ...{ number, title, status: "New", isAnswered: false, opened: "2026-11-10", openedAt: null },
    ...{ category: "Vratné obaly", subcategory: "Rozdíl", shipToName: "Výčep", companyName: "Hostince" },
    ...{ caller: "Eliška", assignee: null, creditWaiting: null, clocks: someClocks },
  });
  const items = [row("CS1", "Chybí přepravky"), row("CS2", "Nevidím ceník")];
  const lists = {
    Tickets: { tickets: { items, total: 2, isMore: false, next: null } },
    TicketChoices: { ticketChoices: { categories: [], people: [{ uid: "S03", name: "Radim Kos" }] } },
    BulkBatches: { bulkBatches: [] },
  };

  test("those that are chosen by x are handed over; one that was left out says why and leads to it", async () => {
    const { user } = await openDesk("/desk/tickets", {
      ...{ me: somebody(["tickets", "change"]), ...lists, ChangeTickets: { changeTickets: begun } },
      ...left("CS2", "CS2 · Nevidím ceník", "Tomuto člověku požadavek předat nejde."),
    });
    await screen.findByRole("checkbox", { name: /Chybí přepravky/ });
    await user.keyboard("jxjx");
    const bar = within(await screen.findByRole("region", { name: "Vybrané řádky" }));
    await user.click(bar.getByRole("button", { name: "Hromadně" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Provést" }));
    expect(sent("ChangeTickets")).toBeUndefined();
    await user.click(dialog.getByRole("button", { name: /^Komu/ }));
    await user.click(await screen.findByRole("option", { name: "Radim Kos" }));
    await user.click(dialog.getByRole("button", { name: "Provést" }));
    expect(await screen.findByText("Tomuto člověku požadavek předat nejde.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "CS2 · Nevidím ceník" }).getAttribute("href")).toBe(
      "/desk/tickets/CS2",
    );
    await expectAccessible();
    expect(sent("ChangeTickets")).toEqual({
      input: { key: expect.any(String), act: "assign", person: "S03", status: null, ids: ["CS1", "CS2"] },
    });
  });

  test("who may only see tickets chooses none", async () => {
    await openDesk("/desk/tickets", { me: somebody(["tickets", "see"]), ...lists });
    await screen.findByRole("row", { name: /Chybí přepravky/ });
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Hromadně" })).toBeNull();
  });
});

describe("DLIST-03 people of customers are changed many at once", () => {
  const person = (uid: string, lastName: string) => ({
    ...{ uid, firstName: "Eliška", lastName, email: `${uid}@x.example`, phone: "", language: "cs" },
    ...{ status: "active", isKeyUser: false, lastSignInAt: null, places: [] },
    companies: [{ companyId: "C1", companyName: "Hostince", status: "active" }],
  });
  const items = [person("U004", "Řezáčová"), person("U005", "Kučerová")];
  const lists = {
    CustomerUsers: { customerUsers: { items, total: 2, isMore: false, next: null } },
    CustomerRoles: { customerRoles: [] },
    BulkBatches: { bulkBatches: [] },
  };

  test("all that the list finds are suspended in its company; the one that was left out leads to the person", async () => {
    const { user } = await openDesk("/desk/customer-users?company=C1", {
      ...{ me: somebody(["customers", "see"], ["customer-users", "change"]), ...lists },
      ChangeCustomerUsers: { changeCustomerUsers: begun },
      ...left("U005 C1", "Eliška Kučerová, Hostince", "Z tohoto stavu to nejde."),
    });
    await user.click(await screen.findByRole("button", { name: "Hromadně" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/e-mailem. Kdo patří k.více firmám/)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Provést" }));
    const link = await screen.findByRole("link", { name: "Eliška Kučerová, Hostince" });
    expect(link.getAttribute("href")).toBe("/desk/customer-users/U005");
    expect(sent("ChangeCustomerUsers")).toEqual({
      input: { key: expect.any(String), act: "suspend", ids: null, filter: { companies: ["C1"] } },
    });
  });

  test("who may only see people chooses none", async () => {
    const me = somebody(["customers", "see"], ["customer-users", "see"]);
    await openDesk("/desk/customer-users", { me, ...lists });
    await screen.findByRole("link", { name: /Řezáčová/ });
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Hromadně" })).toBeNull();
  });
});

describe("DLIST-03 limits are changed many at once", () => {
  const items = [
    {
      ...{ id: "500101 100201 2026-12-01", shipToId: "500101", shipToName: "Výčep", companyName: "Hostince" },
      ...{ sku: "100201", productName: "Ležák", maxBoxes: 40, boxesOrdered: 0, version: 1 },
      ...{ validFrom: "2026-12-01", validTo: null, standing: "ahead" },
    },
  ];
  const lists = {
    ProductLimits: { productLimits: { items, total: 1, isMore: false, next: null } },
    BulkBatches: { bulkBatches: [] },
  };

  test("a whole number of boxes is asked for; what is refused is said, and it stays", async () => {
    const refusal = { message: "Napište celý počet balení.", field: "boxes" };
    const { user } = await openDesk("/desk/limits", {
      ...{ me: somebody(["products", "change"]), ...lists },
      ChangeProductLimits: { changeProductLimits: { batch: null, refusal } },
    });
    await user.click(await screen.findByRole("checkbox", { name: "Vybrat celou stránku" }));
    const bar = within(await screen.findByRole("region", { name: "Vybrané řádky" }));
    await user.click(bar.getByRole("button", { name: "Hromadně" }));
    const dialog = within(await screen.findByRole("dialog"));
    const field = dialog.getByRole("textbox", { name: "Nejvýš balení" });
    await user.type(field, "x");
    await user.click(dialog.getByRole("button", { name: "Provést" }));
    expect(sent("ChangeProductLimits")).toBeUndefined();
    await user.clear(field);
    await user.type(field, "24");
    await user.click(dialog.getByRole("button", { name: "Provést" }));
    expect(await dialog.findByText("Napište celý počet balení.")).toBeTruthy();
    expect((field as HTMLInputElement).value).toBe("24");
    expect(sent("ChangeProductLimits")).toEqual({
      input: {
        ...{ key: expect.any(String), act: "setBoxes", boxes: 24, day: null },
        ids: ["500101 100201 2026-12-01"],
      },
    });
  });
});

describe("DLIST-03 companies are changed many at once", () => {
  const money = {
    ...{ currency: "CZK", unpaidMinor: 0, overdueMinor: 0, overdueCount: 0, oldestDue: null },
    ...{ creditLimitMinor: null, creditUsedMinor: 0, isOverLimit: false },
  };
  const item = {
    ...{ id: "C1", erpNumber: "1001", name: "Hostince", city: "Praha", market: "CZ", customerType: "POS" },
    ...{ ico: "00000001", priceList: "CZ-HORECA", shipToCount: 1, userCount: 1, salespeople: [], money },
  };
  const lists = {
    Companies: { companies: { items: [item], total: 1, isMore: false, next: null } },
    PriceListsOfCustomers: { priceListsOfCustomers: [{ code: "CZ-VO", currency: "CZK" }] },
    BulkBatches: { bulkBatches: [] },
  };

  test("all that the list finds are given another price list", async () => {
    const { user } = await openDesk("/desk/companies?market=CZ", {
      ...{ me: somebody(["customers", "change"], ["prices", "change"]), ...lists },
      ...{ ChangeCompanies: { changeCompanies: begun }, ...left("C2", "Velkoobchod", "Jiná měna.") },
    });
    await user.click(await screen.findByRole("button", { name: "Hromadně" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: /^Ceník/ }));
    await user.click(await screen.findByRole("option", { name: "CZ-VO (CZK)" }));
    await user.click(dialog.getByRole("button", { name: "Provést" }));
    expect((await screen.findByRole("link", { name: "Velkoobchod" })).getAttribute("href")).toBe(
      "/desk/companies/C2",
    );
    expect(sent("ChangeCompanies")).toEqual({
      input: {
        ...{ key: expect.any(String), act: "setPriceList", priceList: "CZ-VO" },
        filter: { markets: ["CZ"] },
      },
    });
  });

  test("who may not change prices chooses none", async () => {
    await openDesk("/desk/companies", { me: somebody(["customers", "change"], ["prices", "see"]), ...lists });
    await screen.findByRole("link", { name: "C1" });
    expect(screen.queryByRole("checkbox")).toBeNull();
  });
});

import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const money = {
  ...{ currency: "CZK", unpaidMinor: 163_402_033, overdueMinor: 1_000_00, creditLimitMinor: 260_000_000 },
  ...{ usedPercent: 62, isOverdue: true, isOverLimit: false },
};
const row = {
  ...{
    id: "500101",
    name: "Restaurace U Modré hvězdy",
    companyId: "C1",
    companyName: "Hostince Modrá hvězda s.r.o.",
  },
  ...{ street: "Sladovnická 12", city: "Lipovrch", zip: "549 01", market: "CZ", customerType: "POS" },
  ...{ priceList: "CZ-HORECA", isSuspended: false, unpaidMinor: 105_342_980, money },
  weekdays: { standard: [1, 4], truck: [2], tank: [3], unfiltered: [] },
  lastOrderAt: "2026-11-23T08:31:00.000Z",
};
const suspended = { ...row, id: "500104", name: "Nádražní hospoda", isSuspended: true, lastOrderAt: null };
const page = (items: readonly object[]) => ({ items, total: items.length, isMore: false, next: null });
const person = {
  ...{ uid: "U001", firstName: "Jana", lastName: "Novotná", email: "jana@modrahvezda.example" },
  ...{ phone: "+420 799 999 001", language: "cs", status: "active", isKeyUser: true, lastSignInAt: null },
  companies: [{ companyId: "C1", companyName: "Hostince", status: "active" }],
  places: [
    {
      ...{
        shipToId: "500101",
        shipToName: "Restaurace U Modré hvězdy",
        companyId: "C1",
        companyName: "Hostince",
      },
      ...{ isSuspended: false, roleName: "Key user" },
    },
  ],
};
const shipTo = {
  ...{ row, version: 3, isErpOwned: false, country: "CZE", types: ["1", "PD"], kind: "pub" },
  ...{ gln: "2909805001015", deliveryWindow: "7:00-11:00", isTankEnabled: true, isUnfilteredEnabled: true },
  ...{ isSmallTruckAllowed: true, tankLitresInstalled: 2000, methods: ["tank_tank"], suspendedReason: null },
  ...{ companyErpNumber: "7000001", dueDays: 14, paymentMethod: "transfer", salespeople: ["Radim Kos"] },
  history: [],
};
const service = somebody(["customers", "change"], ["customer-users", "change"]);
const views = { Views: { views: [] } };
const lists = {
  ...views,
  ShipTos: { shipTos: page([row, suspended]) },
  CustomerUsers: { customerUsers: page([person]) },
};

describe("DCUST-01 the lists of customers", () => {
  test("the standing and the search stand in the address and in the question; each row leads to its record", async () => {
    await openDesk("/desk/ship-tos?standing=suspended&q=hv%C4%9Bzd", { me: service, ...lists });
    const link = await screen.findByRole("link", { name: "500101" });
    expect(link.getAttribute("href")).toMatch(/^\/desk\/ship-tos\/500101\?list=/);
    expect(asked.find(({ operation }) => operation === "ShipTos")?.variables).toMatchObject({
      filter: { isSuspended: true, text: "hvězd" },
    });
    const cells = within(screen.getByRole("row", { name: /500104/ }));
    expect(cells.getByText("pozastaveno")).toBeTruthy();
    expect(cells.getByText("nikdy")).toBeTruthy();
    expect(screen.getAllByText("Po Čt · Út kamion · St tank")).toHaveLength(2);
    await expectAccessible();
  });

  test("people are no tab for who may not see them", async () => {
    await openDesk("/desk/ship-tos", { me: somebody(["customers", "see"]), ...lists });
    await screen.findByRole("link", { name: "500101" });
    expect(screen.queryByRole("link", { name: /Uživatelé/ })).toBeNull();
  });
});

describe("DCUST-02 the record of a place", () => {
  test("has its company, its money, its people, and says where the ERP keeps it", async () => {
    await openDesk("/desk/ship-tos/500101", {
      ...{ me: service, ...lists },
      ShipTo: { shipTo: { ...shipTo, isErpOwned: true } },
    });
    await screen.findByRole("heading", { level: 1, name: "Restaurace U Modré hvězdy" });
    expect(screen.getByRole("link", { name: "Hostince Modrá hvězda s.r.o." }).getAttribute("href")).toBe(
      "/desk/companies/C1",
    );
    expect(screen.getByText("Zákazníky spravuje ERP, tady se jen prohlížejí.")).toBeTruthy();
    expect(screen.getByRole("meter", { name: "Úvěrový limit" }).getAttribute("aria-valuetext")).toMatch(/62/);
    expect(await screen.findByText("Jana Novotná")).toBeTruthy();
    await expectAccessible();
  });

  test("one that is not there leads back", async () => {
    await openDesk("/desk/ship-tos/9", { me: service, ...lists, ShipTo: { shipTo: null } });
    expect(await screen.findByText("Odběrné místo 9 tu není.")).toBeTruthy();
  });
});

describe("DCUST-02 a place is changed at the desk", () => {
  const open = (answers: Readonly<Record<string, unknown>> = {}) =>
    openDesk("/desk/ship-tos/500101", { me: service, ...lists, ShipTo: { shipTo }, ...answers });

  test("DEDIT-06 what is changed is counted, sent with the version that was seen, and kept where it is refused", async () => {
    const refusal = { code: "text-too-long", message: "Text je příliš dlouhý.", field: "street" };
    const { user } = await open({ ChangeShipTo: { changeShipTo: { refusal } } });
    await user.click(await screen.findByRole("button", { name: "Nefiltrované: pátek" }));
    await user.type(screen.getByRole("textbox", { name: "Ulice" }), "a");
    await user.click(screen.getByRole("button", { name: /Uložit 2/ }));
    expect(asked.find(({ operation }) => operation === "ChangeShipTo")?.variables).toMatchObject({
      input: { id: "500101", version: 3, street: "Sladovnická 12a", weekdays: { unfiltered: [5] } },
    });
    expect((await screen.findAllByText("Text je příliš dlouhý.")).length).toBeGreaterThan(0);
    expect(screen.getByRole("textbox", { name: "Ulice" })).toHaveProperty("value", "Sladovnická 12a");
    await expectAccessible();
  });

  test("after it is saved nothing is left to save, and nobody else is blamed", async () => {
    const { user } = await open();
    await user.type(await screen.findByRole("textbox", { name: "Ulice" }), "a");
    const saved = { ...shipTo, version: 4, row: { ...row, street: "Sladovnická 12a" } };
    answerWith({ ShipTo: { shipTo: saved }, ChangeShipTo: { changeShipTo: { refusal: null } } });
    await user.click(screen.getByRole("button", { name: /Uložit 1/ }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Zahodit změny" })).toBeNull());
    expect(screen.queryByText(/mezitím změnil/)).toBeNull();
    expect(screen.getByRole("textbox", { name: "Ulice" })).toHaveProperty("value", "Sladovnická 12a");
    expect(JSON.stringify(localStorage)).not.toContain("ship-to.500101");
  });

  test("DEDIT-01 whoever was quicker is shown beside mine, and I choose", async () => {
    const { user } = await open();
    await user.type(await screen.findByRole("textbox", { name: "Ulice" }), "a");
    await user.click(screen.getByRole("button", { name: "Nefiltrované: pátek" }));
    const theirs = { ...row, street: "Sladovnická 14", weekdays: { ...row.weekdays, tank: [4] } };
    const history = [
      { at: "2026-11-23T09:00:00.000Z", by: "Lenka Bartošová", action: "x", reason: null, changes: [] },
    ];
    answerWith({
      ShipTo: { shipTo: { ...shipTo, row: theirs, version: 4, history } },
      ChangeShipTo: {
        changeShipTo: { refusal: { code: "changed-meanwhile", message: "Jinak.", field: null } },
      },
    });
    await user.click(screen.getByRole("button", { name: /Uložit 2/ }));
    const dialog = within(await screen.findByRole("dialog", { name: /Lenka Bartošová/ }));
    expect(dialog.getByText("jejich, vy jste neměnili")).toBeTruthy();
    await user.click(dialog.getByRole("radio", { name: "obě" }));
    answerWith({ ChangeShipTo: { changeShipTo: { refusal: null } } });
    await user.click(dialog.getByRole("button", { name: "Uložit výběr" }));
    expect(asked.findLast(({ operation }) => operation === "ChangeShipTo")?.variables).toMatchObject({
      input: {
        ...{ version: 4, street: "Sladovnická 14 Sladovnická 12a" },
        weekdays: { tank: [4], unfiltered: [5] },
      },
    });
  });

  test("what differs is told in words", async () => {
    const { user } = await open();
    await user.click(await screen.findByRole("checkbox", { name: "kamion" }));
    answerWith({
      ShipTo: { shipTo: { ...shipTo, version: 4, types: ["PD"] } },
      ChangeShipTo: {
        changeShipTo: { refusal: { code: "changed-meanwhile", message: "Jinak.", field: null } },
      },
    });
    await user.click(screen.getByRole("button", { name: /Uložit 1/ }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByRole("cell", { name: "běžný rozvoz, kamion" })).toBeTruthy();
  });

  test("a suspension asks why, and the harmless button has the focus", async () => {
    const { user } = await open({ SetShipToSuspended: { setShipToSuspended: { refusal: null } } });
    await user.click(await screen.findByRole("button", { name: "Pozastavit místo" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(document.activeElement?.textContent).toBe("Nechat objednávat");
    await user.type(dialog.getByRole("combobox", { name: "Důvod" }), "Nezaplaceno");
    await user.click(dialog.getByRole("button", { name: "Pozastavit místo" }));
    expect(asked.find(({ operation }) => operation === "SetShipToSuspended")?.variables).toEqual({
      input: { id: "500101", version: 3, isSuspended: true, reason: "Nezaplaceno" },
    });
  });
});

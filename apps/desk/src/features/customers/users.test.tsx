import { screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { expect, test } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const place = {
  ...{ shipToId: "500102", shipToName: "Výčep Na Růžku", companyId: "C1", companyName: "Hostince" },
  ...{ roleId: "R11", roleName: "POS Catalogue", permissions: ["Catalogue"] },
};
const row = {
  ...{ uid: "U004", firstName: "Eliška", lastName: "Řezáčová", email: "eliska@modrahvezda.example" },
  ...{ phone: "+420799999004", language: "cs", status: "active", isKeyUser: false, lastSignInAt: null },
  places: [place],
  companies: [{ companyId: "C1", companyName: "Hostince", status: "active" }],
};
const company = { shipTos: [{ id: "500102", name: "Výčep Na Růžku", customerType: "POS" }] };
const answers = {
  CustomerUser: { customerUser: { row, history: [] } },
  CustomerRoles: { customerRoles: [{ id: "R11", name: "POS Catalogue", customerTypes: ["POS"] }] },
  Company: { company },
};

test("DCUST-03 somebody gets a password link, and is suspended, by a button each", async () => {
  const { user } = await openDesk("/desk/customer-users/U004", {
    ...{ me: somebody(["customers", "see"], ["customer-users", "change"]), ...answers },
    HelpCustomerUser: { helpCustomerUser: { refusal: { message: "Nejde to.", field: null } } },
    SetCustomerUserStatus: { setCustomerUserStatus: { refusal: null } },
  });
  await screen.findByRole("heading", { level: 1, name: "Eliška Řezáčová" });
  await screen.findByRole("link", { name: "Výčep Na Růžku" });
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Poslat odkaz na heslo" }));
  expect(await screen.findByText("Nejde to.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Pozastavit" }));
  const dialog = within(
    await screen.findByRole("alertdialog", { name: "Pozastavit uživatele Eliška Řezáčová?" }),
  );
  expect(dialog.getByText(/Přístup do firmy Hostince se zavře hned/)).toBeTruthy();
  await expectAccessible();
  expect(asked.some(({ operation }) => operation === "SetCustomerUserStatus")).toBe(false);
  await user.click(dialog.getByRole("button", { name: "Pozastavit" }));
  expect(asked.find(({ operation }) => operation === "SetCustomerUserStatus")?.variables).toEqual({
    input: { uid: "U004", companyId: "C1", status: "suspended" },
  });
});

test("DSIGN-05 who may only see has no button that changes", async () => {
  await openDesk("/desk/customer-users/U004", {
    ...{ me: somebody(["customers", "see"], ["customer-users", "see"]), ...answers },
  });
  expect(await screen.findByText("Objednávání z katalogu")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Pozastavit" })).toBeNull();
});

test("D47 whoever is suspended in one company is let in there, and told which", async () => {
  const companies = [
    { companyId: "C1", companyName: "Hostince", status: "suspended" },
    { companyId: "C2", companyName: "Velkoobchod", status: "active" },
  ];
  const { user } = await openDesk("/desk/customer-users/U004", {
    ...{ me: somebody(["customers", "see"], ["customer-users", "change"]), ...answers },
    CustomerUser: { customerUser: { row: { ...row, companies }, history: [] } },
    SetCustomerUserStatus: { setCustomerUserStatus: { refusal: null } },
  });
  await user.click(await screen.findByRole("button", { name: "Znovu povolit" }));
  expect(asked.find(({ operation }) => operation === "SetCustomerUserStatus")?.variables).toEqual({
    input: { uid: "U004", companyId: "C1", status: "active" },
  });
  expect(screen.getAllByRole("button", { name: "Pozastavit" })).toHaveLength(1);
});

test("DCUST-03 access to a place is taken after a question alone, and the role at another is saved beside it", async () => {
  const places = [...company.shipTos, { id: "500103", name: "Kiosek", customerType: "POS" }];
  const saving = Promise.withResolvers<object>();
  const { user } = await openDesk("/desk/customer-users/U004", {
    ...{ me: somebody(["customers", "see"], ["customer-users", "change"]), ...answers },
    Company: { company: { shipTos: places } },
    SetCustomerUserRole: () => saving.promise,
  });
  const roleAt = (name: string) => screen.findByRole("button", { name: new RegExp(`Role: ${name}`) });
  await user.click(await roleAt("Výčep Na Růžku"));
  await user.click(await screen.findByRole("option", { name: "bez přístupu" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(asked.some(({ operation }) => operation === "SetCustomerUserRole")).toBe(false);
  await user.click(dialog.getByRole("button", { name: "Odebrat přístup" }));
  expect(asked.find(({ operation }) => operation === "SetCustomerUserRole")?.variables).toEqual({
    input: { uid: "U004", companyId: "C1", shipToId: "500102", roleId: null },
  });
  await user.click(await roleAt("Kiosek"));
  await user.click(await screen.findByRole("option", { name: /^Objednávání z\skatalogu$/ }));
  const roles = asked.filter(({ operation }) => operation === "SetCustomerUserRole");
  expect(roles[1]?.variables).toEqual({
    input: { uid: "U004", companyId: "C1", shipToId: "500103", roleId: "R11" },
  });
  saving.resolve({ setCustomerUserRole: { refusal: null } });
  expect((await screen.findAllByText("Uloženo.")).length).toBeGreaterThan(0);
});

test("DCUST-03 a role stands as what it is while the roles to give are not there", async () => {
  await openDesk("/desk/customer-users/U004", {
    ...{ me: somebody(["customers", "see"], ["customer-users", "change"]), ...answers },
    CustomerRoles: new Response("{}", { status: 422 }),
  });
  expect(await screen.findByText("Objednávání z katalogu")).toBeTruthy();
  expect(screen.queryByText("bez přístupu")).toBeNull();
  expect(await screen.findByText("Role se nepodařilo načíst.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Zkusit znovu" })).toBeTruthy();
});

test("DCUST-03 who has left is let in again", async () => {
  await openDesk("/desk/customer-users/U004", {
    ...{ me: somebody(["customers", "see"], ["customer-users", "change"]), ...answers },
    CustomerUser: {
      customerUser: { row: { ...row, companies: [{ ...row.companies[0], status: "exited" }] }, history: [] },
    },
  });
  expect(await screen.findByRole("button", { name: "Znovu povolit" })).toBeTruthy();
});

test("DLIST-05 a person leads on to the next one of the list", async () => {
  const next = { ...row, uid: "U005", lastName: "Říhová" };
  await openDesk("/desk/customer-users/U004?list=%3F", {
    ...{ me: somebody(["customers", "see"], ["customer-users", "see"]), ...answers },
    CustomerUsers: { customerUsers: { items: [row, next], total: 2, isMore: false, next: null } },
  });
  const link = await screen.findByRole("link", { name: "Další: Eliška Říhová" });
  expect(link.getAttribute("href")).toBe("/desk/customer-users/U005?list=%3F");
});

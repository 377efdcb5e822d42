import { screen } from "@testing-library/react";
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
  expect(asked.find(({ operation }) => operation === "SetCustomerUserStatus")?.variables).toEqual({
    input: { uid: "U004", companyId: "C1", status: "suspended" },
  });
});

test("DSIGN-05 who may only see has no button that changes", async () => {
  await openDesk("/desk/customer-users/U004", {
    ...{ me: somebody(["customers", "see"], ["customer-users", "see"]), ...answers },
  });
  expect(await screen.findByText("POS Catalogue")).toBeTruthy();
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

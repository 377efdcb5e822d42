import { screen } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { expect, test } from "vitest";
import { button, named, textOf } from "../../testing/find.ts";
import { api, openPortal, withPortal } from "../../testing/portal-page.tsx";
import { someUserInfo } from "../../testing/some-user-info.ts";

withPortal();

test.each([
  ["sent", "Žádost jsme poslali e-mailem vlastníkovi účtu."],
  ["sent-before", "Dnes už jste o tento přístup požádali."],
  ["nobody", "Vaše společnost nemá vlastníka účtu"],
] as const)("D46 who may not open a page asks the owners for it: %s", async (status, said) => {
  api.set("GetUserInfoById", () => someUserInfo({ allAvailablePermission: ["Home Page"] }));
  api.set("RequestAccess", () => ({ status, owners: 1 }));
  const { user } = await openPortal("/training");
  await screen.findByRole("heading", { level: 1, name: named("K zobrazení této stránky nemáte oprávnění.") });
  await user.click(button("Požádat o přístup"));
  expect(await screen.findByText((text) => text.startsWith(said))).toBeTruthy();
  expect(api.lastOf("RequestAccess")).toMatchObject({ body: { permission: "Training & Learning" } });
});

test("ROUTE-36 the page of a missing permission has its breadcrumb, and a visitor nobody to ask", async () => {
  await openPortal("/error403?page=training", { isVisitor: true });
  const steps = screen.getByRole("navigation", { name: named("Nacházíte se zde") });
  expect(textOf(steps)).toMatch(/^Domů/);
  expect(screen.queryByRole("button", { name: named("Požádat o přístup") })).toBeNull();
  await expectAccessible();
});

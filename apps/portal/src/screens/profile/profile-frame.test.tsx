import { screen, within } from "@testing-library/react";
import { PERMISSIONS } from "@vycep/domain/access/permission";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { addressOf, heading, named, textOf } from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someAccess, someUserInfo } from "../../testing/some-user-info.ts";

withPortal();

async function openProfile(section = "details") {
  await openPortal(`/my-profile/${section}`);
  await quiet();
}

describe("the frame of the profile", () => {
  test("ROUTE-13 ROUTE-14 LAYOUT-22 the user menu leads to the details, whose tab is the current one", async () => {
    await openProfile();
    expect(heading("Můj profil")).toBeTruthy();
    const tabs = within(screen.getByRole("navigation", { name: named("Části profilu") }));
    expect(tabs.getByRole("link", { current: "page" }).textContent).toBe("Údaje");
    await expectAccessible();
    screen.getByRole("button", { name: named("Uživatelské menu") }).click();
    const entry = await screen.findByRole("menuitem", { name: named("Můj profil") });
    expect(addressOf(entry)).toBe("/my-profile/details");
  });

  test("AUTH-04 OP-132 the user menu leads to the menu creator by a complete address, which no router follows", async () => {
    await openProfile();
    screen.getByRole("button", { name: named("Uživatelské menu") }).click();
    const entry = await screen.findByRole("menuitem", { name: named("Tvorba nápojových lístků") });
    expect(addressOf(entry)).toBe(`${window.location.origin}/demo/menu`);
  });

  test("ROUTE-36 the breadcrumb leads from home over the profile to the section", async () => {
    await openProfile();
    expect(textOf(screen.getByRole("navigation", { name: named("Nacházíte se zde") }))).toMatch(
      /Domů.*Můj profil.*Údaje/u,
    );
  });

  test("OP-102 a section that does not exist is no page", async () => {
    await openProfile("nothing");
    expect(heading("Stránka nebyla nalezena.")).toBeTruthy();
  });

  test("ROUTE-13 PERM-03 without My Profile the page is refused, and the menu has no entry", async () => {
    const held = PERMISSIONS.filter((name) => name !== "My Profile");
    const rpDetails = [
      { permission: held.join(","), customerType: "POS", rolename: "POS Associate", roleid: "R12" },
    ];
    api.set("GetUserInfoById", () =>
      someUserInfo({ allAvailablePermission: held, permissionSchema: [someAccess({ rpDetails })] }),
    );
    await openProfile();
    expect(heading("K zobrazení této stránky nemáte oprávnění.")).toBeTruthy();
    screen.getByRole("button", { name: named("Uživatelské menu") }).click();
    expect(await screen.findByRole("menuitem", { name: named("Odhlásit se") })).toBeTruthy();
    expect(screen.queryByRole("menuitem", { name: named("Můj profil") })).toBeNull();
  });
});

import { screen, waitFor } from "@testing-library/react";
import { PERMISSIONS } from "@vycep/domain/access/permission";
import { storage } from "@vycep/shell/storage/storage";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test, vi } from "vitest";
import { sentToAcademy } from "../screens/academy/send-to-academy.ts";
import { addressOf, button, heading, link, named, namedFrom, textOf } from "../testing/find.ts";
import { api, openPortal, withPortal } from "../testing/portal-page.tsx";
import { someAccess, someUserInfo } from "../testing/some-user-info.ts";

withPortal();

describe("who comes to a page", () => {
  test("PERM-03 without its permission: to the page that says so, with its name and the way home", async () => {
    api.set("GetUserInfoById", () => someUserInfo({ allAvailablePermission: ["Home Page"] }));
    await openPortal("/catalog/products");
    expect(heading("K zobrazení této stránky nemáte oprávnění.")).toBeTruthy();
    expect(location.pathname + location.search).toBe("/error403?page=products");
    expect(textOf()).toContain("Stránku Katalog vám může zpřístupnit vlastník účtu");
    expect(addressOf(link("Zpět na hlavní stránku"))).toBe("/");
    await expectAccessible();
  });

  test.each([
    ["ROUTE-11 OP-35", "/orders/saved", "Catalogue"],
    ["ROUTE-15", "/contracts", "Contracts"],
    ["ROUTE-16", "/reporting", "Reporting"],
    ["ROUTE-17", "/my-documents", "My Documents"],
    ["ROUTE-18", "/marketing-materials", "Marketing Materials"],
    ["ROUTE-19", "/news", "News & Articles"],
    ["ROUTE-20", "/news/vianocny-special", "News & Articles"],
    ["ROUTE-22", "/support/tickets", "Support"],
  ] as const)("PERM-03 %s %s asks for %s", async (_id, path, right) => {
    const others = PERMISSIONS.filter((held) => held !== right);
    api.set("GetUserInfoById", () => someUserInfo({ allAvailablePermission: [...others] }));
    await openPortal(path);
    expect(heading("K zobrazení této stránky nemáte oprávnění.")).toBeTruthy();
    expect(location.pathname).toBe("/error403");
  });

  test("OP-149 a configuration that cannot be read locks nobody out", async () => {
    api.breakDown("GetPortalConfig");
    await openPortal("/orders/saved");
    expect(location.pathname).toBe("/orders/saved");
  });

  test("CONFIG-15 a configuration that cannot be read is logged and told nobody", async () => {
    const warned = vi.spyOn(console, "warn");
    api.breakDown("GetPortalConfig");
    await openPortal("/contact");
    expect(warned.mock.calls.map(([said]) => String(said)).join()).toContain(
      "configuration could not be read",
    );
    expect(screen.queryByRole("alert")).toBeNull();
    expect(textOf()).not.toContain("Server neodpovídá");
  });

  test("STORAGE-04 STORAGE-13 PERM-12 the store and the kind of customer are kept as who signs in has them", async () => {
    const rpDetails = someAccess().rpDetails.map((held) => ({ ...held, customerType: "WHS" }));
    api.set("GetUserInfoById", () =>
      someUserInfo({
        ...{ country: "SVK", language: "sk" },
        permissionSchema: [someAccess({ rpDetails })],
      }),
    );
    await openPortal("/contact");
    expect(localStorage.getItem("store")).toBe("LivePortal_SK_sk");
    expect(localStorage.getItem("customertype")).toBe("WHS");
  });

  test("SESSION-07 whom only the academy concerns reads no name of a page that is not theirs", async () => {
    const rpDetails = [
      { permission: "Academy", customerType: "POS", rolename: "POS Academy", roleid: "R09" },
    ];
    api.set("GetUserInfoById", () => {
      storage.write(sentToAcademy, "sent");
      return someUserInfo({
        allAvailablePermission: ["Training & Learning"],
        permissionSchema: [someAccess({ rpDetails })],
      });
    });
    const titles = new Set<string>();
    const watching = new MutationObserver(() => titles.add(document.title));
    watching.observe(document.head, { childList: true, subtree: true, characterData: true });
    await openPortal("/orders/history");
    await screen.findByRole("heading", { level: 1, name: named("Vaše školení") });
    await waitFor(() => expect(document.title).toBe("Vaše školení · vycep"));
    expect(location.pathname).toBe("/");
    watching.disconnect();
    expect([...titles].filter((title) => /objednávky/i.test(title))).toEqual([]);
    expect(textOf()).not.toContain("Moje objednávky");
  });

  test("OP-10 whom the server does not know is told so", async () => {
    api.refuse("GetUserInfoById", { code: "user-unknown", status: 404 });
    await openPortal("/");
    expect(heading("Nejste přihlášeni.")).toBeTruthy();
    expect(textOf()).toContain("401: UNAUTHORIZED ACCESS");
  });

  test("SESSION-07 D45 whom only the academy concerns finds the way there, and how far they came, when they come back", async () => {
    const begun = { id: "t", name: "Čepování", lessons: 6, lessonsDone: 4, minutes: 45, completedOn: null };
    api.set("GetMyCourses", () => ({ courses: [begun] }));
    const rpDetails = [
      { permission: "Academy", customerType: "POS", rolename: "POS Academy", roleid: "R09" },
    ];
    api.set("GetUserInfoById", () => {
      // They were sent there before in this session.
      storage.write(sentToAcademy, "sent");
      return someUserInfo({
        allAvailablePermission: ["Training & Learning"],
        permissionSchema: [someAccess({ rpDetails })],
      });
    });
    await openPortal("/");
    const way = await screen.findByRole("link", { name: namedFrom("Otevřít") });
    expect(addressOf(way)).toBe("https://lipovrch.example/eLearning");
    await screen.findByRole("heading", { level: 2, name: named("Čepování") });
    expect(textOf()).toContain("Lekce 5 z 6.");
    await expectAccessible();
    expect(screen.queryByRole("navigation", { name: named("Hlavní menu") })).toBeNull();
  });

  test.each([
    ["ROUTE-22", "/support", "/support/faq"],
    ["ROUTE-13", "/my-profile", "/my-profile/details"],
  ])("%s %s without a section leads on to its first one", async (_id, typed, first) => {
    await openPortal(typed);
    await waitFor(() => expect(location.pathname).toBe(first));
    expect(screen.queryByText("Stránka nebyla nalezena.")).toBeNull();
  });

  test("an address that leads nowhere: what to do instead", async () => {
    await openPortal("/here/is/nothing");
    expect(heading("Stránka nebyla nalezena.")).toBeTruthy();
    expect(textOf()).toContain("Na tomhle místě nic není.");
    expect(addressOf(link("Zpět na hlavní stránku"))).toBe("/");
    await expectAccessible();
  });
});

describe("a page that cannot be drawn", () => {
  test("says so, and is drawn by another try once the server is back", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    api.breakDown("GetUserInfoById");
    const { user } = await openPortal("/catalog/fast-entry");
    expect(await screen.findByRole("heading", { name: named("Stránku se nepodařilo načíst.") })).toBeTruthy();
    expect(textOf()).toContain("Zkoušíme to znovu sami.");
    api.mend("GetUserInfoById");
    await user.click(button("Zkusit znovu"));
    expect(await screen.findByRole("heading", { level: 1, name: named("Rychlé zadání") })).toBeTruthy();
  });
});

import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import type { ServiceCall } from "../testing/fake-services.ts";
import { heading, link, named, namedFrom, noLink, textOf } from "../testing/find.ts";
import { api, openPortal, withPortal } from "../testing/portal-page.tsx";
import { someUserInfo } from "../testing/some-user-info.ts";

withPortal();

const crumbs = () => within(screen.getByRole("navigation", { name: named("Nacházíte se zde") }));
const bar = () => screen.queryByRole("region", { name: named("Nastavení dodávky") });
/** What the portal writes for those who run it, and for nobody else. */
function hearWarnings(): () => string {
  const heard = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  return () => heard.mock.calls.map((words) => words.map(String).join(" ")).join("\n");
}

describe("ROUTE-36 a breadcrumb that starts at Home", () => {
  test("is the page itself at home, and leads nowhere", async () => {
    await openPortal("/");
    expect(crumbs().getAllByRole("listitem").map(textOf)).toEqual(["Domů"]);
    expect(crumbs().queryByRole("link")).toBeNull();
  });

  test.each([
    ["/catalog/products", "Katalog"],
    ["/catalog/favorites", "Oblíbené"],
    ["/orders/saved", "Uložené objednávky"],
    ["/cart", "Košík"],
    ["/thanks", "Vaše objednávky"],
    ["/contact", "Kontakt"],
    ["/nic-takoveho", "Stránka nebyla nalezena."],
  ])("at %s it ends with %s", async (address, last) => {
    await openPortal(address);
    await waitFor(() => expect(textOf(crumbs().getAllByRole("listitem").at(-1))).toBe(last));
    expect(textOf(crumbs().getAllByRole("link")[0])).toBe("Domů");
  });
});

describe("the layout without the order bar", () => {
  test("LAYOUT-18 has the menu, the breadcrumb and the foot", async () => {
    await openPortal("/orders/saved");
    expect(screen.getByRole("navigation", { name: named("Hlavní menu") })).toBeTruthy();
    expect(crumbs().getAllByRole("listitem").length).toBeGreaterThan(1);
    expect(screen.getByRole("contentinfo")).toBeTruthy();
    expect(bar()).toBeNull();
  });

  test("DCONF-04 the foot says whose portal it is: the brewery's own name where it has given it one", async () => {
    document.documentElement.dataset["name"] = "Modrý";
    await openPortal("/orders/saved");
    expect(textOf(screen.getByRole("contentinfo"))).toContain("Zákaznický portál značky Modrý");
    delete document.documentElement.dataset["name"];
  });

  test("ROUTE-04 an order begins at home, and the catalogue offers none to begin", async () => {
    const { user } = await openPortal("/");
    await user.click(await screen.findByRole("link", { name: named("Nová objednávka z katalogu") }));
    await screen.findByRole("heading", { level: 1, name: named("Katalog") });
    expect(bar()).toBeTruthy();
    expect(noLink("Nová objednávka z katalogu")).toBeNull();
  });
});

test("LAYOUT-19 LAYOUT-20 LAYOUT-21 before sign-in a page has the logo, the languages and the way to sign in", async () => {
  const { user } = await openPortal("/contact", { isVisitor: true });
  const [first] = screen.getAllByRole("banner");
  const head = within(first ?? document.body);
  expect(head.getByRole("link", { name: namedFrom("vycep") })).toBeTruthy();
  await user.click(head.getByRole("radio", { name: named("English") }));
  await waitFor(() => expect(document.documentElement.lang).toBe("en"));
  expect(link("Sign in")).toBeTruthy();
});

/** In which language the links were last asked for. */
const languageOfLinks = () => (api.lastOf("portalExtLinks") as ServiceCall).query.get("lang");

test("LANG-16 REST-02 REST-08 the shell asks for the person, the rights and the links, and for these anew in another language", async () => {
  const { user } = await openPortal("/contact");
  await screen.findByRole("link", { name: named("Podmínky užití") });
  expect(api.lastOf("GetUserInfoById")).toMatchObject({ id: "U001" });
  expect(api.count("GetPortalConfig")).toBe(1);
  expect(languageOfLinks()).toBe("cs");
  const inCzech = api.count("portalExtLinks");
  await user.click(screen.getByRole("radio", { name: named("English") }));
  await waitFor(() => expect(api.count("portalExtLinks")).toBe(inCzech + 1));
  expect(languageOfLinks()).toBe("en");
});

describe("what is told to those who run it, and to nobody else", () => {
  test("CONFIG-14 CONFIG-15 ERROR-06 a configuration that cannot be read", async () => {
    const logged = hearWarnings();
    api.breakDown("GetPortalConfig");
    await openPortal("/catalog/products");
    expect(heading("Katalog")).toBeTruthy();
    expect(logged()).toContain("the portal's configuration could not be read");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(screen.queryByRole("button", { name: named("Skrýt hlášení") })).toBeNull();
  });

  test("ERROR-01 a person without a country", async () => {
    const logged = hearWarnings();
    api.set("GetUserInfoById", () => someUserInfo({ country: "" }));
    await openPortal("/contact");
    expect(logged()).toContain("Country is not fill");
    expect(textOf()).not.toContain("is not fill");
  });

  test("ERROR-02 CONFIG-04 a person without a customer type", async () => {
    const logged = hearWarnings();
    api.set("GetUserInfoById", () => someUserInfo({ permissionSchema: [] }));
    await openPortal("/contact");
    expect(logged()).toContain("Customer type is not fill");
    expect(textOf()).not.toContain("is not fill");
  });
});

test("LAYOUT-30 ERROR-03 a session of nobody who is signed in gets the page of 401", async () => {
  api.set("GetUserInfoById", () => someUserInfo({ isLoggedIn: false }));
  await openPortal("/catalog/products");
  expect(textOf()).toContain("401: UNAUTHORIZED ACCESS");
  expect(heading("Nejste přihlášeni.")).toBeTruthy();
});

test("LAYOUT-29 while it is signing out, the whole page says that it works", async () => {
  const { user } = await openPortal("/contact");
  const goOn = api.hold("sign-out");
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await user.click(screen.getByRole("button", { name: named("Uživatelské menu") }));
  await user.click(await screen.findByRole("menuitem", { name: named("Odhlásit se") }));
  const works = () => screen.queryAllByRole("status").filter((one) => textOf(one) === "Načítáme…");
  await waitFor(() => expect(works()).toHaveLength(1));
  goOn();
  await waitFor(() => expect(works()).toHaveLength(0));
});

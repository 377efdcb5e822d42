import { cleanup, screen } from "@testing-library/react";
import { shellKeys } from "@vycep/shell/storage/shell-keys";
import { storage } from "@vycep/shell/storage/storage";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addressOf, heading, link, named, textOf } from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someArticle } from "../../testing/some-article.ts";
import { someAccess, someUserInfo } from "../../testing/some-user-info.ts";

withPortal();

const page = document.documentElement;
const words = {
  brandHome: { title: "Vítr od moře", body: "Světlý italský ležák." },
  aboutTheBrand: { title: "Západní vítr", body: "Vane od moře.\n\n## Jak chutná\n- Suše" },
};

beforeEach(() => {
  page.dataset.theme = "peroni";
  api.set("GetArticlesNewList", () => [someArticle({ title: "Aperitivo" })]);
  api.set("pagecontent", ({ query }) =>
    Object.entries(words).flatMap(([locationId, text]) =>
      query.get("locationId") === locationId ? [{ locationId, ...text }] : [],
    ),
  );
});
afterEach(() => {
  delete page.dataset.theme;
});

const menu = () => screen.getByRole("navigation", { name: named("Hlavní menu") });

describe("the theme of a brand", () => {
  test("PERM-15 ROUTE-01 LAYOUT-27 a visitor finds a home page, the page about the brand and the way in", async () => {
    await openPortal("/", { isVisitor: true });
    await quiet();
    expect(heading("Vítr od moře")).toBeTruthy();
    expect(addressOf(link("Přihlásit se do portálu"))).toBe("/login");
    expect(addressOf(link("O značce Ponente"))).toBe("/about-the-brand");
    expect(textOf(menu())).toContain("DomůO značce");
    expect(addressOf(link("Aperitivo"))).toBe("/news/xmas-delivery");
    expect(document.title).toBe("Domů · Ponente");
    expect(textOf()).toContain("Zákaznický portál značky Ponente");
    await expectAccessible();
  });

  test("PERM-15 whoever is signed in has the home page of everybody", async () => {
    await openPortal("/");
    await quiet();
    expect(heading("Dobrý den")).toBeTruthy();
    expect(textOf(menu())).toContain("O značce");
  });

  test("SESSION-07 what is public is no way around the checks of who is signed in", async () => {
    const rpDetails = [
      { permission: "Academy", customerType: "POS", rolename: "POS Academy", roleid: "R09" },
    ];
    api.set("GetUserInfoById", () =>
      someUserInfo({ userValidation: false, permissionSchema: [someAccess({ rpDetails })] }),
    );
    await openPortal("/");
    expect(heading("Nejste přihlášeni.")).toBeTruthy();
  });

  test("PERM-14 ROUTE-19 CONTENT-16 the news are open: to a visitor, and to who has no right to them", async () => {
    await openPortal("/news", { isVisitor: true });
    expect(addressOf(link("Číst článek Aperitivo"))).toBe("/news/xmas-delivery");
    cleanup();
    api.set("GetUserInfoById", () => someUserInfo({ allAvailablePermission: ["Home Page"] }));
    await openPortal("/news");
    expect(addressOf(link("Číst článek Aperitivo"))).toBe("/news/xmas-delivery");
    expect(api.calls.filter(({ name }) => name === "SetArticlesSeen")).toEqual([]);
  });

  test("CONFIG-07 LAYOUT-27 the page about the brand tells its story in the brewery's words", async () => {
    await openPortal("/about-the-brand", { isVisitor: true });
    await quiet();
    expect(heading("Západní vítr")).toBeTruthy();
    expect(heading("Jak chutná")).toBeTruthy();
    await expectAccessible();
  });
});

describe("LANG-02 D16 the language of the theme", () => {
  const italian = () => screen.getAllByRole("radio", { name: "Italiano" })[0] as HTMLElement;

  test("is chosen beside the others; days and numbers are as in English", async () => {
    const { user } = await openPortal("/", { isVisitor: true });
    await user.click(italian());
    expect(await screen.findByRole("link", { name: "Accedi al portale" })).toBeTruthy();
    expect(document.documentElement.lang).toBe("it");
    expect(storage.read(shellKeys.lang)).toBe("it");
    expect(storage.read(shellKeys.store)).toBe("LivePortal_CZ_en");
    const asked = api.lastOf("pagecontent") as { readonly query: URLSearchParams };
    expect(asked.query.get("lang")).toBe("it");
    await user.click(screen.getAllByRole("link", { name: "Contatti" })[0] as HTMLElement);
    expect(await screen.findByRole("heading", { level: 1, name: "Contatti" })).toBeTruthy();
    expect(textOf(screen.getByRole("main"))).toContain("Mon–Fri");
  });

  test("stays when somebody signs in", async () => {
    await openPortal("/", { language: "it" });
    await quiet();
    expect(textOf(screen.getByRole("navigation", { name: "Menu principale" }))).toContain("Il marchio");
  });
});

describe("the main theme", () => {
  beforeEach(() => {
    delete page.dataset.theme;
  });

  test("CONFIG-07 has no page about a brand, and its own name", async () => {
    await openPortal("/about-the-brand");
    expect(heading("Stránka nebyla nalezena.")).toBeTruthy();
    expect(document.title).toContain("vycep");
    expect(textOf(menu())).not.toContain("O značce");
    expect(screen.queryByRole("radio", { name: "Italiano" })).toBeNull();
  });
});

import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, describe, expect, test } from "vitest";
import { addressOf, button, link, named, textOf } from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someArticle, someWholeArticle } from "../../testing/some-article.ts";

withPortal();

const titles = () =>
  within(screen.getByRole("main"))
    .getAllByRole("heading", { level: 2 })
    .map((one) => textOf(one));

describe("the news", () => {
  beforeEach(() => {
    api.set("GetArticlesNewList", () => [
      someArticle({ isNew: true, isImportant: true }),
      someArticle({ path: "special", title: "Speciál je zpět", section: "Produkty" }),
      ...Array.from({ length: 10 }, (_, at) => someArticle({ path: `a-${at}`, title: `Článek ${at}` })),
    ]);
    api.set("SetArticlesSeen", () => ({ seen: 1 }));
  });

  test("ROUTE-19 CONTENT-01 the newest is large, older ones come on demand, and what is new is marked and then seen", async () => {
    const { user } = await openPortal("/news");
    expect(addressOf(link("Číst článek Vánoční rozvoz"))).toBe("/news/xmas-delivery");
    expect(textOf(screen.getByRole("article"))).toContain("DůležitéNové16.11.2026 · Provoz");
    expect(titles()).toHaveLength(9);
    await waitFor(() =>
      expect(api.lastOf("SetArticlesSeen")).toMatchObject({ body: { paths: ["xmas-delivery"] } }),
    );
    await user.click(button("Starší články"));
    expect(titles()).toHaveLength(12);
    expect(screen.queryByRole("button", { name: named("Starší články") })).toBeNull();
    await expectAccessible();
  });

  test("by topic, which the address keeps", async () => {
    const { user } = await openPortal("/news");
    await user.click(button("Produkty"));
    await waitFor(() => expect(titles()).toEqual(["Speciál je zpět"]));
    expect(window.location.search).toBe("?topic=Produkty");
  });

  test("nothing to read says so", async () => {
    api.set("GetArticlesNewList", () => []);
    await openPortal("/news");
    expect(await screen.findByRole("heading", { name: named("Zatím tu nic není.") })).toBeTruthy();
    await quiet();
    expect(api.count("SetArticlesSeen")).toBe(0);
  });
});

describe("an article", () => {
  test("ROUTE-20 shows its text as elements and never as a script, with its neighbours", async () => {
    const body =
      '<p>Poslední <strong>závoz</strong>.</p><ul><li>středa</li></ul><p><a href="/catalog/products">objednat</a> <a href="javascript:x()">nic</a></p><img src="x">';
    const newer = { path: "special", title: "Speciál je zpět" };
    api.set("articles", () => someWholeArticle({ body, newer }));
    await openPortal("/news/xmas-delivery");
    expect(await screen.findByRole("heading", { level: 1, name: named("Vánoční rozvoz") })).toBeTruthy();
    const article = within(screen.getByRole("article"));
    expect(textOf(article.getByRole("listitem"))).toBe("středa");
    expect(article.getAllByRole("link").map((one) => addressOf(one))).toEqual(["/catalog/products"]);
    expect(addressOf(link("Speciál je zpět"))).toBe("/news/special");
    await expectAccessible();
  });

  test("keeps whether it was of help", async () => {
    api.set("articles", () => someWholeArticle());
    api.set("contentrating", () => ({ isHelpful: false }));
    const { user } = await openPortal("/news/xmas-delivery");
    await user.click(await screen.findByRole("button", { name: named("Ne") }));
    expect(api.lastOf("contentrating")).toMatchObject({
      body: { kind: "article", id: "xmas-delivery", isHelpful: false },
    });
    await waitFor(() => expect(button("Ne").getAttribute("aria-pressed")).toBe("true"));
  });

  test("one that is not there says so and leads back", async () => {
    api.refuse("articles", { code: "content-unknown", status: 404 });
    await openPortal("/news/nothing");
    expect(await screen.findByRole("heading", { name: named("Tento článek tu není.") })).toBeTruthy();
    expect(addressOf(link("Všechny články"))).toBe("/news");
  });
});

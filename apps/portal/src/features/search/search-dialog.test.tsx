import { screen, waitFor } from "@testing-library/react";
import { storage } from "@vycep/shell/storage/storage";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { setWindowWidth } from "@vycep/ui/testing/window-width";
import { beforeEach, describe, expect, test } from "vitest";
import { addressOf, button, named, namedFrom, textOf } from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someUserInfo } from "../../testing/some-user-info.ts";
import { searchKeys } from "./search-keys.ts";
import type { FoundGroup } from "./use-search-everything.ts";

withPortal();

const nothing = { note: null, type: null, status: null, day: null, place: null };
const order: FoundGroup = {
  kind: "order",
  total: 12,
  isMore: false,
  hits: [
    {
      ...nothing,
      ...{ id: "4700100498", title: "4700100498", match: "exact", note: "PO-7", status: "na cestě" },
      ...{ day: "2026-11-23", place: "Výčep Na Růžku" },
    },
  ],
};
const beer: FoundGroup = {
  kind: "product",
  total: 3,
  isMore: false,
  hits: [{ ...nothing, id: "100112", title: "Lipovrch 11 světlý ležák, sud KEG 50 l", match: "part" }],
};
const invoice: FoundGroup = {
  kind: "document",
  total: 1,
  isMore: false,
  hits: [{ ...nothing, id: "2026100135", title: "2026100135", match: "part", type: "invoice" }],
};

const found = (...groups: readonly FoundGroup[]) => ({ searchEverything: [...groups] });
const field = () => screen.findByRole("searchbox", { name: named("Hledat v celém portálu") });
const options = () => screen.queryAllByRole("option").map((one) => textOf(one));

async function openSearch(address = "/contact") {
  const { user } = await openPortal(address);
  await screen.findByRole("button", { name: named("Hledat v celém portálu") });
  await user.keyboard("{Control>}k{/Control}");
  return { user, input: await field() };
}

const usualGoods = {
  products: {
    items: [
      { __typename: "SimpleProduct" as const, sku: "100112", name: "Lipovrch 11 světlý ležák, sud KEG 50 l" },
      { __typename: "SimpleProduct" as const, sku: "100900", name: "Sklenice" },
    ],
    usual: [{ sku: "100112", last_quantity: 7, last_delivery_date: "2026-11-19" }],
  },
};
beforeEach(() => api.set("UsualGoods", () => usualGoods));

describe("the search of everything", () => {
  test("opens with what the place buys, and how many came last; a first letter looks for other things", async () => {
    api.set("SearchEverything", () => found(order));
    const { user, input } = await openSearch();
    const usual = await screen.findByRole("option", { name: namedFrom("Lipovrch 11") });
    expect(options()).toHaveLength(1);
    expect(textOf(usual)).toContain("naposledy 7 (19.11.)");
    expect(addressOf(usual)).toBe("/catalog/100112");
    await user.type(input, "4700");
    await screen.findByRole("option", { name: namedFrom("Objednávka") });
    expect(screen.queryByRole("option", { name: namedFrom("Lipovrch 11") })).toBeNull();
    await user.clear(input);
    await user.click(await screen.findByRole("option", { name: namedFrom("Lipovrch 11") }));
    await waitFor(() => expect(window.location.pathname).toBe("/catalog/100112"));
    expect(storage.read(searchKeys.recentSearches)).toBeUndefined();
  });

  test("opens by Ctrl K and by its button, groups what is found, the very hit first, and leads into each list", async () => {
    api.set("SearchEverything", () => found(order, beer, invoice));
    const { user, input } = await openSearch();
    await waitFor(() => expect(document.activeElement).toBe(input));
    await user.type(input, "4700 100 498");
    await screen.findByRole("option", { name: namedFrom("Objednávka 4700100498") });
    expect(api.lastOf("SearchEverything")).toEqual({ text: "4700100498" });
    expect(screen.getAllByRole("group").map((one) => textOf(one).slice(0, 9))).toEqual([
      "Objednávk",
      "Zboží3Lip",
      "Doklady1F",
    ]);
    const [first, all] = screen.getAllByRole("option");
    expect(textOf(first)).toContain("23.11.2026 · Výčep Na Růžku · PO-7");
    expect(textOf(first)).toContain("na cestě");
    expect(addressOf(all as HTMLElement)).toBe("/orders/history?q=4700100498");
    expect(textOf(all)).toBe("Vše v objednávkách (12)");
    expect(options()).toContain("Faktura 2026100135");
    expect(screen.getByText("Nalezeno 16 výsledků.")).toBeTruthy();
    await expectAccessible();
  });

  test("of more than are counted says so", async () => {
    api.set("SearchEverything", () => found(beer, { ...invoice, total: 1000, isMore: true }));
    const { user, input } = await openSearch();
    await user.type(input, "20");
    const all = await screen.findByRole("option", { name: namedFrom("Vše v dokladech") });
    expect(textOf(all)).toBe("Vše v dokladech (1 000+)");
    expect(screen.getByText("Nalezeno více než 1 003 výsledků.")).toBeTruthy();
  });

  test("is walked through by arrows without leaving the field; Enter opens, and the words are remembered", async () => {
    api.set("SearchEverything", () => found(order, beer));
    const { user, input } = await openSearch();
    await user.type(input, "498");
    await screen.findByRole("option", { name: namedFrom("Objednávka") });
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(input);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(window.location.pathname).toBe("/orders/history"));
    expect(storage.read(searchKeys.recentSearches)).toEqual(["498"]);
  });

  test("Enter before the answer opens nothing of the answer before: it waits, and opens what the answer begins with", async () => {
    api.set("SearchEverything", ({ text }) => found(text === "498" ? order : beer));
    const { user, input } = await openSearch();
    await user.type(input, "498");
    await screen.findByRole("option", { name: namedFrom("Objednávka") });
    await user.clear(input);
    const release = api.hold("SearchEverything");
    await user.type(input, "pivo{Enter}");
    await waitFor(() => expect(api.count("SearchEverything")).toBe(2));
    expect(window.location.pathname).toBe("/contact");
    release();
    await waitFor(() => expect(window.location.pathname).toBe("/catalog/100112"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(storage.read(searchKeys.recentSearches)).toEqual(["pivo"]);
  });

  test("who types on after an early Enter, or walks through what is shown, is not led elsewhere", async () => {
    api.set("SearchEverything", ({ text }) => found(text === "498" ? order : beer));
    const { user, input } = await openSearch();
    await user.type(input, "498");
    await screen.findByRole("option", { name: namedFrom("Objednávka") });
    const release = api.hold("SearchEverything");
    await user.type(input, "0{Enter}1");
    release();
    await screen.findByRole("option", { name: namedFrom("Lipovrch 11") });
    expect(window.location.pathname).toBe("/contact");
    await user.type(input, "{Backspace}{Backspace}");
    await screen.findByRole("option", { name: namedFrom("Objednávka") });
    const held = api.hold("SearchEverything");
    await user.type(input, "2{ArrowDown}{Enter}");
    await waitFor(() => expect(window.location.pathname).toMatch("/orders/history"));
    held();
  });

  test("offers earlier searches of this device, and forgets them", async () => {
    api.set("SearchEverything", () => found(beer));
    const { user } = await openPortal("/contact");
    storage.write(searchKeys.recentSearches, ["lezak", "4700"]);
    await user.click(await screen.findByRole("button", { name: named("Hledat v celém portálu") }));
    const input = await field();
    await screen.findByRole("option", { name: namedFrom("Lipovrch 11") });
    expect(options().slice(1)).toEqual(["lezak", "4700", "Smazat nedávno hledané"]);
    await user.click(screen.getByRole("option", { name: named("lezak") }));
    expect((input as HTMLInputElement).value).toBe("lezak");
    await screen.findByRole("option", { name: namedFrom("Lipovrch 11") });
    await user.clear(input);
    await user.click(await screen.findByRole("option", { name: named("Smazat nedávno hledané") }));
    expect(storage.read(searchKeys.recentSearches)).toBeUndefined();
  });

  test("PERM-08 finds pages of the portal at once and without the server, of those alone that are open", async () => {
    api.breakDown("SearchEverything");
    const rights = ["Home Page", "Catalogue", "My Documents"] as const;
    api.set("GetUserInfoById", () => someUserInfo({ allAvailablePermission: [...rights] }));
    const { user, input } = await openSearch();
    await user.type(input, "faktury");
    const page = await screen.findByRole("option", { name: named("Moje doklady") });
    expect(addressOf(page)).toBe("/my-documents");
    expect(textOf(await screen.findByRole("alert"))).toContain("Hledání se nepovedlo.");
    api.set("SearchEverything", () => found(invoice));
    await user.click(button("Zkusit znovu"));
    await screen.findByRole("option", { name: namedFrom("Faktura 2026100135") });
    await user.clear(input);
    await user.type(input, "kolegove");
    await screen.findByRole("option", { name: namedFrom("Faktura") });
    expect(options()).not.toContain("Uživatelé");
  });

  test("an older answer never stands over a newer one, and what found nothing says so", async () => {
    const release = api.hold("SearchEverything");
    api.set("SearchEverything", ({ text }) => (text === "pivo" ? found(beer) : found()));
    const { user, input } = await openSearch();
    await user.type(input, "pivo");
    await waitFor(() => expect(api.count("SearchEverything")).toBe(1));
    expect(textOf(screen.getByRole("dialog"))).toContain("Hledáme…");
    await user.type(input, "var");
    await waitFor(() => expect(api.count("SearchEverything")).toBe(2));
    release();
    await screen.findAllByText("Nic jsme nenašli pro „pivovar“");
    await quiet();
    expect(options()).toEqual([]);
  });
});

test("the keys leave an open dialog alone", async () => {
  setWindowWidth(390);
  const { user } = await openPortal("/contact");
  await user.click(button("Menu"));
  await screen.findByRole("dialog", { name: named("Menu") });
  await user.keyboard("{Control>}k{/Control}");
  await quiet();
  expect(screen.queryByRole("searchbox")).toBeNull();
});

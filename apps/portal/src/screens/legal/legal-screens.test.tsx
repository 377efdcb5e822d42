import { act, screen, waitFor, within } from "@testing-library/react";
import { shellKeys } from "@vycep/shell/storage/shell-keys";
import { keptDatabase } from "@vycep/shell/storage/storage";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { calendarKeys } from "../../features/calendar/calendar-keys.ts";
import { cartKeys } from "../../features/cart/cart-keys.ts";
import { catalogKeys } from "../../features/catalog/catalog-keys.ts";
import { cellarKeys } from "../../features/cellar/cellar-keys.ts";
import { checkoutKeys } from "../../features/checkout/checkout-keys.ts";
import { bannerKeys } from "../../features/content/banners/banner-keys.ts";
import { keptThings } from "../../features/content/legal/kept-things.ts";
import { blocksOf } from "../../features/content/legal/legal-text.tsx";
import { askTermsWithNextPage } from "../../features/content/legal/use-terms.ts";
import { tutorialKeys } from "../../features/content/tutorial/tutorial-keys.ts";
import { fastEntryKeys } from "../../features/fast-entry/fast-entry-keys.ts";
import { suggestionKeys } from "../../features/suggestions/suggestion-keys.ts";
import { orderingKeys } from "../../shared/ordering/ordering-keys.ts";
import { companyKey } from "../../shared/user/company-choice.ts";
import { named, textOf } from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someUserInfo } from "../../testing/some-user-info.ts";

withPortal();

beforeEach(() => {
  const body = "Úvod.\n\n## 1. Kdo\n- první\n- druhý";
  api.set("terms", () => ({ version: "5", validFrom: "2026-09-01", title: "Podmínky použití", body }));
});

const question = () => screen.findByRole("alertdialog", { name: named("Podmínky použití se změnily") });

describe("the terms of use", () => {
  test("LAYOUT-09 a visitor reads them with version and first day", async () => {
    await openPortal("/legal/terms", { isVisitor: true });
    expect(textOf()).toContain("verze 5 · platí od 01.09.2026");
    expect(screen.getByRole("heading", { level: 2, name: named("1. Kdo") })).toBeTruthy();
    expect(
      within(screen.getByRole("main"))
        .getAllByRole("listitem")
        .map((one) => textOf(one)),
    ).toContain("druhý");
    await expectAccessible();
  });

  test("LAYOUT-07 LAYOUT-08 LAYOUT-09 stand beside the other legal pages, and are printed without them", async () => {
    const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
    api.set("portalExtLinks", () => [
      { name: "termsOfUse", label: "Podmínky", url: "/legal/terms", type: "legal", order: 1 },
      { name: "privacyPolicy", label: "Osobní údaje", url: "/legal/privacy", type: "legal", order: 2 },
    ]);
    const { user } = await openPortal("/legal/terms");
    const list = screen.getByRole("navigation", { name: named("Podmínky a zásady") });
    const links = within(list).getAllByRole("link");
    expect(links.map((one) => [one.textContent, one.getAttribute("aria-current")])).toEqual([
      ["Podmínky", "page"],
      ["Osobní údaje", null],
    ]);
    expect(list.dataset["print"]).toBe("hide");
    await user.click(screen.getByRole("button", { name: named("Vytisknout") }));
    expect(print).toHaveBeenCalledOnce();
    expect(screen.getByRole("button", { name: named("Stáhnout PDF") })).toBeTruthy();
  });

  test("are agreed to once when a new version is in force", async () => {
    api.set("GetUserInfoById", () => someUserInfo({ termsToAgree: "5" }));
    api.set("SetTermsAgreed", () => ({ termsToAgree: null }));
    const { user } = await openPortal("/contact");
    const dialog = within(await question());
    await user.keyboard("{Escape}");
    await user.click(dialog.getByRole("button", { name: named("Souhlasím") }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(api.lastOf("SetTermsAgreed")).toMatchObject({ id: "U001", body: { version: "5" } });
  });

  test("a refusal is told beside the button, and the new version is shown", async () => {
    api.set("GetUserInfoById", () => someUserInfo({ termsToAgree: "5" }));
    api.refuse("SetTermsAgreed", { code: "terms-changed", message: "Podmínky se mezitím změnily." });
    const { user } = await openPortal("/contact");
    await user.click(within(await question()).getByRole("button", { name: named("Souhlasím") }));
    expect(textOf(await screen.findByRole("alert"))).toContain("Podmínky se mezitím změnily.");
  });

  test("DCONF-03 who is told of a new version is asked with the next page, not in the middle of this one", async () => {
    api.set("GetUserInfoById", () => someUserInfo({ termsToAgree: null }));
    const { user } = await openPortal("/contact");
    api.set("GetUserInfoById", () => someUserInfo({ termsToAgree: "5" }));
    act(askTermsWithNextPage);
    await quiet();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    const menu = within(screen.getByRole("navigation", { name: named("Hlavní menu") }));
    await user.click(menu.getByRole("link", { name: named("Moje objednávky") }));
    const read = within(await question()).getByRole("link", { name: /^Přečíst podmínky/ });
    expect(read.getAttribute("target")).toBe("_blank");
  });

  test("may be read before they are agreed to", async () => {
    api.set("GetUserInfoById", () => someUserInfo({ termsToAgree: "5" }));
    await openPortal("/legal/terms");
    await quiet();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  test.each([
    ["a\nb\n\nc", ["a b", "c"]],
    ["## x\ny", ["x", "y"]],
    ["- 1\n- 2\n\n- 3", ["1|2", "3"]],
  ])("%j falls into blocks", (text, expected) => {
    const joined = blocksOf(text).map(({ kind, lines }) => lines.join(kind === "points" ? "|" : " "));
    expect(joined).toEqual(expected);
  });
});

describe("what the browser remembers", () => {
  test("LAYOUT-08 the list names everything that the portal keeps, and nothing else", () => {
    const keys = [
      ...[shellKeys, orderingKeys, cartKeys, catalogKeys, checkoutKeys, fastEntryKeys, suggestionKeys],
      ...[tutorialKeys, bannerKeys, calendarKeys, cellarKeys, { companyKey }],
    ];
    const declared = keys.flatMap((some) => Object.values(some).map(({ key, area }) => `${area} ${key}`));
    const listed = keptThings
      .filter(({ place }) => place !== "place.cookie")
      .flatMap(({ names, place }) => names.map((name) => `${place.slice(6)} ${name}`));
    expect(listed.toSorted()).toEqual([...declared, `database ${keptDatabase}`].toSorted());
  });

  test("says that nobody is asked for consent, because all of it is needed", async () => {
    await openPortal("/legal/cookies", { isVisitor: true });
    expect(textOf()).toContain("Ukládáme jen to, bez čeho portál nefunguje.");
    expect(screen.getByRole("rowheader", { name: named("vycep-device") })).toBeTruthy();
    await expectAccessible();
  });
});

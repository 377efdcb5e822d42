import { screen, waitFor, within } from "@testing-library/react";
import { shellKeys } from "@vycep/shell/storage/shell-keys";
import { storage } from "@vycep/shell/storage/storage";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { setWindowWidth } from "@vycep/ui/testing/window-width";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { companyKey } from "../shared/user/company-choice.ts";
import { followCompanyElsewhere } from "../shared/user/follow-company.ts";
import { button, named, textOf } from "../testing/find.ts";
import { api, openPortal, withPortal } from "../testing/portal-page.tsx";
import { someUserInfo } from "../testing/some-user-info.ts";

withPortal();
beforeEach(() => {
  // No page is loaded anew here, which the console is told.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  atLeaving = undefined;
  // The page of the tests stays and chooses anew; a real one is closed here.
  vi.mocked(storage.close).mockImplementation(() => {
    atLeaving ??= Object.keys(localStorage);
  });
});

/** What local storage held when the page was left. */
let atLeaving: readonly string[] | undefined;

const companies = [
  { companyId: "C1", name: "Hostince Modrá hvězda s.r.o." },
  { companyId: "C2", name: "Nápoje Brázda, a.s." },
];

async function openAsBookkeeper() {
  api.set("GetUserInfoById", () => someUserInfo({ companies }));
  return openPortal("/contact");
}

const hasLeft = () => vi.mocked(storage.close).mock.calls.length > 0;
const keptNow = () => [companyKey, shellKeys.owner].map((value) => storage.read(value));

describe("D47 somebody of several companies", () => {
  test("who serves one company is offered no other", async () => {
    const { user } = await openPortal("/contact");
    await user.click(button("Uživatelské menu"));
    const opened = within(await screen.findByRole("menu"));
    expect(opened.queryByRole("menuitem", { name: named("Hostince Modrá hvězda s.r.o.") })).toBeNull();
    expect(api.lastCall("supportContacts")?.headers.get("companyid")).toBeNull();
  });

  test("names the company in every call, from the first answer on", async () => {
    await openAsBookkeeper();
    expect(api.lastCall("GetUserInfoById")?.headers.get("companyid")).toBeNull();
    await waitFor(() => expect(api.lastCall("FavouriteMarks")?.headers.get("companyid")).toBe("C1"));
  });

  test("chooses another in the user menu: the page is left, and nothing of the old company stays behind", async () => {
    const { user } = await openAsBookkeeper();
    await user.click(button("Uživatelské menu"));
    const opened = within(await screen.findByRole("menu"));
    const items = opened.getAllByRole("menuitem").slice(0, 2);
    expect(items.map((item) => textOf(item))).toEqual([
      "Hostince Modrá hvězda s.r.o.Zvolená",
      "Nápoje Brázda, a.s.",
    ]);
    await user.click(opened.getByRole("menuitem", { name: named("Nápoje Brázda, a.s.") }));
    await waitFor(() => expect(hasLeft()).toBe(true));
    expect(keptNow()).toEqual(["C2", "U001"]);
    const ofPerson = ["companyId", "lang", "lastActivity", "owner", "store"];
    expect(atLeaving?.filter((key) => !ofPerson.includes(key))).toEqual([]);
    expect(sessionStorage.getItem("id_token")).not.toBeNull();
  });

  test("the chosen one changes nothing", async () => {
    const { user } = await openAsBookkeeper();
    await user.click(button("Uživatelské menu"));
    const chosen = (await within(await screen.findByRole("menu")).findAllByRole("menuitem"))[0];
    if (chosen) await user.click(chosen);
    expect(hasLeft()).toBe(false);
  });

  test("on a phone it stands in the menu's sheet", async () => {
    setWindowWidth(390);
    const { user } = await openAsBookkeeper();
    await user.click(button("Menu"));
    const list = within(await screen.findByRole("list", { name: named("Firmy") }));
    expect(list.getByRole("button", { current: true }).textContent).toContain("Modrá hvězda");
    await expectAccessible();
    await user.click(list.getByRole("button", { name: named("Nápoje Brázda, a.s.") }));
    await waitFor(() => expect(keptNow()).toEqual(["C2", "U001"]));
  });

  test("another tab chose: this one is left as well, and asks for no company meanwhile", async () => {
    const stop = followCompanyElsewhere();
    await openAsBookkeeper();
    window.dispatchEvent(new StorageEvent("storage", { key: companyKey.key }));
    expect(hasLeft()).toBe(false);
    localStorage.setItem(companyKey.key, "C2");
    window.dispatchEvent(new StorageEvent("storage", { key: companyKey.key }));
    stop();
    expect(hasLeft()).toBe(true);
    expect(atLeaving).toContain("shipToId");
  });

  test("a company that was lost is left for what the server offers instead", async () => {
    api.refuse("FavouriteMarks", { code: "company-not-found" });
    await openAsBookkeeper();
    await waitFor(() => expect(hasLeft()).toBe(true));
    expect(keptNow()).toEqual([undefined, "U001"]);
  });
});

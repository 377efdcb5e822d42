import { screen, waitFor, within } from "@testing-library/react";
import type { HelpPageEntry } from "@vycep/contract/content/content.rest";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { setWindowWidth } from "@vycep/ui/testing/window-width";
import { beforeEach, describe, expect, test } from "vitest";
import { named, textOf } from "../../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../../testing/portal-page.tsx";
import { someAccess, someUserInfo } from "../../../testing/some-user-info.ts";

withPortal();

const somePage = (page: number, name: string, said: Partial<HelpPageEntry> = {}): HelpPageEntry => ({
  id: `help-${page}`,
  page,
  section: "Objednávky",
  name,
  body: `O čem je ${name}`,
  file: { link: `/help/${page}.svg` },
  newCapability: false,
  mgnllastModified: null,
  ...said,
});

const order = somePage(1, "Sledujte objednávky");
const time = somePage(2, "Čas doručení");
const empties = somePage(3, "Vratné obaly", {
  newCapability: true,
  mgnllastModified: "2026-11-02T00:00:00Z",
});

beforeEach(() => {
  api.set("PreviousOrders", () => ({ customer: { orders: { items: [] } } }));
  api.set("pagecontent", ({ query }) => [
    { locationId: query.get("locationId") ?? "", title: "Vítáme vás", body: "Krátký průvodce." },
  ]);
  api.set("helppages", () => [empties, time, order]);
});

const newcomer = () =>
  api.set("GetUserInfoById", () => someUserInfo({ firstLogin: true, showTutorial: null }));
const tour = async () => within(await screen.findByRole("dialog"));
const noTour = async () => {
  await quiet();
  expect(screen.queryByRole("dialog")).toBeNull();
};
const kept = () => JSON.parse(localStorage.getItem("sawTutorials") ?? "null") as unknown;

describe("a first login", () => {
  beforeEach(newcomer);

  test("TUTOR-02 TUTOR-03 TUTOR-08 TUTOR-11 REST-04 REST-05 goes through all pages in their order, under the brewery's heading", async () => {
    await openPortal("/");
    const dialog = await tour();
    expect(dialog.getByRole("heading", { level: 2, name: named("Vítáme vás") })).toBeTruthy();
    const list = within(dialog.getByRole("navigation", { name: named("Stránky průvodce") }));
    expect(list.getAllByRole("button").map((one) => textOf(one))).toEqual([
      "1Sledujte objednávky",
      "2Čas doručení",
      "3Vratné obaly",
    ]);
    expect(dialog.getByRole("heading", { level: 3, name: named("Sledujte objednávky") })).toBeTruthy();
    expect(dialog.getByText("O čem je Sledujte objednávky")).toBeTruthy();
    expect(screen.getByRole("dialog").querySelector("img")?.getAttribute("src")).toBe("/help/1.svg");
    await expectAccessible();
  });

  test("TUTOR-05 TUTOR-06 TUTOR-10 next and back, and done at the end", async () => {
    const { user } = await openPortal("/");
    const dialog = await tour();
    const next = dialog.getByRole("button", { name: named("Další") });
    await user.click(next);
    expect(dialog.getByRole("heading", { level: 3, name: named("Čas doručení") })).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: named("Zpět") }));
    expect(dialog.getByRole("heading", { level: 3, name: named("Sledujte objednávky") })).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: named("Vratné obaly") }));
    expect(dialog.queryByRole("button", { name: named("Další") })).toBeNull();
    await user.click(dialog.getByRole("button", { name: named("Hotovo") }));
    await noTour();
  });

  test("TUTOR-07 has no cross and no other way out than skipping", async () => {
    const { user } = await openPortal("/");
    const dialog = await tour();
    expect(dialog.queryByRole("button", { name: named("Zavřít") })).toBeNull();
    await user.keyboard("{Escape}");
    expect(screen.getByRole("dialog")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: named("Přeskočit") }));
    await noTour();
  });

  test("TUTOR-15 TUTOR-16 TUTOR-17 STORAGE-14 closing is counted, ends the first login, and is remembered for this person", async () => {
    const { user } = await openPortal("/");
    await user.click((await tour()).getByRole("button", { name: named("Přeskočit") }));
    await waitFor(() => expect(api.count("SetFirstLoginFlag")).toBe(1));
    expect(api.count("SetUserTutorialCounter")).toBe(1);
    expect(api.lastOf("SetUserTutorialCounter")).toMatchObject({ id: "U001", body: undefined });
    expect(kept()).toEqual({
      U001: { date: "2026-11-20T08:41:00.000Z", pages: ["help-1", "help-2", "help-3"] },
    });
  });

  test("TUTOR-04 on a phone a dropdown takes the place of the list", async () => {
    setWindowWidth(390);
    const { user } = await openPortal("/");
    const dialog = await tour();
    expect(dialog.queryByRole("navigation")).toBeNull();
    await user.click(dialog.getByRole("button", { name: named("Stránky průvodce 1. Sledujte objednávky") }));
    await user.click(await screen.findByRole("option", { name: named("2. Čas doručení") }));
    expect(await dialog.findByRole("heading", { level: 3, name: named("Čas doručení") })).toBeTruthy();
  });

  test("TUTOR-09 OP-09 without help pages the five steps of the portal are shown", async () => {
    api.set("helppages", () => []);
    await openPortal("/");
    const list = within((await tour()).getByRole("navigation"));
    expect(list.getAllByRole("button").map((one) => textOf(one).slice(1))).toEqual([
      "Sledujte své objednávky",
      "Čas doručení",
      "Historie a opakování objednávky",
      "Detail objednávky",
      "Novinky a články",
    ]);
  });

  test("TUTOR-01 stands on the home page only", async () => {
    await openPortal("/contact");
    await noTour();
    expect(api.count("helppages")).toBe(0);
  });

  test("SESSION-09 who has only the academy never sees it, also where no academy is configured", async () => {
    api.set("portalExtLinks", () => []);
    const rpDetails = [
      { permission: "Academy", customerType: "POS", rolename: "POS Academy", roleid: "R09" },
    ];
    api.set("GetUserInfoById", () =>
      someUserInfo({ firstLogin: true, permissionSchema: [someAccess({ rpDetails })] }),
    );
    await openPortal("/");
    await noTour();
  });
});

describe("who comes back", () => {
  test("TUTOR-12 TUTOR-18 sees what is new and may close it", async () => {
    api.set("GetUserInfoById", () => someUserInfo({ showTutorial: 2 }));
    const { user } = await openPortal("/");
    const dialog = await tour();
    expect(dialog.getByRole("heading", { level: 2, name: named("Co je nového") })).toBeTruthy();
    expect(dialog.getByRole("heading", { level: 3, name: named("Vratné obaly") })).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: named("Zavřít") }));
    await noTour();
    expect(api.count("SetFirstLoginFlag")).toBe(0);
    expect(kept()).toMatchObject({ U001: { pages: ["help-3"] } });
  });

  test("TUTOR-14 sees a page that changed since, with the day of the last visit", async () => {
    localStorage.setItem("sawTutorials", '{"U001":{"date":"2026-10-30","pages":["help-3"]}}');
    await openPortal("/");
    expect(textOf(await screen.findByRole("dialog"))).toContain("Od vaší poslední návštěvy 30.10.2026.");
  });

  test.each([
    ["OP-08 nothing that is new", '{"U001":{"date":"2026-11-19","pages":["help-3"]}}'],
    ["OP-43 what an older version kept", "true"],
  ])("%s opens no window", async (_name, text) => {
    localStorage.setItem("sawTutorials", text);
    await openPortal("/");
    await noTour();
  });

  test("TUTOR-17 what one person saw, another has not seen", async () => {
    localStorage.setItem("sawTutorials", '{"U002":{"date":"2026-11-19","pages":["help-3"]}}');
    const { user } = await openPortal("/");
    await user.click((await tour()).getByRole("button", { name: named("Hotovo") }));
    expect(kept()).toMatchObject({ U001: { pages: ["help-3"] }, U002: { date: "2026-11-19" } });
  });
});

describe("a page with a film", () => {
  test("TUTOR-02 has controls, its still and captions in the reader's language, and does not play by itself", async () => {
    newcomer();
    api.set("helppages", () => [
      somePage(1, "Sledujte objednávky", { file: { link: "/help/tut-order.mp4" } }),
    ]);
    await openPortal("/");
    const dialog = await tour();
    const film = dialog.getByLabelText<HTMLVideoElement>("Video: Sledujte objednávky");
    expect([film.controls, film.autoplay, film.getAttribute("poster")]).toEqual([
      true,
      false,
      "/help/tut-order.svg",
    ]);
    const captions = film.querySelector("track");
    expect([captions?.getAttribute("src"), captions?.kind, captions?.default]).toEqual([
      "/help/tut-order.cs.vtt",
      "captions",
      true,
    ]);
    await expectAccessible();
  });
});

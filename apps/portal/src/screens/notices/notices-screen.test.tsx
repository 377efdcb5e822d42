import { act, screen, waitFor, within } from "@testing-library/react";
import type { MarkNoticesBody, Notice } from "@vycep/contract/notices/notices.rest";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { setWindowWidth } from "@vycep/ui/testing/window-width";
import { beforeEach, describe, expect, it } from "vitest";
import { readNoticesAgain } from "../../features/notices/use-notices.ts";
import { api, openPortal, withPortal } from "../../testing/portal-page.tsx";

withPortal();

const some: Omit<Notice, "id" | "subject" | "day" | "facts"> = {
  shipToId: null,
  at: "2026-11-20T07:02:00.000Z",
  minutes: 482,
  isRead: false,
};

/** The notices that the server holds, of which it shows and marks what it is asked. */
function withNotices() {
  let held: readonly Notice[] = [
    { ...some, id: 3, subject: "4700100499", day: "2026-11-20", facts: { kind: "order-cancelled" } },
    {
      ...some,
      ...{ id: 2, subject: "CS0010021", day: "2026-11-18" },
      facts: { kind: "ticket-answered", title: "Zpožděná dodávka" },
    },
    {
      ...some,
      ...{ id: 1, subject: "4700100307", day: "2026-10-01", isRead: true },
      facts: { kind: "order-delivered", isPartial: true },
    },
  ];
  const unread = () => ({ unread: held.filter(({ isRead }) => !isRead).length });
  api.set("GetUnreadNotices", unread);
  api.set("GetNotices", ({ query }) => ({
    notices: held.filter(({ isRead }) => query.get("unread") === "false" || !isRead),
    next: null,
  }));
  api.set("MarkNotices", ({ body }) => {
    const { ids, isRead } = body as MarkNoticesBody;
    held = held.map((one) => (ids === undefined || ids.includes(one.id) ? { ...one, isRead } : one));
    return unread();
  });
  return (notice: Notice) => {
    held = [notice, ...held];
  };
}

describe("notices", () => {
  it("BELL-01 stand by day in words, and one or all are marked as read", async () => {
    withNotices();
    const { user } = await openPortal("/notices");
    const today = await screen.findByRole("region", { name: "Dnes" });
    expect(within(today).getByRole("link", { name: "Objednávka 4700100499 zrušena" })).toBeTruthy();
    const week = screen.getByRole("region", { name: "Tento týden" });
    expect(within(week).getByText("Zpožděná dodávka")).toBeTruthy();
    const older = screen.getByRole("region", { name: "Starší" });
    expect(within(older).getByText("Objednávka 4700100307 doručena částečně")).toBeTruthy();
    await expectAccessible();

    await user.click(within(today).getByRole("button", { name: /Označit za přečtené/ }));
    expect(await screen.findByRole("button", { name: "Oznámení: 1 nepřečtené" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Označit vše za přečtené" }));
    expect(await screen.findByRole("button", { name: "Oznámení" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Nepřečtené" }));
    expect(await screen.findByText("Tomuto výběru nic neodpovídá.")).toBeTruthy();
  });

  it("BELL-02 what comes meanwhile is counted and said, and takes no focus", async () => {
    const tell = withNotices();
    await openPortal("/notices");
    await screen.findByRole("button", { name: "Oznámení: 2 nepřečtená" });
    const focused = document.activeElement;
    tell({ ...some, id: 4, subject: "4700100500", day: "2026-11-20", facts: { kind: "order-priced" } });
    await act(() => readNoticesAgain());
    expect(await screen.findByText("Přišlo 1 nové oznámení.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Oznámení: 3 nepřečtená" })).toBeTruthy();
    expect(screen.getByText("Ceny objednávky 4700100500 jsou potvrzené")).toBeTruthy();
    expect(document.activeElement).toBe(focused);
  });
});

describe("the panel of the bell", () => {
  it("BELL-01 shows the latest by day, marks one or all as read, and leads on; Escape gives the bell its focus back", async () => {
    withNotices();
    const { user } = await openPortal("/contact");
    const bell = await screen.findByRole("button", { name: "Oznámení: 2 nepřečtená" });
    await user.click(bell);
    const panel = within(await screen.findByRole("dialog", { name: "Oznámení" }));
    const today = await panel.findByRole("region", { name: "Dnes" });
    expect(within(today).getByRole("link", { name: "Objednávka 4700100499 zrušena" })).toBeTruthy();
    expect(panel.getByRole("region", { name: "Starší" })).toBeTruthy();
    await expectAccessible();
    await user.click(within(today).getByRole("button", { name: /Označit za přečtené/ }));
    await user.click(await panel.findByRole("button", { name: "Vše přečteno" }));
    await waitFor(() => expect(panel.queryByRole("button", { name: "Vše přečteno" })).toBeNull());

    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(bell));
    await user.keyboard("{Enter}");
    await user.click(await screen.findByRole("link", { name: "Všechna oznámení" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Oznámení" })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("BELL-01 says that the latest could not be read, and reads them again", async () => {
    withNotices();
    api.refuse("GetNotices", { code: "internal", status: 400 });
    const { user } = await openPortal("/contact");
    await user.click(await screen.findByRole("button", { name: "Oznámení: 2 nepřečtená" }));
    const panel = within(await screen.findByRole("dialog", { name: "Oznámení" }));
    const again = await panel.findByRole("button", { name: "Zkusit znovu" });
    api.mend("GetNotices");
    await user.click(again);
    expect(await panel.findByRole("region", { name: "Dnes" })).toBeTruthy();
  });
});

describe("on a phone", () => {
  beforeEach(() => setWindowWidth(390));

  it("BELL-01 LAYOUT-03 the bell leads to the page, and favourites stand in the menu", async () => {
    withNotices();
    const { user } = await openPortal("/contact");
    const bell = await screen.findByRole("link", { name: "Oznámení: 2 nepřečtená" });
    expect(bell.getAttribute("href")).toBe("/notices");
    await user.click(screen.getByRole("button", { name: "Menu" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Menu" }));
    expect(sheet.getByRole("link", { name: /^Oblíbené/ }).getAttribute("href")).toBe("/catalog/favorites");
  });
});

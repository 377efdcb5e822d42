import { act, screen, waitFor, within } from "@testing-library/react";
import type { AnnouncementShown, DismissAnnouncementBody } from "@vycep/contract/notices/announcements.rest";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, it } from "vitest";
import { readAnnouncementsAgain } from "../features/notices/use-announcements.ts";
import { visitorKnown } from "../shared/user/visitor-known.ts";
import { named } from "../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../testing/portal-page.tsx";

withPortal();

const beer: AnnouncementShown = {
  ...{ key: "beer", severity: "info", title: "Nové pivo:", body: "Lipovrch 13 polotmavý.", link: null },
  mayDismiss: true,
};
const garden: AnnouncementShown = {
  ...beer,
  ...{
    key: "garden",
    severity: "warning",
    title: "Zahrádky:",
    body: "závoz o hodinu později.",
    link: "/contact",
  },
};
const strike: AnnouncementShown = {
  ...beer,
  ...{ key: "strike", severity: "critical", title: "Stávka:", body: "vozy dnes nejedou.", mayDismiss: false },
};

/** What the server holds; what is put away goes. */
function withAnnouncements(...first: readonly AnnouncementShown[]) {
  let held = first;
  const answer = () => ({ announcements: [...held], changesInSeconds: null });
  api.set("GetAnnouncements", answer);
  api.set("DismissAnnouncement", ({ body }) => {
    held = held.filter(({ key }) => key !== (body as DismissAnnouncementBody).key);
    return answer();
  });
  return (...now: readonly AnnouncementShown[]) => {
    held = now;
  };
}

const bar = () => screen.getByRole("region", { name: "Zprávy pivovaru" });
const hideButton = (title: string) => screen.getByRole("button", { name: `Skrýt zprávu: ${title}` });
const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

describe("the brewery's messages over the page", () => {
  it("BELL-04 none leaves nothing over the page", async () => {
    await openPortal("/contact");
    await quiet();
    expect(screen.queryByRole("region", { name: "Zprávy pivovaru" })).toBeNull();
  });

  it.each([
    ["somebody signed in", "/contact", false],
    ["a visitor", "/login?interaction=i1", true],
  ])(
    "BELL-04 the page of %s comes together with its message: nothing is pushed down",
    async (_who, path, isVisitor) => {
      withAnnouncements(beer);
      // As where the page is loaded: nothing was found out yet.
      visitorKnown.set(false);
      const release = api.hold("GetAnnouncements");
      const opened = openPortal(path, { isVisitor });
      await quiet();
      expect(screen.queryByRole("main")).toBeNull();
      release();
      await opened;
      expect(bar().textContent).toContain("Nové pivo:");
      expect(visitorKnown.get()).toBe(true);
    },
  );

  it("BELL-04 the gravest stands, cannot be hidden, and the others are behind their number", async () => {
    withAnnouncements(strike, garden, beer);
    const { user } = await openPortal("/contact");
    expect(bar().textContent).toContain("Naléhavé: Stávka: vozy dnes nejedou.");
    expect(within(bar()).queryByText("Nové pivo:")).toBeNull();
    expect(within(bar()).queryByRole("button", { name: /Skrýt/ })).toBeNull();
    await user.click(within(bar()).getByRole("button", { name: named("a 2 další") }));
    expect(within(bar()).getByRole("link", { name: "Podrobnosti: Zahrádky:" }).getAttribute("href")).toBe(
      "/contact",
    );
    expect(within(bar()).getByText("Nové pivo:")).toBeTruthy();
    await expectAccessible();
    await user.click(within(bar()).getByRole("button", { name: "Jen nejdůležitější" }));
    expect(within(bar()).queryByText("Nové pivo:")).toBeNull();
  });

  it("BELL-04 on a telephone the rest of a long one waits behind a button, which a short one has not", async () => {
    withAnnouncements(beer);
    const { user } = await openPortal("/contact");
    expect(within(bar()).queryByRole("button", { name: /^Více/ })).toBeNull();
    withAnnouncements(garden);
    await act(() => readAnnouncementsAgain());
    const more = await within(bar()).findByRole("button", { name: named("Více: Zahrádky:") });
    expect(more.getAttribute("aria-expanded")).toBe("false");
    const text = within(bar()).getByText("Zahrádky:").parentElement;
    expect(text?.className).toContain("max-mobile:line-clamp-2");
    await user.click(more);
    expect(within(bar()).getByRole("button", { name: named("Méně: Zahrádky:") }).ariaExpanded).toBe("true");
    expect(text?.className).not.toContain("line-clamp");
  });

  it("BELL-04 what is hidden goes, the server is told, and the focus goes on to the next and then into the page", async () => {
    withAnnouncements(garden, beer);
    const { user } = await openPortal("/contact");
    await user.click(hideButton("Zahrádky:"));
    await waitFor(() => expect(hideButton("Nové pivo:")).toBeTruthy());
    expect(document.activeElement).toBe(bar());
    await user.click(hideButton("Nové pivo:"));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Zprávy pivovaru" })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole("main"));
    expect(api.calls.filter(({ name }) => name === "DismissAnnouncement")).toHaveLength(2);
  });

  it("BELL-04 one that the server does not hide stays, and the page says so", async () => {
    withAnnouncements(beer);
    api.refuse("DismissAnnouncement", { code: "announcement-not-found", message: "Tato zpráva už neplatí." });
    const { user } = await openPortal("/contact");
    await user.click(hideButton("Nové pivo:"));
    await waitFor(() => expect(screen.getByText("Zprávu se nepodařilo skrýt.")).toBeTruthy());
    expect(hideButton("Nové pivo:")).toBeTruthy();
  });

  it("BELL-04 one that comes while the page is open stands there and is said politely, one that was there is not", async () => {
    const set = withAnnouncements(beer);
    await openPortal("/contact");
    expect(said().join()).not.toContain("Nové pivo");
    set(strike, beer);
    await act(() => readAnnouncementsAgain());
    await waitFor(() => expect(bar().textContent).toContain("Stávka:"));
    expect(said()).toContain("Stávka: vozy dnes nejedou.");
    set();
    await act(() => readAnnouncementsAgain());
    await waitFor(() => expect(screen.queryByRole("region", { name: "Zprávy pivovaru" })).toBeNull());
  });

  it("BELL-04 a visitor reads them before signing in, and hides them for this page alone", async () => {
    withAnnouncements(beer);
    const { user } = await openPortal("/login", { isVisitor: true });
    await waitFor(() => expect(bar()).toBeTruthy());
    await user.click(hideButton("Nové pivo:"));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Zprávy pivovaru" })).toBeNull());
    expect(api.calls.some(({ name }) => name === "DismissAnnouncement")).toBe(false);
  });

  it("BELL-04 without an answer the page stands as well", async () => {
    api.breakDown("GetAnnouncements");
    await openPortal("/contact");
    expect(screen.getByRole("main")).toBeTruthy();
  });
});

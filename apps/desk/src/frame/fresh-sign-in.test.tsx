import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { afterEach, expect, test, vi } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../testing/desk-page.tsx";

withDesk();
afterEach(() => vi.restoreAllMocks());

const path = "/desk/identity/fresh-sign-in/provider";
const names = { cs: "Účet pivovaru", sk: "Účet pivovaru", en: "Brewery account" };
const none = {
  ...{ authenticatorSince: null, passkeys: [], arePasskeysPossible: false, recoveryCodesLeft: 0 },
  ...{ isDemanded: false, hasPassword: false },
};
const there = "https://login.brewery.example/authorize?state=fresh.mine";
const again = { name: /^Přihlásit\sse\sznovu\spřes/u } as const;

/** Whoever comes by the provider wants to set up an authenticator, and signed in long ago. */
async function askToSetUp(answers: Record<string, unknown> = {}) {
  let isFresh = false;
  const { user } = await openDesk("/desk/me", {
    me: somebody(),
    "/desk/identity/provider": () => Response.json({ names }),
    "/desk/identity/factors": () => Response.json(none),
    "/desk/identity/authenticator": () =>
      isFresh
        ? Response.json({ secret: "JBSWY3DP", uri: "otpauth://totp/vycep?secret=JBSWY3DP" })
        : Response.json({ code: "fresh-sign-in-needed" }, { status: 403 }),
    [path]: () => Response.json({ leaveTo: there }),
    [`${path}/answer`]: () => {
      isFresh = true;
      return Response.json({ refused: null });
    },
    ...answers,
  });
  await user.click(await screen.findByRole("button", { name: "Nastavit" }));
  const dialog = within(await screen.findByRole("dialog"));
  return { user, dialog, button: await dialog.findByRole("button", again) };
}

/** The window that the page opens, as far as the page can tell. */
function openedWindow() {
  const opened = { opener: window as unknown, location: { replace: vi.fn() }, close: vi.fn() };
  vi.spyOn(window, "open").mockReturnValue(opened as unknown as Window);
  return opened;
}

/** What a window says that has come back. */
function say(search: string): void {
  const channel = new BroadcastChannel("desk.provider-answer");
  channel.postMessage(search);
  channel.close();
}

const answered = () => asked.filter(({ operation }) => operation === `${path}/answer`);

test("D38 who comes by the provider is asked there in a window, and what was to be done goes on", async () => {
  const opened = openedWindow();
  const { user, dialog, button } = await askToSetUp();
  expect(dialog.queryByLabelText("Heslo")).toBeNull();
  await expectAccessible();
  await user.click(button);
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith(there));
  expect(opened.opener).toBeNull();
  // What another page has asked is none of this one's.
  say("?state=fresh.another&code=a");
  say("?state=fresh.mine&code=b");
  expect(await screen.findByText("JBSW Y3DP")).toBeTruthy();
  expect(answered().map(({ variables }) => variables)).toEqual([{ search: "?state=fresh.mine&code=b" }]);
});

test("why the provider showed nothing stands beside the button, which is there to try again", async () => {
  openedWindow();
  const { user, dialog, button } = await askToSetUp({
    [`${path}/answer`]: () => Response.json({ refused: "another-person" }),
  });
  await user.click(button);
  await waitFor(() => expect(asked.some(({ operation }) => operation === path)).toBe(true));
  await waitFor(() => {
    say("?state=fresh.mine&code=b");
    expect(dialog.getByRole("alert").textContent).toMatch(/někdo\sjiný/u);
  });
  expect(dialog.getByRole("button", again).getAttribute("aria-busy")).not.toBe("true");
  await user.click(dialog.getByRole("button", { name: "Zavřít" }));
});

test("a window that the browser holds back, and a provider that is away, are told", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  const { user, dialog, button } = await askToSetUp({
    [path]: () => Response.json({ refused: "provider-away" }),
  });
  await user.click(button);
  expect((await dialog.findByRole("alert")).textContent).toMatch(/nepustil/);
  open.mockRestore();
  const opened = openedWindow();
  await user.click(dialog.getByRole("button", again));
  await waitFor(() => expect(dialog.getByRole("alert").textContent).toMatch(/teď\sneodpovídá/u));
  expect(opened.close).toHaveBeenCalled();
  await user.click(dialog.getByRole("button", { name: "Zavřít" }));
});

import { screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { expect, test } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

withDesk();

const factors = {
  ...{
    hasPassword: true,
    authenticatorSince: null,
    passkeys: [],
    arePasskeysPossible: false,
    recoveryCodesLeft: 0,
    isDemanded: false,
  },
};
const session = {
  ...{ id: "6f0f0b4e-6a55-4b3b-8a58-6f5c3f0f0001", browser: "chrome", system: "windows", isPhone: false },
  ...{ firstAddress: "10.0.0.5", lastAddress: "10.0.0.5", isLive: true, isThis: true },
  ...{ signedInAt: "2026-11-23T07:10:00.000Z", lastUsedAt: "2026-11-23T12:20:00.000Z" },
};
const others = [
  { ...session, id: "6f0f0b4e-6a55-4b3b-8a58-6f5c3f0f0002", isThis: false, lastAddress: "10.0.0.77" },
  {
    ...session,
    id: "6f0f0b4e-6a55-4b3b-8a58-6f5c3f0f0003",
    isThis: false,
    isLive: false,
    lastAddress: "10.0.0.99",
  },
];
const calls = () => asked.map(({ operation }) => operation).filter((one) => one.includes("/sessions/"));

test("DSIGN-03 one's own page shows where else one is signed in, and signs the others out after a question", async () => {
  const { user } = await openDesk("/desk/me", {
    me: somebody(),
    "/desk/identity/factors": () => Response.json(factors),
    "/desk/identity/sessions": () => Response.json({ sessions: [session, ...others] }),
    "/desk/identity/sessions/end-others": () => Response.json({ ended: 1 }),
  });
  expect(await screen.findByText(/10\.0\.0\.77/)).toBeTruthy();
  expect(screen.getByText("Toto zařízení")).toBeTruthy();
  expect(screen.queryByText(/10\.0\.0\.99/)).toBeNull();
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: /^Odhlásit\sostatní\s\(1\)$/ }));
  const dialog = within(await screen.findByRole("alertdialog", { name: /^Odhlásit\sostatní\szařízení\?$/ }));
  expect(dialog.queryByText(/Košík/)).toBeNull();
  expect(calls()).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Odhlásit" }));
  expect(await screen.findByText(/^Ostatní\szařízení\sjsou\sodhlášená\.$/)).toBeTruthy();
  expect(calls()).toEqual(["/desk/identity/sessions/end-others"]);
});

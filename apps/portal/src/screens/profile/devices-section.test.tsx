import { screen, waitFor, within } from "@testing-library/react";
import type { Factors } from "@vycep/contract/identity/factors.rest";
import type { Session } from "@vycep/contract/identity/sessions.rest";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, describe, expect, test } from "vitest";
import { button, named, namedFrom, textOf } from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";

withPortal();

const someSession = (with_: Partial<Session>): Session => ({
  id: "00000000-0000-4000-8000-000000000001",
  browser: "chrome",
  system: "windows",
  isPhone: false,
  firstAddress: "192.0.2.1",
  lastAddress: "192.0.2.1",
  signedInAt: "2026-11-20T07:05:00Z",
  lastUsedAt: "2026-11-20T08:40:00Z",
  isLive: true,
  isThis: false,
  ...with_,
});
const here = someSession({ isThis: true });
const phone = someSession({
  id: "00000000-0000-4000-8000-000000000002",
  browser: "safari",
  system: "iphone",
  isPhone: true,
  lastAddress: "192.0.2.7",
  lastUsedAt: "2026-11-19T20:40:00Z",
});
const over = someSession({
  id: "00000000-0000-4000-8000-000000000003",
  browser: null,
  system: null,
  isLive: false,
  signedInAt: "2026-11-14T08:12:00Z",
});
const nothing: Factors = {
  authenticatorSince: null,
  passkeys: [],
  arePasskeysPossible: false,
  recoveryCodesLeft: 0,
  hasPassword: true,
  isDemanded: false,
};
const codes = ["ABCD-EFGH-JKLM-NPQR", "BCDE-FGHJ-KLMN-PQRS"];

beforeEach(() => {
  api.set("sessions", () => ({ sessions: [here, phone, over] }));
  api.set("factors", () => nothing);
});

async function openDevices() {
  const { user } = await openPortal("/my-profile/devices");
  await quiet();
  return user;
}
const section = (name: string) => within(screen.getByRole("region", { name: named(name) }));

describe("D33 sessions and devices", () => {
  test("say browser, system and address, mark this one, and keep those that are over in the history", async () => {
    await openDevices();
    const list = textOf(screen.getByRole("region", { name: named("Přihlášená zařízení") }));
    expect(list).toMatch(/Chrome, Windows.*Toto zařízení.*přihlášeno dnes 8:05 · právě teď/u);
    expect(list).toMatch(/Safari, iPhone.*adresa 192\.0\.2\.7 · naposledy včera 21:40/u);
    expect(list).not.toContain("Neznámý prohlížeč");
    expect(
      section("Přihlášená zařízení").queryByRole("button", { name: namedFrom("Odhlásit Chrome") }),
    ).toBeNull();
    expect(textOf(screen.getByRole("region", { name: named("Historie přihlášení") }))).toMatch(
      /14\.11\. 9:12.*Neznámý prohlížeč.*skončilo/u,
    );
    await expectAccessible();
  });

  test("one is signed out by its own button", async () => {
    const user = await openDevices();
    api.set("sessions", () => ({ sessions: [here] }));
    await user.click(button("Odhlásit Safari, iPhone"));
    expect(await screen.findByText("Zařízení je odhlášené.")).toBeTruthy();
    expect(screen.queryByText("Safari, iPhone")).toBeNull();
    expect(
      api.calls.some(({ name, said }) => name === "sessions" && (said as { id: string }).id === phone.id),
    ).toBe(true);
  });

  test("all others after a question", async () => {
    api.set("end-others", () => ({ ended: 1 }));
    const user = await openDevices();
    await user.click(button("Odhlásit ostatní (1)"));
    const dialog = await screen.findByRole("alertdialog", { name: named("Odhlásit ostatní zařízení?") });
    expect(api.count("end-others")).toBe(0);
    await user.click(within(dialog).getByRole("button", { name: named("Odhlásit") }));
    await waitFor(() => expect(api.count("end-others")).toBe(1));
    expect(await screen.findByText("Ostatní zařízení jsou odhlášená.")).toBeTruthy();
  });
});

describe("D32 second factors", () => {
  test("an authenticator is set up with a picture, its secret and a code; recovery codes are shown once", async () => {
    api.set("authenticator", () => ({
      secret: "JBSWY3DPEHPK3PXP",
      uri: "otpauth://totp/x?secret=JBSWY3DPEHPK3PXP",
    }));
    const user = await openDevices();
    await user.click(button("Nastavit"));
    const dialog = within(await screen.findByRole("dialog", { name: named("Nastavit ověřovací aplikaci") }));
    expect(dialog.getByRole("img", { name: named("QR kód pro ověřovací aplikaci") })).toBeTruthy();
    expect(dialog.getByText("JBSW Y3DP EHPK 3PXP")).toBeTruthy();
    await expectAccessible();

    api.refuse("confirm", { code: "code-incorrect", status: 422 });
    const field = dialog.getByRole("textbox", { name: named("Kód, který aplikace ukazuje") });
    await user.type(field, "000000");
    await user.click(dialog.getByRole("button", { name: named("Potvrdit") }));
    expect(await dialog.findByText(/Kód nesouhlasí/u)).toBeTruthy();
    expect(document.activeElement).toBe(field);

    api.set("confirm", () => ({ recoveryCodes: codes }));
    await user.click(dialog.getByRole("button", { name: named("Potvrdit") }));
    expect(await dialog.findByText(codes[0] ?? "")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: named("Kopírovat") }));
    expect(await navigator.clipboard.readText()).toBe(codes.join("\n"));
    await user.click(dialog.getByRole("button", { name: named("Kódy mám uložené") }));
    expect(await screen.findByText("Ověřovací aplikace je nastavená.")).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(codes[0] ?? "")).toBeNull());
  });

  test("what a role demands says why it stays", async () => {
    api.set("factors", () => ({
      ...nothing,
      authenticatorSince: "2026-11-01T08:00:00Z",
      recoveryCodesLeft: 3,
      isDemanded: true,
    }));
    await openDevices();
    expect(screen.getByText(/Zbývají 3 kódy\./u)).toBeTruthy();
    expect(button("Odebrat ověřovací aplikaci").getAttribute("aria-disabled")).toBe("true");
    expect(textOf()).toContain("Nejdřív přidejte jiný.");
  });
});

describe("D38 a fresh sign-in", () => {
  const on: Factors = { ...nothing, authenticatorSince: "2026-11-01T08:00:00Z", recoveryCodesLeft: 3 };
  async function askForNewCodes() {
    api.set("factors", () => on);
    api.refuse("recovery-codes", { code: "fresh-sign-in-needed", status: 403 });
    const user = await openDevices();
    await user.click(button("Vytvořit nové"));
    const question = await screen.findByRole("alertdialog", { name: named("Vytvořit nové záchranné kódy") });
    await user.click(within(question).getByRole("button", { name: named("Vytvořit nové") }));
    return { user, dialog: await screen.findByRole("dialog", { name: named("Potvrďte, že jste to vy") }) };
  }

  test("is asked for by the password, and what was being done goes on by itself", async () => {
    const { user, dialog } = await askForNewCodes();
    await expectAccessible();
    api.refuse("fresh-sign-in", { code: "sign-in-incorrect", status: 422 });
    const field = within(dialog).getByLabelText("Heslo");
    await user.type(field, "spatne");
    await user.click(within(dialog).getByRole("button", { name: named("Potvrdit") }));
    expect(await within(dialog).findByText("Heslo nesouhlasí.")).toBeTruthy();

    api.set("fresh-sign-in", () => ({}));
    api.set("recovery-codes", () => ({ recoveryCodes: codes }));
    await user.click(within(dialog).getByRole("button", { name: named("Potvrdit") }));
    expect(await screen.findByText(codes[1] ?? "")).toBeTruthy();
    expect(api.lastOf("fresh-sign-in")).toMatchObject({ body: { password: "spatne" } });
  });

  test("who thinks better of it changes nothing", async () => {
    const { user, dialog } = await askForNewCodes();
    await user.click(within(dialog).getByRole("button", { name: named("Zavřít") }));
    await waitFor(() =>
      expect(screen.queryByRole("dialog", { name: named("Potvrďte, že jste to vy") })).toBeNull(),
    );
    expect(api.count("recovery-codes")).toBe(1);
  });
});

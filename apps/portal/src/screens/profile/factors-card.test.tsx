import { screen, waitFor, within } from "@testing-library/react";
import type { Factors } from "@vycep/contract/identity/factors.rest";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, describe, expect, test } from "vitest";
import { button, named, textOf } from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";

withPortal();

const phone = {
  id: "p1",
  name: "Telefon",
  createdAt: "2026-11-02T08:00:00Z",
  lastUsedAt: "2026-11-19T08:00:00Z",
};
const key = { ...phone, id: "p2", name: "Klíč v trezoru", lastUsedAt: null };
let factors: Factors;

beforeEach(() => {
  factors = {
    authenticatorSince: "2026-11-01T08:00:00Z",
    passkeys: [phone, key],
    recoveryCodesLeft: 7,
    hasPassword: true,
    isDemanded: false,
    arePasskeysPossible: true,
  };
  api.set("sessions", () => ({ sessions: [] }));
  api.set("factors", () => factors);
  api.set("passkeys", () => ({}));
});

async function openFactors() {
  const { user } = await openPortal("/my-profile/devices");
  await quiet();
  return user;
}

const asked = async () => within(await screen.findByRole("alertdialog"));

describe("D32 second factors in the profile", () => {
  test("each is named with when it was used, and how many codes are left", async () => {
    await openFactors();
    for (const text of ["Telefon", "19.11.2026", "Klíč v trezoru", "Zbývá 7 kódů."])
      expect(textOf()).toContain(text);
    await expectAccessible();
  });

  test("the app is taken away only after a question, and keeping it sends nothing", async () => {
    api.set("authenticator", () => ({ secret: "", uri: "" }));
    const user = await openFactors();
    await user.click(button("Odebrat ověřovací aplikaci"));
    await user.click((await asked()).getByRole("button", { name: named("Ponechat") }));
    expect(api.count("authenticator")).toBe(0);
    await user.click(button("Odebrat ověřovací aplikaci"));
    factors = { ...factors, authenticatorSince: null };
    await user.click((await asked()).getByRole("button", { name: named("Odebrat") }));
    expect(await screen.findByRole("button", { name: named("Nastavit") })).toBeTruthy();
    expect(api.count("authenticator")).toBe(1);
  });

  test("a passkey is renamed, with its old name to begin with", async () => {
    const user = await openFactors();
    await user.click(button("Přejmenovat klíč Telefon"));
    const dialog = within(await screen.findByRole("dialog", { name: named("Přejmenovat") }));
    const field = dialog.getByRole<HTMLInputElement>("textbox");
    expect(field.value).toBe("Telefon");
    await user.clear(field);
    await user.type(field, "Nový telefon");
    factors = { ...factors, passkeys: [{ ...phone, name: "Nový telefon" }, key] };
    await user.click(dialog.getByRole("button", { name: named("Uložit") }));
    expect(await screen.findByText("Nový telefon")).toBeTruthy();
    expect(api.lastOf("passkeys")).toMatchObject({ id: "p1", body: { name: "Nový telefon" } });
  });

  test("a passkey is taken away after a question", async () => {
    const user = await openFactors();
    await user.click(button("Odebrat klíč Klíč v trezoru"));
    factors = { ...factors, passkeys: [phone] };
    await user.click((await asked()).getByRole("button", { name: named("Odebrat") }));
    await waitFor(() => expect(screen.queryByText("Klíč v trezoru")).toBeNull());
    expect(api.lastOf("passkeys")).toMatchObject({ id: "p2", body: undefined });
  });

  test("a browser that knows no passkeys says so beside the button", async () => {
    await openFactors();
    expect(button("Přidat přístupový klíč").getAttribute("aria-disabled")).toBe("true");
  });

  test("what cannot be taken away stays, and the failure is told", async () => {
    const user = await openFactors();
    api.breakDown("passkeys");
    await user.click(button("Odebrat klíč Telefon"));
    await user.click((await asked()).getByRole("button", { name: named("Odebrat") }));
    await quiet();
    expect(textOf()).toContain("Chyba je na naší straně.");
    expect(screen.getByText("Telefon")).toBeTruthy();
  });
});

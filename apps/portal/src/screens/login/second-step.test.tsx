import { screen, waitFor } from "@testing-library/react";
import { shellKeys } from "@vycep/shell/storage/shell-keys";
import { storage } from "@vycep/shell/storage/storage";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { button, named } from "../../testing/find.ts";
import { api, openPortal, withPortal } from "../../testing/portal-page.tsx";

withPortal();

async function givePassword() {
  const { user } = await openPortal("/login?interaction=i1", { isVisitor: true });
  await user.type(screen.getByRole("textbox", { name: named("E-mail") }), "jana@hostinec.cz");
  await user.type(screen.getByLabelText("Heslo"), "tajne");
  await user.click(button("Přihlásit se"));
  return user;
}
const code = () => screen.findByRole<HTMLInputElement>("textbox", { name: named("Kód z aplikace") });

describe("D32 the second step of a sign-in", () => {
  test("asks for a code, tells a wrong one beside the field, and goes on with a right one", async () => {
    api.set("login", () => ({ next: "second-factor", means: ["authenticator"] }));
    const user = await givePassword();
    const field = await code();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute("autocomplete")).toBe("one-time-code");
    await expectAccessible();
    await user.click(button("Potvrdit"));
    expect(screen.getByText("Napište kód.")).toBeTruthy();
    expect(api.count("code")).toBe(0);

    api.refuse("code", { code: "code-incorrect", status: 401 });
    await user.type(field, "123456");
    await user.click(button("Potvrdit"));
    expect(await screen.findByText(/Kód nesouhlasí/u)).toBeTruthy();
    expect(field.value).toBe("123456");

    api.set("code", () => ({ redirectTo: "/oidc/resume" }));
    await user.click(button("Potvrdit"));
    await waitFor(() => expect(api.count("code")).toBe(2));
    expect(api.lastOf("code")).toMatchObject({ body: { code: "123456" } });
  });

  test("too many tries say how long to wait, and who took too long begins anew", async () => {
    api.set("login", () => ({ next: "second-factor", means: ["authenticator"] }));
    const user = await givePassword();
    await user.type(await code(), "123456");
    api.refuse("code", { code: "too-many-requests", status: 429 });
    await user.click(button("Potvrdit"));
    expect(await screen.findByText(/Příliš mnoho pokusů/u)).toBeTruthy();
    api.refuse("code", { code: "interaction-expired", status: 404 });
    await user.click(button("Potvrdit"));
    await waitFor(() => expect(storage.read(shellKeys.typedEmail)).toBe("jana@hostinec.cz"));
  });

  test("who has a passkey alone begins at its button, and not at the code for when it is lost", async () => {
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    vi.stubGlobal("PublicKeyCredential", class {});
    vi.stubGlobal("isSecureContext", true);
    api.set("login", () => ({ next: "second-factor", means: ["passkey"] }));
    await givePassword();
    const passkey = await screen.findByRole("button", { name: named("Použít přístupový klíč") });
    await waitFor(() => expect(document.activeElement).toBe(passkey));
  });

  test("where the role demands one it is set up first", async () => {
    api.set("login", () => ({ next: "set-up" }));
    api.set("authenticator", () => ({ secret: "JBSWY3DP", uri: "otpauth://totp/x?secret=JBSWY3DP" }));
    api.set("confirm", () => ({ recoveryCodes: ["ABCD-EFGH-JKLM-NPQR"], redirectTo: "/oidc/resume" }));
    const user = await givePassword();
    await user.click(await screen.findByRole("button", { name: named("Nastavit") }));
    await user.type(
      await screen.findByRole("textbox", { name: named("Kód, který aplikace ukazuje") }),
      "123456",
    );
    await user.click(button("Potvrdit"));
    expect(await screen.findByText("ABCD-EFGH-JKLM-NPQR")).toBeTruthy();
    expect(button("Kódy mám uložené")).toBeTruthy();
    await expectAccessible();
  });
});

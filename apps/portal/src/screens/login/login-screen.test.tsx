import { cleanup, screen, waitFor } from "@testing-library/react";
import { shellKeys } from "@vycep/shell/storage/shell-keys";
import { storage } from "@vycep/shell/storage/storage";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test, vi } from "vitest";
import { button, named, namedFrom, textOf } from "../../testing/find.ts";
import { api, openPortal, withPortal } from "../../testing/portal-page.tsx";

withPortal();

const email = () => screen.getByRole<HTMLInputElement>("textbox", { name: named("E-mail") });
const password = () => screen.getByLabelText<HTMLInputElement>("Heslo");

async function openLogin() {
  const { user } = await openPortal("/login?interaction=i1", { isVisitor: true });
  return user;
}

async function tryToEnter() {
  const user = await openLogin();
  await user.type(email(), " jana@hostinec.cz ");
  await user.type(password(), "tajne");
  await user.click(button("Přihlásit se"));
  return user;
}

test("DCONF-04 the page says whose portal it is: the brewery's own name where it has given it one", async () => {
  await openLogin();
  expect(textOf()).toContain("Zákaznický portál Pivovaru Lipovrch");
  cleanup();
  document.documentElement.dataset["name"] = "Modrý";
  await openLogin();
  expect(textOf()).toContain("Zákaznický portál značky Modrý");
  expect(textOf()).not.toContain("Lipovrch");
  delete document.documentElement.dataset["name"];
});

describe("ROUTE-23 signing in", () => {
  test("sends what was typed, without the spaces around the e-mail", async () => {
    api.set("login", () => ({ redirectTo: "/oidc/resume" }));
    await tryToEnter();
    await waitFor(() => expect(api.count("login")).toBe(1));
    expect(api.lastOf("login")).toMatchObject({
      id: "i1",
      body: { email: "jana@hostinec.cz", password: "tajne" },
    });
  });

  test("the fields are told apart by their labels and accepted by axe", async () => {
    await openLogin();
    expect(email().getAttribute("autocomplete")).toBe("username");
    expect(password().getAttribute("autocomplete")).toBe("current-password");
    await waitFor(() => expect(document.activeElement).toBe(email()));
    await expectAccessible();
  });

  test("what is missing or no e-mail is said beside its field, and nothing is sent", async () => {
    const user = await openLogin();
    await user.click(button("Přihlásit se"));
    expect(screen.getByText("Napište e-mail.")).toBeTruthy();
    expect(screen.getByText("Napište heslo.")).toBeTruthy();
    await user.type(email(), "jana");
    await user.click(button("Přihlásit se"));
    expect(textOf()).toContain("Zkontrolujte e-mail, například jana@hostinec.cz.");
    expect(document.activeElement).toBe(email());
    expect(api.count("login")).toBe(0);
  });

  test("SESSION-21 who was signed out for idleness is told why, and that the cart is kept, until they sign in", async () => {
    storage.write(shellKeys.idleOut, "1");
    api.refuse("login", { code: "sign-in-incorrect", status: 401 });
    const said = /15 minutách nečinnosti jsme vás odhlásili\. Košík zůstal uložený\./u;
    const user = await openLogin();
    expect(textOf(screen.getByText(said).closest<HTMLElement>("[role=status]") ?? undefined)).toMatch(said);
    await user.type(email(), "jana@hostinec.cz");
    await user.type(password(), "tajne");
    await user.click(button("Přihlásit se"));
    expect(await screen.findByText("E-mail nebo heslo nesouhlasí.")).toBeTruthy();
    expect(textOf()).not.toMatch(said);
  });

  test("AUTH-02 a wrong password stands beside the field, which takes the focus", async () => {
    api.refuse("login", { code: "sign-in-incorrect", status: 401 });
    await tryToEnter();
    expect(await screen.findByText("E-mail nebo heslo nesouhlasí.")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect(password().getAttribute("aria-invalid")).toBe("true");
  });

  test("a server that is away is told, and what was typed stays", async () => {
    api.breakDown("login");
    await tryToEnter();
    expect(await screen.findByText("Něco se pokazilo!")).toBeTruthy();
    expect(email().value).toContain("jana@hostinec.cz");
  });

  test("a double click sends once", async () => {
    api.set("login", () => ({ redirectTo: "/oidc/resume" }));
    const release = api.hold("login");
    const user = await openLogin();
    await user.type(email(), "jana@hostinec.cz");
    await user.type(password(), "tajne");
    await user.dblClick(button("Přihlásit se"));
    expect(api.count("login")).toBe(1);
    release();
  });

  test("the password can be looked at", async () => {
    const user = await openLogin();
    expect(password().type).toBe("password");
    await user.click(button("Zobrazit heslo"));
    expect(password().type).toBe("text");
    await user.click(button("Skrýt heslo"));
    expect(password().type).toBe("password");
  });

  test("a sign-in that expired begins anew and keeps the e-mail", async () => {
    api.refuse("login", { code: "interaction-expired", status: 410 });
    await tryToEnter();
    await waitFor(() => expect(storage.read(shellKeys.typedEmail)).toBe("jana@hostinec.cz"));
    expect(storage.read(shellKeys.signIn)).toBeTruthy();
  });
});

describe("the demo's people", () => {
  test("sign in by one click", async () => {
    api.set("login", () => ({ redirectTo: "/oidc/resume" }));
    api.set("demo-users", () => ({
      password: "Vycep-demo-2026",
      users: [{ email: "jana@x.example", name: "Jana Novotná", initials: "JN", roleKey: "owner" }],
      mailbox: "/demo/mailbox",
    }));
    const user = await openLogin();
    const mailbox = await screen.findByRole("link", { name: /^Pošta ukázky/ });
    expect(mailbox.getAttribute("href")).toBe("/demo/mailbox?lang=cs");
    await user.click(await screen.findByRole("button", { name: namedFrom("Jana Novotná") }));
    await waitFor(() =>
      expect(api.lastOf("login")).toMatchObject({
        body: { email: "jana@x.example", password: "Vycep-demo-2026" },
      }),
    );
  });

  test("outside the demo there are none", async () => {
    api.refuse("demo-users", { code: "not-found", status: 404 });
    await openLogin();
    expect(screen.queryByRole("heading", { name: named("Ukázkové přihlášení") })).toBeNull();
  });
});

describe("before and beside", () => {
  test("without a sign-in under way one is begun", async () => {
    await openPortal("/login", { isVisitor: true });
    expect(await screen.findByText("Připravujeme přihlášení…")).toBeTruthy();
    await waitFor(() => expect(storage.read(shellKeys.signIn)).toBeTruthy());
  });

  test("ROUTE-23 the form of the sign-in that was begun comes in the same page, under its own address", async () => {
    const fetched = api.fetch;
    vi.stubGlobal("fetch", async (address: string, init?: RequestInit) =>
      address.startsWith("/oidc/auth")
        ? Object.defineProperty(new Response(""), "url", { value: `${location.origin}/login?interaction=i7` })
        : fetched(address, init),
    );
    const { user } = await openPortal("/login", { isVisitor: true });
    await user.type(await screen.findByRole("textbox", { name: named("E-mail") }), "jana@hostinec.cz");
    await user.type(password(), "tajne");
    await user.click(button("Přihlásit se"));
    await waitFor(() => expect(api.lastOf("login")).toMatchObject({ id: "i7" }));
    expect(location.search).toBe("?interaction=i7");
  });

  test("LANG-03 the page speaks the language that is chosen on it", async () => {
    const user = await openLogin();
    const [english] = screen.getAllByRole("radio", { name: named("English") });
    await user.click(english ?? document.body);
    expect(await screen.findByRole("heading", { level: 1, name: named("Sign in") })).toBeTruthy();
  });

  test("ROUTE-31 another system's sign-in that failed says so", async () => {
    await openPortal("/saml-error", { isVisitor: true });
    expect(textOf()).toContain("Přihlášení z druhého systému se nepovedlo.");
    expect(button("Přihlásit se")).toBeTruthy();
    await expectAccessible();
  });
});

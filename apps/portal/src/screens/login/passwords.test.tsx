import { act, screen, waitFor, within } from "@testing-library/react";
import { shellKeys } from "@vycep/shell/storage/shell-keys";
import { storage } from "@vycep/shell/storage/storage";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test, vi } from "vitest";
import { addressOf, button, heading, link as linkNamed, named, textOf } from "../../testing/find.ts";
import { api, openPortal, withPortal } from "../../testing/portal-page.tsx";
import { ownSignIn } from "../../testing/some-links.ts";

withPortal();

const good = "Vepřové-koleno-7";
const invitation = {
  kind: "first-password" as const,
  email: "veronika@hostinec.cz",
  firstName: "Veronika",
  lastName: "Horáková",
  inviter: "Jana Novotná",
  company: "Hostince Modrá hvězda s.r.o.",
  roles: ["Vedoucí směny"],
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const main = () => textOf(screen.getByRole("main"));

async function openLink(path: string, answer: object = {}) {
  history.replaceState(null, "", path);
  api.set("link", () => ({ ...invitation, ...answer }));
  const { user } = await openPortal(path, { isVisitor: true });
  await screen.findByLabelText("Nové heslo");
  return user;
}

describe("AUTH-16 the page of an invitation", () => {
  test("AUTH-07 demands tick while typing; AUTH-13 AUTH-14 what is missing stands beside its field", async () => {
    const user = await openLink("/verification#secret-1");
    expect(main()).toContain("Jana Novotná vás zve do společnosti Hostince Modrá hvězda s.r.o.");
    expect(main()).toContain("Heslo musí mít · 0/5");
    await user.type(field("Nové heslo"), "Zahradka!26");
    expect(main()).toContain("Heslo musí mít · 4/5");
    await user.click(button("Ověřit účet a vstoupit"));
    expect(main()).toContain("Heslo nesplňuje požadavky.");
    expect(main()).toContain("Nové heslo a heslo znovu se neshodují.");
    expect(api.count("SetFirstPassword")).toBe(0);
    await expectAccessible();
    await user.clear(field("Nové heslo"));
    await user.type(field("Nové heslo"), good);
    await user.type(field("Nové heslo znovu"), good);
    await user.click(button("Ověřit účet a vstoupit"));
    expect(main()).toContain("Odsouhlaste prosím podmínky použití.");
    expect(api.count("SetFirstPassword")).toBe(0);
  });

  test("ERROR-51 sends once, says that the account is verified, keeps the secret out of the address and goes on to sign in", async () => {
    api.set("SetFirstPassword", () => ({ result: true }));
    const user = await openLink("/verification#secret-1");
    expect(location.hash).toBe("");
    await user.type(field("Nové heslo"), good);
    await user.type(field("Nové heslo znovu"), good);
    await user.click(screen.getByRole("checkbox"));
    await user.dblClick(button("Ověřit účet a vstoupit"));
    await waitFor(() => expect(storage.read(shellKeys.signIn)).toBeTruthy());
    expect(api.count("SetFirstPassword")).toBe(1);
    expect(main()).toContain("Účet je ověřený. Přihlašujeme vás…");
    expect(api.lastOf("SetFirstPassword")).toMatchObject({
      body: { token: "secret-1", newPassword: good, retypePassword: good, termsAgreed: true },
    });
  });

  test("AUTH-12 what only the server knows stands beside the field", async () => {
    api.refuse("reset-password", {
      code: "new-password-incorrect",
      status: 422,
      fields: [{ path: "newPassword", code: "used-before" }],
    });
    const user = await openLink("/reset-password#secret-2", { kind: "reset" });
    await user.type(field("Nové heslo"), good);
    await user.type(field("Nové heslo znovu"), good);
    await user.click(button("Uložit heslo a přihlásit"));
    await waitFor(() => expect(main()).toContain("Tohle heslo už jste měli."));
    expect(field("Nové heslo").value).toBe(good);
  });

  test("AUTH-17 ERROR-41 a link that has expired offers a new one", async () => {
    history.replaceState(null, "", "/verification#old");
    api.refuse("link", { code: "link-expired", status: 404 });
    api.set("renew", () => ({}));
    const { user } = await openPortal("/verification#old", { isVisitor: true });
    expect(await screen.findByRole("heading", { name: named("Platnost odkazu vypršela.") })).toBeTruthy();
    await user.click(button("Poslat nový odkaz"));
    await waitFor(() => expect(main()).toContain("Nový odkaz je na cestě"));
    expect(api.lastOf("renew")).toMatchObject({ body: { token: "old" } });
    expect(button("Poslat znovu za 1:00").getAttribute("aria-disabled")).toBe("true");
    await expectAccessible();
  });
});

test("ERROR-56 OP-93 a server that is away says nothing against the link, which is tried again with its secret", async () => {
  history.replaceState(null, "", "/verification#secret-9");
  api.refuse("link", { code: "unavailable", status: 503 });
  const { user } = await openPortal("/verification#secret-9", { isVisitor: true });
  const again = await screen.findByRole("button", { name: named("Zkusit znovu") });
  expect(main()).not.toContain("Odkaz je neúplný");
  api.set("link", () => invitation);
  await user.click(again);
  await screen.findByLabelText("Nové heslo");
  expect(api.lastOf("link")).toMatchObject({ body: { token: "secret-9" } });
});

test.each([
  ["ROUTE-02 /verification", "Ověření účtu se nezdařilo."],
  ["ROUTE-26 /reset-password", "Odkaz pro nové heslo nefunguje."],
])("%s opened without its secret asks nothing and leads on", async (page, title) => {
  const path = page.split(" ")[1] ?? "";
  history.replaceState(null, "", path);
  await openPortal(path, { isVisitor: true });
  expect(await screen.findByRole("heading", { level: 2, name: named(title) })).toBeTruthy();
  expect(linkNamed("Poslat nový odkaz").getAttribute("href")).toBe("/forgot-password");
  expect(api.count("link")).toBe(0);
});

test.each([
  ["/forgot-password", true],
  ["/reset-password#secret", true],
  ["/verification#secret", true],
  ["/my-profile/password", false],
  ["/my-profile/devices", false],
])(
  "D34 with an external issuer %s offers nothing and says where passwords are kept",
  async (path, isVisitor) => {
    api.set("settings", () => ({
      ...ownSignIn,
      isOwnSignIn: false,
      issuer: "https://id.pivovar.example/realm",
    }));
    history.replaceState(null, "", path);
    await openPortal(path, { isVisitor });
    expect(
      await screen.findByRole("heading", { name: named("Hesla spravuje id.pivovar.example") }),
    ).toBeTruthy();
    expect(addressOf(linkNamed("Otevřít id.pivovar.example"))).toBe("https://id.pivovar.example");
    expect(screen.queryByLabelText("Nové heslo")).toBeNull();
    expect(main()).not.toContain("Odkaz je neúplný");
    expect(api.count("link") + api.count("forgot-password")).toBe(0);
  },
);

test("ROUTE-25 a forgotten password: an e-mail is asked for, and the answer says nothing about it", async () => {
  api.set("forgot-password", () => ({}));
  const { user } = await openPortal("/forgot-password", { isVisitor: true });
  await user.click(await screen.findByRole("button", { name: named("Poslat odkaz") }));
  expect(main()).toContain("Zkontrolujte e-mail, například");
  await user.type(screen.getByRole("textbox", { name: named("E-mail") }), "jana@hostinec.cz");
  await user.click(button("Poslat odkaz"));
  await waitFor(() => expect(heading("Zkontrolujte e-mail")).toBeTruthy());
  expect(main()).toContain("Pokud k adrese jana@hostinec.cz patří účet");
  expect(linkNamed("Zpět na přihlášení").getAttribute("href")).toBe("/login");
  await expectAccessible();
  const waiting = button("Poslat znovu za 1:00");
  await user.click(waiting);
  expect(api.count("forgot-password")).toBe(1);
  vi.setSystemTime(Date.now() + 48_000);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(button("Poslat znovu za 0:12")).toBeTruthy();
  vi.setSystemTime(Date.now() + 12_000);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await user.click(button("Poslat znovu"));
  expect(api.lastOf("forgot-password")).toMatchObject({ body: { email: "jana@hostinec.cz" } });
  expect(await screen.findByRole("button", { name: named("Poslat znovu za 1:00") })).toBeTruthy();
  expect(api.count("forgot-password")).toBe(2);
  await user.click(button("Zadat jinou adresu"));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: named("E-mail") }).value).toBe(
    "jana@hostinec.cz",
  );
});

describe("D47 an invitation to somebody who is known already", () => {
  const joining = { kind: "join" as const, email: "radek@napoje.cz", firstName: "Radek", lastName: "Brázda" };

  async function openJoin() {
    history.replaceState(null, "", "/verification#secret-3");
    api.set("link", () => ({ ...invitation, ...joining }));
    const { user } = await openPortal("/verification#secret-3", { isVisitor: true });
    await screen.findByRole("button", { name: named("Přijmout pozvání") });
    return user;
  }

  test("asks for no password, but for consent to the terms; both legal texts can be read first", async () => {
    const user = await openJoin();
    expect(screen.queryByLabelText("Nové heslo")).toBeNull();
    const form = within(button("Přijmout pozvání").closest("form") ?? document.body);
    expect(form.getAllByRole("link").map((one) => textOf(one))).toEqual([
      "Podmínky použití",
      "Ochrana údajů",
    ]);
    await user.click(button("Přijmout pozvání"));
    expect(main()).toContain("Odsouhlaste prosím podmínky použití.");
    expect(api.count("join")).toBe(0);
    await expectAccessible();
  });

  test("accepts once, says so and goes on to sign in", async () => {
    api.set("join", () => ({}));
    const user = await openJoin();
    await user.click(screen.getByRole("checkbox"));
    await user.dblClick(button("Přijmout pozvání"));
    await waitFor(() => expect(storage.read(shellKeys.signIn)).toBeTruthy());
    expect(api.count("join")).toBe(1);
    expect(main()).toContain("Společnost je přidaná.");
    expect(api.lastOf("join")).toMatchObject({ body: { token: "secret-3", termsAgreed: true } });
  });

  test.each([
    ["link-used", "Heslo už je nastavené."],
    ["link-expired", "Platnost odkazu vypršela."],
    ["link-unknown", "Ověření účtu se nezdařilo."],
  ])("a link that is good no more meanwhile: %s", async (code, title) => {
    api.refuse("join", { code, status: 404 });
    const user = await openJoin();
    await user.click(screen.getByRole("checkbox"));
    await user.click(button("Přijmout pozvání"));
    expect(await screen.findByRole("heading", { level: 2 })).toHaveProperty("textContent", title);
  });
});

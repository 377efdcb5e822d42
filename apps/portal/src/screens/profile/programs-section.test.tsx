import { screen, waitFor, within } from "@testing-library/react";
import type { Key } from "@vycep/contract/api-keys/keys.rest";
import type { PunchOut } from "@vycep/contract/punch-out/punch-out.rest";
import type { Webhook, WebhookDelivery } from "@vycep/contract/webhooks/webhooks.rest";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, describe, expect, test } from "vitest";
import { button, named, textOf } from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";

withPortal();

const key: Key = {
  id: "0123456789abcdef",
  name: "Pokladna",
  kind: "user",
  permissions: ["Catalogue", "My Orders"],
  shipToIds: ["500101"],
  owner: "Jana Novotná",
  isOwn: true,
  createdAt: "2026-11-01T08:00:00Z",
  expiresAt: "2027-01-30T08:00:00Z",
  lastUsedAt: "2026-11-20T07:05:00Z",
  isExpired: false,
};
const system: PunchOut = {
  id: "fedcba9876543210",
  name: "Nákup Praha",
  returnHosts: ["nakup.klasek.example"],
  createdAt: "2026-11-01T08:00:00Z",
  lastUsedAt: null,
};
const webhook: Webhook = {
  id: "00000000-0000-4000-8000-000000000001",
  url: "https://pos.example/hooks",
  topics: ["order"],
  shipToIds: ["500101"],
  owner: "Jana Novotná",
  createdAt: "2026-11-01T08:00:00Z",
  isOn: true,
  failingSince: "2026-11-19T07:05:00Z",
  oldSecretUntil: null,
};
const delivery: WebhookDelivery = {
  id: "00000000-0000-4000-8000-000000000002",
  eventId: "order-event-77",
  type: "order.confirmed",
  shipToId: "500101",
  createdAt: "2026-11-20T07:05:00Z",
  state: "given-up",
  attempts: 80,
  attemptedAt: "2026-11-20T07:05:00Z",
  nextAttemptAt: null,
  statusCode: 503,
  problem: "other-answer",
};
const offer = { permissions: [...key.permissions], places: [{ shipToId: "500101", isManaged: true }] };

beforeEach(() => {
  api.set("GetKeys", () => ({ keys: [key], offer, tokenPath: "/oidc/token" }));
  api.set("GetPunchOuts", () => ({ punchOuts: [system], isOffered: true }));
  api.set("GetWebhooks", () => ({ webhooks: [webhook] }));
});

async function openPrograms() {
  const { user } = await openPortal("/my-profile/programs");
  await quiet();
  return user;
}
const card = (name: string) => screen.findByRole("region", { name: named(name) });
const inDialog = async (role: "dialog" | "alertdialog", name: string) =>
  within(await screen.findByRole(role, { name: named(name) }));

describe("B16 keys", () => {
  test("say until when they are good, what they may and where, and when they were used", async () => {
    await openPrograms();
    expect(textOf(await card("Klíče pro programy"))).toMatch(
      /Pokladna.*platí do 30\.01\.2027.*naposledy dnes 8:05.*Smí: .*Místa: /u,
    );
    await expectAccessible();
  });

  test("say how a program signs in: with the key itself, or with a token of an OAuth client", async () => {
    const user = await openPrograms();
    const keys = await card("Klíče pro programy");
    expect(textOf(keys)).toContain("ID klienta: 0123456789abcdef");
    await user.click(within(keys).getByText("Jak se program přihlásí"));
    expect(textOf(keys)).toMatch(/Authorization: Bearer.*[/]oidc[/]token.*client_credentials/u);
    await expectAccessible();
  });

  test("of a portal with an issuer of its own are shown as they are, without OAuth", async () => {
    api.set("GetKeys", () => ({ keys: [key], offer, tokenPath: null }));
    await openPrograms();
    const keys = await card("Klíče pro programy");
    expect(textOf(keys)).toContain("Authorization: Bearer");
    expect(textOf(keys)).not.toMatch(/ID klienta|OAuth/u);
  });

  test("are made with a name, rights and places, and shown once", async () => {
    const user = await openPrograms();
    await user.click(button("Nový klíč"));
    const dialog = await inDialog("dialog", "Nový klíč");
    const make = () => user.click(dialog.getByRole("button", { name: named("Vytvořit klíč") }));
    await make();
    expect(dialog.getByText("Napište název.")).toBeTruthy();
    expect(dialog.getByText("Vyberte, co program smí.")).toBeTruthy();
    expect(api.count("MakeKey")).toBe(0);
    await user.type(dialog.getByRole("textbox"), "Sklad");
    await user.click(dialog.getAllByRole("checkbox")[0] as HTMLElement);
    await user.click(dialog.getAllByRole("checkbox").at(-1) as HTMLElement);
    await expectAccessible();
    api.set("MakeKey", () => ({ key, secret: "vyk_0123456789abcdef_secret" }));
    await make();
    const shown = await inDialog("dialog", "Klíč je vytvořený");
    expect(shown.getByText("vyk_0123456789abcdef_secret")).toBeTruthy();
    expect(api.lastOf("MakeKey")).toMatchObject({
      body: { name: "Sklad", kind: "user", permissions: ["Catalogue"], shipToIds: ["500101"], days: 90 },
    });
    await user.click(shown.getByRole("button", { name: named("Kopírovat") }));
    expect(await navigator.clipboard.readText()).toBe("vyk_0123456789abcdef_secret");
    await user.click(shown.getByRole("button", { name: named("Mám uloženo") }));
    await waitFor(() => expect(screen.queryByText("vyk_0123456789abcdef_secret")).toBeNull());
  });

  test("are revoked after a question", async () => {
    api.set("RevokeKey", () => ({ result: true }));
    const user = await openPrograms();
    await user.click(button("Zrušit klíč Pokladna"));
    const dialog = await inDialog("alertdialog", "Zrušit klíč „Pokladna“?");
    expect(api.count("RevokeKey")).toBe(0);
    await user.click(dialog.getByRole("button", { name: named("Zrušit") }));
    expect(await screen.findByText("Klíč je zrušený.")).toBeTruthy();
  });
});

describe("B16 purchasing systems", () => {
  test("say where carts may go and by which name they come in; none are offered beside another issuer", async () => {
    await openPrograms();
    expect(textOf(await card("Nákupní systémy"))).toMatch(
      /Nákup Praha.*zatím nepoužitý.*nakup\.klasek\.example.*fedcba9876543210/u,
    );
    await expectAccessible();
  });

  test("are none beside an issuer of the brewery's own", async () => {
    api.set("GetPunchOuts", () => ({ punchOuts: [], isOffered: false }));
    await openPrograms();
    await card("Klíče pro programy");
    expect(screen.queryByText("Nákupní systémy")).toBeNull();
  });

  test("are connected by name and host, with a secret that is shown once; a bad host is told beside its field", async () => {
    const user = await openPrograms();
    await user.click(button("Připojit systém"));
    const dialog = await inDialog("dialog", "Připojit systém");
    const make = () => user.click(dialog.getByRole("button", { name: named("Připojit systém") }));
    await make();
    expect(dialog.getByText("Napište název.")).toBeTruthy();
    expect(dialog.getByText("Napište jméno serveru.")).toBeTruthy();
    await user.type(dialog.getByRole("textbox", { name: named("Název") }), "Nákup Brno");
    await user.type(
      dialog.getByRole("textbox", { name: named("Server, na který smí košík") }),
      "nakup.firma.cz, test.firma.cz",
    );
    api.refuse("MakePunchOut", { code: "return-host", status: 422, message: "Zadejte jméno serveru." });
    await make();
    expect(await dialog.findByText("Zadejte jméno serveru.")).toBeTruthy();
    api.set("MakePunchOut", () => ({ punchOut: system, secret: "vyp_fedcba9876543210_secret" }));
    await make();
    expect(
      (await inDialog("dialog", "Systém je připojený")).getByText("vyp_fedcba9876543210_secret"),
    ).toBeTruthy();
    expect(api.lastOf("MakePunchOut")).toMatchObject({
      body: { name: "Nákup Brno", returnHosts: ["nakup.firma.cz", "test.firma.cz"] },
    });
  });

  test("are disconnected after a question", async () => {
    api.set("RevokePunchOut", () => ({ result: true }));
    const user = await openPrograms();
    await user.click(button("Odpojit Nákup Praha"));
    const dialog = await inDialog("alertdialog", "Odpojit „Nákup Praha“?");
    await user.click(dialog.getByRole("button", { name: named("Odpojit") }));
    expect(await screen.findByText("Systém je odpojený.")).toBeTruthy();
  });
});

describe("B16 messages to one's systems", () => {
  test("are nothing for who manages no places", async () => {
    api.set("GetKeys", () => ({
      keys: [],
      tokenPath: null,
      offer: { ...offer, places: [{ shipToId: "500101", isManaged: false }] },
    }));
    await openPrograms();
    expect(await screen.findByText("Žádný program zatím klíč nemá.")).toBeTruthy();
    expect(screen.queryByText("Zprávy vašim systémům")).toBeNull();
    expect(api.count("GetWebhooks")).toBe(0);
  });

  test("say that an address fails, and what was sent; a delivery goes again", async () => {
    const cut = {
      ...delivery,
      id: "00000000-0000-4000-8000-000000000003",
      statusCode: null,
      problem: "connection-refused" as const,
    };
    api.set("GetDeliveries", () => ({ deliveries: [delivery, cut] }));
    api.set("RepeatDelivery", () => ({ result: true }));
    const user = await openPrograms();
    expect(textOf(await card("Zprávy vašim systémům"))).toMatch(
      /pos\.example\/hooks.*zapnuto.*Objednávky.*nepřijímá od včera 8:05/u,
    );
    await user.click(button("Doručení na https://pos.example/hooks"));
    const dialog = await inDialog("dialog", "Doručení");
    expect(await dialog.findByText(/pokus 80 · adresa odpověděla 503/u)).toBeTruthy();
    expect(dialog.getByText(/pokus 80 · spojení odmítnuto/u)).toBeTruthy();
    await expectAccessible();
    const [again] = dialog.getAllByRole("button", { name: named("Poslat znovu order.confirmed") });
    await user.click(again ?? document.body);
    expect(await screen.findByText("Pošleme to znovu.")).toBeTruthy();
  });

  test("get a new address; one in the house is refused beside the field, and nothing typed is lost", async () => {
    const user = await openPrograms();
    await user.click(button("Nová adresa"));
    const dialog = await inDialog("dialog", "Nová adresa");
    const field = dialog.getByRole("textbox");
    await user.type(field, "https://10.0.0.1/hooks");
    await user.click(dialog.getByRole("checkbox", { name: named("Objednávky") }));
    api.refuse("MakeWebhook", { code: "webhook-address", status: 422, message: "Zadejte adresu s https." });
    await user.click(dialog.getByRole("button", { name: named("Přidat adresu") }));
    expect(await dialog.findByText("Zadejte adresu s https.")).toBeTruthy();
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.type(field, "https://pos.example/2");
    api.set("MakeWebhook", () => ({ webhook, secret: "vyw_secret" }));
    await user.click(dialog.getByRole("button", { name: named("Přidat adresu") }));
    expect(await screen.findByText("vyw_secret")).toBeTruthy();
    expect(api.lastOf("MakeWebhook")).toMatchObject({
      body: { url: "https://pos.example/2", topics: ["order"], shipToIds: ["500101"] },
    });
  });

  test("are switched off at once; a new secret and the end of an address are asked about", async () => {
    api.set("SwitchWebhook", () => ({ webhook: { ...webhook, isOn: false } }));
    api.set("RotateWebhookSecret", () => ({ webhook, secret: "vyw_new" }));
    api.set("DeleteWebhook", () => ({ result: true }));
    const user = await openPrograms();
    await user.click(button("Vypnout"));
    await waitFor(() => expect(api.lastOf("SwitchWebhook")).toMatchObject({ body: { isOn: false } }));
    await user.click(button("Nové tajemství"));
    const question = await inDialog("alertdialog", "Vytvořit nové tajemství?");
    await user.click(question.getByRole("button", { name: named("Vytvořit") }));
    expect(await screen.findByText("vyw_new")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: named("Mám uloženo") }));
    await user.click(button("Odebrat"));
    const removal = await inDialog("alertdialog", "Odebrat adresu?");
    await user.click(removal.getByRole("button", { name: named("Odebrat") }));
    expect(await screen.findByText("Adresa je odebraná.")).toBeTruthy();
  });
});

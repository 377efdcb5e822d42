import { screen, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { answerWith, asked, openDesk, somebody, withDesk } from "../../../testing/desk-page.tsx";

withDesk();

const boss = somebody(["configuration", "see"], ["configuration", "change"]);
const scale = {
  ...{ id: "a1b2c3d4e5f60718", name: "Scale", rights: ["companies:read"], prefix: "vys_a1b2…" },
  ...{ standing: "ending", expiresAt: "2026-12-01T12:00:00Z", lastUsedAt: null },
};
const till = {
  ...{
    id: "0f3a5b7c9d1e2f40",
    name: "Pokladna",
    companyId: "C1",
    companyName: "Modrá hvězda",
    owner: "Jana Novotná",
  },
  ...{ permissions: ["Catalogue", "My Orders"], shipToCount: 2, prefix: "vyk_0f3a…", standing: "live" },
  ...{ expiresAt: "2027-02-21T08:00:00Z", lastUsedAt: "2026-11-23T11:00:00Z" },
};
const message = {
  ...{ id: "m1", companyId: "C1", companyName: "Modrá hvězda", host: "pos.example", type: "order.confirmed" },
  ...{ about: "4700102121", createdAt: "2026-11-23T12:00:00Z", attempts: 3, nextAttempt: null },
  ...{ statusCode: null, problem: "connection-refused", state: "given_up" },
};
const address = {
  ...{
    id: "e1",
    companyId: "C1",
    companyName: "Modrá hvězda",
    owner: "Jana Novotná",
    url: "https://pos.example/hook",
  },
  ...{ topics: ["order", "ticket"], shipToCount: 1, isOn: false, failingSince: null },
};
const all = {
  me: boss,
  ServiceKeys: { serviceKeys: [scale] },
  CustomerKeys: { customerKeys: { total: 1, isMore: false, next: null, items: [till] } },
  WebhookDeliveries: { webhookDeliveries: { items: [message], total: 1, next: null } },
  WebhookEndpoints: { webhookEndpoints: { items: [address] } },
};

const sentWith = (operation: string) => asked.filter((one) => one.operation === operation).at(-1)?.variables;
const path = "/desk/integrations/keys";

describe("DINT-02 keys of programs", () => {
  test("say whose they are, what they may, and when they end and were used last", async () => {
    await openDesk(path, all);
    const house = within(await screen.findByRole("row", { name: /Scale/ }));
    expect(house.getByText("Firmy (číst)")).toBeTruthy();
    expect(house.getByText("nikdy")).toBeTruthy();
    expect(house.getByText("brzy skončí")).toBeTruthy();
    const customers = within(await screen.findByRole("row", { name: /Pokladna/ }));
    expect(customers.getByRole("link", { name: "Modrá hvězda" })).toBeTruthy();
    expect(customers.getByText("Katalog, Moje objednávky")).toBeTruthy();
    expect(customers.getByText("2 místa, Jana Novotná")).toBeTruthy();
    await expectAccessible();
  });

  test("one of the brewery's programs is made, refused beside its fields, and shown once", async () => {
    const refusal = { code: "name-invalid", message: "Jméno je špatně.", field: "name" };
    const { user } = await openDesk(path, {
      ...all,
      MakeServiceKey: { makeServiceKey: { secret: null, refusal } },
    });
    await user.click(await screen.findByRole("button", { name: "Nový klíč" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByRole("textbox", { name: /Název/ }), "ERP");
    await user.click(
      within(dialog.getByRole("group", { name: "Produkty" })).getByRole("button", { name: "číst" }),
    );
    await user.click(dialog.getByRole("button", { name: "Založit klíč" }));
    expect(sentWith("MakeServiceKey")).toEqual({
      input: { name: "ERP", rights: ["products:read"], days: 365 },
    });
    expect(await dialog.findByText("Jméno je špatně.")).toBeTruthy();
    answerWith({ MakeServiceKey: { makeServiceKey: { secret: "vys_secret", refusal: null } } });
    await user.click(dialog.getByRole("button", { name: "Založit klíč" }));
    expect(await screen.findByText("vys_secret")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Mám uloženo" }));
    expect(screen.queryByText("vys_secret")).toBeNull();
  });

  test("one of a customer's is revoked once that is confirmed", async () => {
    const { user } = await openDesk(path, {
      ...all,
      RevokeCustomerKey: { revokeCustomerKey: { refusal: null } },
    });
    const row = within(await screen.findByRole("row", { name: /Pokladna/ }));
    await user.click(row.getByRole("button", { name: /Zrušit klíč Pokladna/ }));
    expect(sentWith("RevokeCustomerKey")).toBeUndefined();
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Zrušit" }));
    expect(sentWith("RevokeCustomerKey")).toEqual({ input: { id: till.id } });
    expect(await screen.findByText("Klíč je zrušený.")).toBeTruthy();
  });

  test("DSIGN-05 who may only look makes, revokes and repeats nothing", async () => {
    await openDesk(path, { ...all, me: somebody(["configuration", "see"]) });
    await screen.findByRole("row", { name: /Pokladna/ });
    expect(screen.queryByRole("button", { name: /Nový klíč|Zrušit|Poslat/ })).toBeNull();
  });
});

describe("DINT-02 webhooks of customers", () => {
  test("a message says where it went and what became of it, and goes again; a refusal stands above", async () => {
    const refusal = { code: "webhook-off", message: "Adresa je vypnutá." };
    const { user } = await openDesk(path, {
      ...all,
      RepeatWebhookDelivery: { repeatWebhookDelivery: { refusal } },
    });
    const row = within(await screen.findByRole("row", { name: /order.confirmed/ }));
    expect(row.getByText("spojení odmítnuto")).toBeTruthy();
    expect(row.getByText("pos.example")).toBeTruthy();
    await user.click(row.getByRole("button", { name: /Poslat znovu/ }));
    expect(sentWith("RepeatWebhookDelivery")).toEqual({ input: { id: "m1" } });
    expect((await screen.findByRole("alert")).textContent).toContain("Adresa je vypnutá.");
    answerWith({ RepeatWebhookDelivery: { repeatWebhookDelivery: { refusal: null } } });
    await user.click(row.getByRole("button", { name: /Poslat znovu/ }));
    expect(await screen.findByText("Zpráva jde hned znovu.")).toBeTruthy();
  });

  test("addresses stand beside, with their company and whether they are on", async () => {
    const { user } = await openDesk(path, all);
    await user.click(await screen.findByRole("button", { name: "Adresy" }));
    const row = within(await screen.findByRole("row", { name: /pos\.example\/hook/ }));
    expect(row.getByText("Objednávky, Požadavky")).toBeTruthy();
    expect(row.getByText("vypnuto")).toBeTruthy();
  });
});

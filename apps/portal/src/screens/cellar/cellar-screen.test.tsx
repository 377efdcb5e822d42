import { act, screen, waitFor } from "@testing-library/react";
import { storage } from "@vycep/shell/storage/storage";
import { afterEach, describe, expect, test, vi } from "vitest";
import { cellarKeys } from "../../features/cellar/cellar-keys.ts";
import { keepInCellar } from "../../features/cellar/cellar-memory.ts";
import { sendCounts } from "../../features/cellar/send-counts.ts";
import type { CellarQuery, SendCellarCountsMutationVariables } from "../../shared/graphql.gen/graphql.ts";
import { named } from "../../testing/find.ts";
import { api, openPortal, withPortal } from "../../testing/portal-page.tsx";

withPortal();

const product = (sku: string, name: string, price = 1940) => ({
  sku,
  name,
  package_type: "keg",
  brand: "Lipovrch",
  plato: 11,
  ean: null,
  ean_ea: null,
  is_tank: false,
  your_price: price,
  currency: "CZK" as const,
  saleability: { sellable: true },
});

/** A cellar with so many kinds of kegs, of each of which seven are usual. */
function someCellar(count = 2, price = 1940): CellarQuery {
  const skus = Array.from({ length: count }, (_, index) => String(100_112 + index));
  return {
    products: {
      items: skus.map((sku, index) =>
        product(sku, `Lipovrch ${index + 1} světlý ležák, sud KEG 50 l`, price),
      ),
      usual: skus.map((sku) => ({ sku, last_quantity: 7 })),
    },
    cellar: { goods: [{ sku: "100112", shelf: null, in_cellar: 3, usual: null }] },
    customerCart: { ship_to_id: "500101", items: [] },
  };
}

/** A server that takes each key once, as ours does; what it holds, and how often it was asked. */
function takingServer(other?: { readonly name: string; readonly ordered: number }, closed?: string) {
  const taken = new Map<string, number>();
  const cart = new Map<string, number>();
  const answer = ({ input }: SendCellarCountsMutationVariables) => ({
    sendCellarCounts: {
      cart: { blockers: closed === undefined ? [] : [{ code: "day-closed", message: closed }] },
      results: input.counts.map(({ key, sku, ordered }) => {
        if (!taken.has(key)) {
          taken.set(key, (taken.get(key) ?? 0) + 1);
          cart.set(sku, ordered);
        }
        return { key, sku, ordered, in_cart_before: 0, refused: null, other: other ?? null };
      }),
    },
  });
  return { taken, cart, answer };
}

function goOffline(isOffline: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(!isOffline);
  window.dispatchEvent(new Event(isOffline ? "offline" : "online"));
}

const press = (name: string | RegExp) =>
  screen.getByRole("button", { name: typeof name === "string" ? named(name) : name });

// Whoever asks for something in a later file is held back otherwise.
afterEach(() => goOffline(false));

describe("B12 counting in the cellar", () => {
  test("the key that searches everywhere finds goods of the cellar, without network too, and no digit is counted meanwhile", async () => {
    api.set("Cellar", () => someCellar(12));
    const { user } = await openPortal("/cellar");
    await screen.findByRole("region", { name: "Lipovrch 1 světlý ležák, sud KEG 50 l" });
    goOffline(true);
    await user.keyboard("/");
    const field = await screen.findByRole("textbox", { name: "Název nebo číslo" });
    await user.type(field, "lezak 7 mattoni");
    expect(screen.getByText("„lezak 7 mattoni“ v tomto sklepě není.")).toBeTruthy();
    await user.clear(field);
    await user.type(field, "lezak 7{Enter}");
    expect(await screen.findByRole("region", { name: "Lipovrch 7 světlý ležák, sud KEG 50 l" })).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(storage.read(cellarKeys.cellarCounts)?.unsent ?? []).toEqual([]);
    await user.click(press("Najít ve sklepě"));
    await user.type(await screen.findByRole("textbox", { name: "Název nebo číslo" }), "100115");
    await user.click(screen.getByRole("button", { name: /^Lipovrch\s4\s/ }));
    expect(await screen.findByRole("region", { name: "Lipovrch 4 světlý ležák, sud KEG 50 l" })).toBeTruthy();
    goOffline(false);
  });

  test("each key is kept at once, the count gives the order, and another amount can be written", async () => {
    api.set("Cellar", () => someCellar());
    const { user } = await openPortal("/cellar");
    expect(await screen.findByText("minule zbylo 3 · obvykle 7")).toBeTruthy();
    expect(screen.getByText(/1\s940,00\sKč, cena z /)).toBeTruthy();
    await user.click(press("2"));
    expect(press("Psát, kolik objednat: 5")).toBeTruthy();
    expect(storage.read(cellarKeys.cellarCounts)?.unsent).toMatchObject([
      { sku: "100112", inCellar: 2, ordered: 5, usual: 7 },
    ]);
    await user.click(press("Psát, kolik objednat: 5"));
    await user.keyboard("12");
    expect(storage.read(cellarKeys.cellarCounts)?.unsent).toMatchObject([
      { inCellar: 2, ordered: 12, usual: 14 },
    ]);
    await user.click(press("Smazat"));
    expect(press("Psát, kolik objednat: 5")).toBeTruthy();
    await user.click(press(/^Další: Lipovrch 2/));
    expect(screen.getByText("1/2 spočítáno")).toBeTruthy();
    expect(press("Psát, kolik je ve sklepě: zatím nespočítáno")).toBeTruthy();
    expect(api.count("SendCellarCounts")).toBe(0);
  });

  test("without network it waits in sight; back in the network it is sent once and what changed is shown", async () => {
    const server = takingServer({ name: "Petr", ordered: 2 }, "Na 23. 11. už objednat nejde.");
    api.set("Cellar", () => someCellar());
    api.set("SendCellarCounts", server.answer);
    const { user } = await openPortal("/cellar");
    await screen.findByText("0/2 spočítáno");
    goOffline(true);
    expect(await screen.findByText("bez sítě, uloženo")).toBeTruthy();
    await user.click(press("4"));
    expect(screen.getByText("1 změna čeká na síť")).toBeTruthy();
    await user.click(press("Hotovo"));
    expect(await screen.findByText(/^Přibližně 5\s820,00\sKč$/)).toBeTruthy();
    api.set("Cellar", () => someCellar(2, 1817));
    goOffline(false);
    expect(await screen.findByRole("heading", { name: "Zatím se změnilo" })).toBeTruthy();
    expect(screen.getByText("Petr objednává 2, vy 3. Nesčítáme.")).toBeTruthy();
    expect(screen.getByText(/−369,00\sKč/)).toBeTruthy();
    expect(screen.getByText("Na 23. 11. už objednat nejde.")).toBeTruthy();
    expect(await screen.findByText("odesláno, 1 počet")).toBeTruthy();
    expect(server.cart).toEqual(new Map([["100112", 3]]));
    await user.click(press("Vzít 2"));
    await waitFor(() => expect(server.cart).toEqual(new Map([["100112", 2]])));
    await user.click(await screen.findByRole("button", { name: "Do košíku" }));
    await waitFor(() => expect(storage.read(cellarKeys.cellarCounts)).toBeUndefined());
  });

  test("a connection that leads nowhere counts as none, and what was counted is sent over the next one", async () => {
    const server = takingServer();
    api.set("Cellar", () => someCellar());
    api.set("SendCellarCounts", server.answer);
    const { user } = await openPortal("/cellar");
    await screen.findByText("0/2 spočítáno");
    api.cut("SendCellarCounts");
    await user.click(press("4"));
    await user.click(press("Hotovo"));
    expect(await screen.findByText("bez sítě, uloženo")).toBeTruthy();
    expect(server.taken.size).toBe(0);
    api.mend("SendCellarCounts");
    await act(async () => goOffline(true));
    await act(async () => goOffline(false));
    await waitFor(() => expect(server.cart).toEqual(new Map([["100112", 3]])));
    expect(await screen.findByText("odesláno, 1 počet")).toBeTruthy();
  });

  test("a place where nothing is usual, and a cellar that could not be read, say so", async () => {
    api.breakDown("Cellar");
    const { user } = await openPortal("/cellar");
    await screen.findByText("Sklep se nepodařilo připravit.");
    api.set("Cellar", () => someCellar(0));
    await user.click(press("Zkusit znovu"));
    expect(await screen.findByText("Zatím není co počítat")).toBeTruthy();
  });

  test("what is kept holds for a day and for one person", async () => {
    api.set("Cellar", () => someCellar());
    await openPortal("/cellar");
    await screen.findByText("0/2 spočítáno");
    const kept = storage.read(cellarKeys.cellar);
    if (kept === undefined) throw new Error("nothing was kept");
    goOffline(true);
    storage.write(cellarKeys.cellar, { ...kept, keptAtMs: kept.keptAtMs - 86_400_001 });
    expect(await screen.findByText("Sklep tu ještě není")).toBeTruthy();
    storage.write(cellarKeys.cellar, kept);
    expect(await screen.findByText("0/2 spočítáno")).toBeTruthy();
    storage.write(cellarKeys.cellar, { ...kept, owner: "U999" });
    expect(await screen.findByText("Sklep tu ještě není")).toBeTruthy();
  });
});

describe("B12 sixty counts, and the process killed at every step", () => {
  const lost = () => {
    throw new Error("killed");
  };
  test.each([
    ["before the server hears of them", "SendCellarCounts", false],
    ["when it has taken them and nobody hears of it", "SendCellarCounts", true],
    ["when its answer has come and the prices have not", "Cellar", false],
  ] as const)("%s: none is lost, none is there twice", async (_when, breaks, isTaken) => {
    const server = takingServer();
    api.set("Cellar", () => someCellar(60));
    await openPortal("/cellar");
    await screen.findByText("0/60 spočítáno");
    const goods = storage.read(cellarKeys.cellar)?.goods ?? [];
    const keys = new Set<string>();
    for (const [index, one] of goods.entries()) {
      // Nothing outlives the page but its storage, and each begins with what that holds.
      keepInCellar(one, index % 7);
      for (const { key } of unsent()) keys.add(key);
      api.set("SendCellarCounts", (said) => {
        if (isTaken) server.answer(said);
        return breaks === "Cellar" ? server.answer(said) : lost();
      });
      if (breaks === "Cellar") api.set("Cellar", lost);
      await expect(sendCounts()).rejects.toThrow();
      expect(unsent().map(({ sku }) => sku)).toEqual(goods.slice(0, index + 1).map(({ sku }) => sku));
    }
    api.set("Cellar", () => someCellar(60));
    api.set("SendCellarCounts", server.answer);
    await sendCounts();
    await sendCounts();
    expect(unsent()).toEqual([]);
    expect([...server.taken.keys()].toSorted()).toEqual([...keys].toSorted());
    expect([...server.taken.values()].every((times) => times === 1)).toBe(true);
    expect(keys.size).toBe(60);
    expect([...server.cart]).toEqual(goods.map(({ sku }, index) => [sku, 7 - (index % 7)]));
  });
});

const unsent = () => storage.read(cellarKeys.cellarCounts)?.unsent ?? [];

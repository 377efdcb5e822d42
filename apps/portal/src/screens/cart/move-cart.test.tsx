import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, describe, expect, test } from "vitest";
import { button, named, namedFrom, textOf } from "../../testing/find.ts";
import { api, cart, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someDay, someMove, someMovedProduct, someMoveLine, someSetAside } from "../../testing/some-move.ts";

withPortal();
beforeEach(() => cart.setElsewhere("100112", 6));

const gift = someMovedProduct("Adventní balíček");
const dearer = someMove({
  lines: [
    someMoveLine({
      sku: "950360",
      product: gift,
      fate: "set_aside",
      message: "Produkt se už neprodává.",
      sold_to: "2026-11-28",
      difference: -5386.49,
      net_after: 0,
    }),
    someMoveLine({
      sku: "130514",
      product: someMovedProduct("Vánoční speciál 16, sud KEG 20 l slim"),
      fate: "dearer",
      unit_price_before: 1414.45,
      unit_price_after: 1537.45,
      promo_before: { percentage: 8, valid_to: "2026-11-28" },
      difference: 369,
      net_after: 4612.35,
    }),
    someMoveLine(),
    someMoveLine({
      sku: "180117",
      product: someMovedProduct("Pramínek Bylinková kola, sud KEG 50 l"),
      fate: "regrouped",
      number_of_packages_after: 0,
      number_of_layer_after: 1,
      number_of_pallet_after: 5,
      net_after: 4500,
    }),
  ],
  net_before: 21_269.84,
  net_after: 16_252.35,
});

async function askedForMonday() {
  api.set("CartMove", () => ({ cartMove: dearer }));
  const { user } = await openPortal("/cart?step=delivery");
  await screen.findByRole("region", { name: named("Souhrn objednávky") });
  await quiet();
  await user.click(screen.getByRole("button", { name: namedFrom("po 30.11.") }));
  const dialog = await screen.findByRole("dialog", { name: named("Přesunout na pondělí 30.11.?") });
  await within(dialog).findByRole("region", { name: named("Co se změní") });
  return { user, dialog: within(dialog) };
}

describe("INPROG-23 moving the cart is the first choice", () => {
  test("it is chosen beforehand, lists what changes and says what the cart comes to", async () => {
    const { dialog } = await askedForMonday();
    const radios = dialog.getAllByRole<HTMLInputElement>("radio");
    expect(radios.map(({ checked }) => checked)).toEqual([true, false, false]);
    const changes = dialog.getByRole("region", { name: named("Co se změní") });
    expect(textOf(changes)).toContain("3 ze 4 položek");
    expect(
      within(changes)
        .getAllByRole("listitem")
        .map((row) => textOf(row)),
    ).toEqual([
      "Adventní balíčekV prodeji jen do 28.11. Odložíme stranou.−5 386,49 Kč",
      "Vánoční speciál 16, sud KEG 20 l slimAkce −8 % platí do 28.11. Množství zůstává.+369,00 KčDříve 1 414,45 1 537,45 Kč",
      "Pramínek Bylinková kola, sud KEG 50 lPojede jako 5 palet + 1 vrstva.4 500,00 Kč",
      "Zbylá 1 položka beze změnyLipovrch 11 světlý ležák, sud 50 l11 640,00 Kč",
    ]);
    const sums = within(changes).getAllByRole("term");
    const values = within(changes).getAllByRole("definition");
    expect(sums.map((term, row) => [textOf(term), textOf(values[row] ?? term)])).toEqual([
      ["Zboží bez DPH teď", "21 269,84 Kč"],
      ["Rozdíl", "−5 017,49 Kč"],
      ["Po přesunu", "16 252,35 Kč"],
    ]);
    expect(textOf(changes)).toContain("Minimum 3 500 Kč splněno");
    expect(dialog.getByRole("button", { name: named("Přesunout za 16 252,35 Kč") })).toBeTruthy();
    await expectAccessible();
  });

  test("one tap takes it as it was shown, and the choice follows without starting anything", async () => {
    api.set("MoveCart", () => {
      cart.say({ delivery_date: "2026-11-30" });
      return { moveCart: { code: null, message: "", preview: null } };
    });
    const { user, dialog } = await askedForMonday();
    await user.click(dialog.getByRole("button", { name: named("Přesunout za 16 252,35 Kč") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(api.lastOf("MoveCart")).toEqual({
      input: { cart_id: cart.answer().id, to: { delivery_date: "2026-11-30" }, seen: "seen-1" },
    });
    expect(api.lastCall("MoveCart")?.headers.get("idempotency-key")).toBeTruthy();
    expect(screen.getByRole("button", { name: namedFrom("po 30.11.") }).getAttribute("aria-pressed")).toBe(
      "true",
    );
    expect(api.count("SetTransportType")).toBe(0);
  });

  test("what is no longer true is not taken: the new sum stands on the button, and is said", async () => {
    const now = someMove({ seen: "seen-2", net_after: 12_000 });
    api.set("MoveCart", () => ({ moveCart: { code: "preview-outdated", message: "", preview: now } }));
    const { user, dialog } = await askedForMonday();
    await user.click(dialog.getByRole("button", { name: named("Přesunout za 16 252,35 Kč") }));
    expect(await dialog.findByRole("button", { name: named("Přesunout za 12 000,00 Kč") })).toBeTruthy();
    expect(textOf(dialog.getByRole("status"))).toContain("Nabídka už neplatí");
  });

  test("INPROG-24 the seeds' two choices stay beside it with their words", async () => {
    const { dialog } = await askedForMonday();
    expect(dialog.getByRole("radio", { name: namedFrom("Pokračovat s původním datem") })).toBeTruthy();
    expect(
      dialog.getByRole("radio", {
        name: namedFrom("Začít novou objednávku s novým datem dodání; produkty z košíku budou odebrány"),
      }),
    ).toBeTruthy();
  });
});

describe("above a cart that was moved", () => {
  const moved = someSetAside({
    items: [
      {
        sku: "950360",
        product: gift,
        can_go: false,
        sold_from: null,
        sold_to: "2026-11-24",
        message: "Produkt se už neprodává.",
        nearest_day: "2026-11-23",
      },
      {
        sku: "100101",
        product: someMovedProduct("Lipovrch 10"),
        can_go: true,
        sold_from: null,
        sold_to: null,
        message: null,
        nearest_day: null,
      },
    ],
    move: {
      token: "t1",
      from: { ship_to_id: "500101", delivery_method: "selfpickup_selfpickup", delivery_date: "2026-11-30" },
    },
  });
  async function openCart() {
    api.set("SetAside", () => moved);
    const { user } = await openPortal("/cart");
    await screen.findByRole("heading", { name: named("Odloženo stranou (2)") });
    return user;
  }

  test("the way back is brought into sight and takes the move back", async () => {
    const going = {
      id: "c1",
      ship_to_id: "500101",
      delivery_method: "selfpickup_selfpickup",
      delivery_date: "2026-11-30",
    };
    api.set("UndoMoveCart", () => ({ undoMoveCart: { code: null, cart: going } }));
    const brought: (string | null)[] = [];
    Element.prototype.scrollIntoView = function bring(this: Element) {
      brought.push(this.textContent);
    };
    const user = await openCart();
    expect(brought).toEqual([expect.stringMatching(/Vrátit na po\s30\.11\./)]);
    expect(textOf(screen.getByRole("main"))).toContain(
      "Košík je přesunutý na čt 26.11. 1 položka za 9 894,00 Kč bez DPH.",
    );
    await expectAccessible();
    await user.click(button("Vrátit na po 30.11."));
    await waitFor(() => expect(api.lastOf("UndoMoveCart")).toMatchObject({ input: { token: "t1" } }));
  });

  test("goods that can go again go back by one click, the others say the nearest day and are ordered apart, the cart kept as a saved order", async () => {
    api.set("TakeBackSetAside", () => ({ takeBackSetAside: { user_errors: [] } }));
    const user = await openCart();
    await user.click(button("Vrátit do košíku"));
    await waitFor(() =>
      expect(api.lastOf("TakeBackSetAside")).toMatchObject({ input: { skus: ["100101"] } }),
    );
    expect(textOf(screen.getByRole("main"))).toContain("Nejbližší možný den: po 23.11.");
    await quiet();
    api.set("SaveCartForLater", () => {
      cart.setElsewhere("100112", 0);
      return { addSaveOrderForLater: { code: null, message: "", saved_order: { id: "s1" } } };
    });
    await user.click(button("Objednat zvlášť na po 23.11."));
    await waitFor(() =>
      expect(api.lastOf("TakeBackSetAside")).toMatchObject({ input: { skus: ["950360"] } }),
    );
    expect(api.count("SaveCartForLater")).toBe(1);
    expect(api.lastOf("SetTransportType")).toMatchObject({ date: "2026-11-23" });
    expect(textOf(await screen.findByText(/Košík je uložený jako/u))).toContain("26.11.");
    const going = { ...cart.answer(), delivery_date: "2026-11-26" };
    api.set("UndoOrderApart", () => ({ undoOrderApart: { cart: going } }));
    await user.click(button("Vrátit zpět"));
    await waitFor(() =>
      expect(api.lastOf("UndoOrderApart")).toEqual({
        input: { cart_id: cart.answer().id, saved_order_id: "s1", skus: ["950360"] },
      }),
    );
  });

  test("what is not wanted any more is given up", async () => {
    api.set("RemoveSetAside", () => ({ removeSetAside: { user_errors: [] } }));
    const user = await openCart();
    await user.click(button("Nechci už: Adventní balíček"));
    await waitFor(() => expect(api.lastOf("RemoveSetAside")).toMatchObject({ input: { skus: ["950360"] } }));
  });
});

describe("which day is best", () => {
  test("B8 five days side by side, the best chosen beforehand; nothing moves before the button", async () => {
    api.set("CartDays", () => ({
      cartDays: {
        currency: "CZK",
        days: [
          someDay({
            date: "2026-11-23",
            may_send: false,
            net: null,
            difference: null,
            badges: ["under_minimum"],
            limit: { message: "Chybí 2 palety." },
          }),
          someDay({ badges: ["in_cart"] }),
          someDay({
            date: "2026-11-30",
            net: 11_320,
            difference: -320,
            badges: ["cheapest", "minimum_met"],
            is_best: true,
          }),
        ],
      },
    }));
    const { user } = await openPortal("/cart?step=delivery");
    await user.click(await screen.findByRole("button", { name: named("Porovnat 5 možných dnů") }));
    const dialog = within(await screen.findByRole("dialog", { name: named("Kdy to přivezeme?") }));
    const rows = await dialog.findAllByRole<HTMLInputElement>("radio");
    expect(rows.map((row) => [textOf(row.closest("label") ?? row), row.checked])).toEqual([
      ["po 23.11.do st 25.11. 16:00chybí do minimaChybí 2 palety.—nelze odeslat", false],
      ["čt 26.11.do st 25.11. 16:00teď v košíku11 640,00 Kčbeze změny", false],
      ["po 30.11.do st 25.11. 16:00nejlevnějšísplní minimum11 320,00 Kč−320,00 Kč", true],
    ]);
    await expectAccessible();
    expect(api.count("CartMove")).toBe(0);
    await user.click(dialog.getByRole("button", { name: named("Jiný den v kalendáři") }));
    const calendar = await screen.findByRole("dialog", { name: named("Vyberte datum dodání") });
    expect(within(calendar).getByRole("grid")).toBeTruthy();
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: named("Porovnat 5 možných dnů") }));
    await user.click(await screen.findByRole("button", { name: named("Přesunout na po 30.11.") }));
    expect(await screen.findByRole("dialog", { name: named("Přesunout na pondělí 30.11.?") })).toBeTruthy();
  });

  test("the tiles of the second step say the difference", async () => {
    api.set("CartDays", () => ({
      cartDays: { currency: "CZK", days: [someDay({ date: "2026-11-30", net: 11_320, difference: -320 })] },
    }));
    await openPortal("/cart?step=delivery");
    expect(await screen.findByRole("button", { name: namedFrom("po 30.11.") })).toBeTruthy();
    await waitFor(() =>
      expect(textOf(screen.getByRole("button", { name: namedFrom("po 30.11.") }))).toContain("−320,00 Kč"),
    );
  });
});

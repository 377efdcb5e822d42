import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { addressOf, button, link, named, namedFrom, textOf } from "../../../testing/find.ts";
import { api, cart, openPortal, quiet, withPortal } from "../../../testing/portal-page.tsx";
import { someOrder } from "../../../testing/some-order.ts";
import { onOrderEvent } from "../../orders/detail/on-order-event.ts";
import { createOnCartEvent } from "./on-cart-event.ts";

withPortal();

const keg = "Lipovrch 10 světlé výčepní, sud KEG 50 l";

async function open(address: string) {
  const { user } = await openPortal(address);
  await quiet();
  return user;
}

/** The server tells of the cart as it is now. */
const told = () =>
  act(() => createOnCartEvent()({ cartId: cart.answer().id, version: cart.answer().version ?? 0 }));

describe("C21 the cart was changed elsewhere", () => {
  test("another amount is shown, and told once with product and amount", async () => {
    cart.setElsewhere("100112", 6);
    await open("/catalog/fast-entry");
    cart.setElsewhere("100112", 9);
    await told();
    expect(
      await screen.findByText("Košík se změnil jinde: Lipovrch 10 světlé výčepní, teď 9 sudů."),
    ).toBeTruthy();
    expect(addressOf(link("Zobrazit košík"))).toBe("/cart");
  });

  test("what was added, and what was taken out", async () => {
    cart.setElsewhere("100112", 6);
    await open("/cart");
    cart.setElsewhere("100101", 2);
    await told();
    expect(await screen.findByText(/^Jinde přibylo do\sko/u)).toBeTruthy();
    cart.setElsewhere("100112", 0);
    await told();
    expect(await screen.findByText("Jinde bylo z košíku odebráno: Lipovrch 10 světlé výčepní.")).toBeTruthy();
    expect(screen.queryByRole("spinbutton", { name: named(`Sudy, ${keg}`) })).toBeNull();
  });

  test("a cart that became an order is told to be gone", async () => {
    cart.setElsewhere("100112", 6);
    await open("/catalog/fast-entry");
    cart.placeElsewhere();
    await told();
    expect(await screen.findByText("Košík byl mezitím odeslán nebo odložen jinde.")).toBeTruthy();
  });

  test("a note that was written elsewhere", async () => {
    cart.setElsewhere("100112", 6);
    await open("/catalog/fast-entry");
    cart.say({ note_for_driver: "Zvonit" });
    await told();
    expect(await screen.findByText("Poznámka nebo číslo objednávky se změnily jinde.")).toBeTruthy();
  });

  test("what this page has done itself is no news", async () => {
    cart.setElsewhere("100112", 6);
    const user = await open("/cart");
    const [more] = screen.getAllByRole("button", { name: named("Přidat: Sudy") });
    await user.click(more ?? document.body);
    await waitFor(() => expect(cart.held()["100112"]).toBe(7));
    await quiet();
    const asked = api.count("CustomerCart");
    await told();
    expect(api.count("CustomerCart")).toBe(asked);
    expect(textOf()).not.toContain("změnil jinde");
  });
});

describe("C21 the same line here and elsewhere", () => {
  async function conflict() {
    cart.setElsewhere("100112", 6);
    const user = await open("/cart");
    cart.setElsewhere("100112", 9);
    const [more] = screen.getAllByRole("button", { name: named("Přidat: Sudy") });
    await user.click(more ?? document.body);
    await screen.findByText(/Mezitím zde někdo nastavil 9/u);
    return user;
  }

  test("neither is lost: the other's is shown, one's own can still be set", async () => {
    const user = await conflict();
    expect(cart.held()["100112"]).toBe(9);
    await user.click(screen.getByRole("button", { name: namedFrom("Nastavit 7") }));
    await waitFor(() => expect(cart.held()["100112"]).toBe(7));
  });

  test("or the other's is kept", async () => {
    const user = await conflict();
    await user.click(screen.getByRole("button", { name: namedFrom("Nechat 9") }));
    await waitFor(() => expect(textOf()).not.toContain("Mezitím zde někdo nastavil"));
    expect(cart.held()["100112"]).toBe(9);
  });
});

describe("C28 news of orders", () => {
  test("a step that somebody waits for is told, with the way to the order", async () => {
    await open("/catalog/fast-entry");
    act(() => onOrderEvent({ orderNumber: "4700100303", state: "on-the-way", news: "moved" }));
    expect(await screen.findByText("Objednávka 4700100303: Na cestě.")).toBeTruthy();
    expect(addressOf(link("Zobrazit"))).toBe("/orders/history/4700100303");
  });

  test("several of one morning are told together", async () => {
    await open("/catalog/fast-entry");
    act(() => {
      onOrderEvent({ orderNumber: "1", state: "delivered", news: "moved" });
      onOrderEvent({ orderNumber: "2", state: "delivered", news: "moved" });
    });
    expect(await screen.findByText("2 objednávky mají nový stav.")).toBeTruthy();
  });

  test("B14 prices that came out above the limit are told as that", async () => {
    const order = someOrder({ price_state: "settled", price_limit: { value: 30_000 } });
    api.set("CustomerOrder", () => ({ customer: { orders: { items: [order] } } }));
    await open("/catalog/fast-entry");
    act(() => onOrderEvent({ orderNumber: "4700100303", state: "received", news: "priced" }));
    expect(
      await screen.findByText("Objednávka 4700100303: cena po potvrzení je nad vaším limitem."),
    ).toBeTruthy();
  });

  test("that the brewery has taken it in is shown where it was sent, and not told", async () => {
    await open("/catalog/fast-entry");
    act(() => onOrderEvent({ orderNumber: "4700100303", state: "confirmed", news: "moved" }));
    act(() => onOrderEvent({ orderNumber: "4700100304", state: "cancelled", news: "moved" }));
    expect(await screen.findByText("Objednávka 4700100304: Zrušeno.")).toBeTruthy();
    expect(textOf()).not.toContain("4700100303");
    expect(button("Uživatelské menu")).toBeTruthy();
  });
});

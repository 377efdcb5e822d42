import { act, screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { readCartAgain } from "../../features/cart/reading/read-cart-again.ts";
import type { Answers } from "../../testing/fake-api.ts";
import { addressOf, button, link, named, rowsOf, textOf } from "../../testing/find.ts";
import { api, cart, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { pricesHeld, someRefusal } from "../../testing/some-sending.ts";

withPortal();

beforeEach(() => {
  cart.setElsewhere("100112", 6);
  api.set("CartEmpties", () => ({
    customerCart: { id: cart.answer().id, cart_blga: [], empties_terms: null },
  }));
  api.set("UpdatePrices", () => ({ updatePrices: pricesHeld() }));
  api.set("PlaceOrder", placed("4700100400"));
});

const placed =
  (number: string): Answers["PlaceOrder"] =>
  () => ({ placeOrder: { errors: [], orderV2: { number } } });
const refused =
  (...errors: Parameters<typeof someRefusal>): Answers["PlaceOrder"] =>
  () => ({ placeOrder: { errors: [someRefusal(...errors)], orderV2: null } });

async function openRecap() {
  const { user } = await openPortal("/cart/recap");
  await screen.findByRole("table", { name: named("Položky košíku") });
  await quiet();
  return user;
}

const main = () => textOf(screen.getByRole("main"));
const keys = () =>
  api.calls.filter(({ name }) => name === "PlaceOrder").map(({ headers }) => headers.get("idempotency-key"));

describe("CHECKOUT-06 everything once more", () => {
  test("day and window, place, way, payer, goods with their prices, and the sum", async () => {
    await openRecap();
    expect(main()).toContain("čtvrtek 26.11.2026, 7:00–11:00");
    expect(main()).toContain("Sladovnická 12, 549 01 Lipovrch");
    expect(main()).toContain("Převodem na účet, splatnost 14 dní");
    expect(main()).toContain("IČO 27654321 · DIČ CZ27654321");
    expect(rowsOf(screen.getByRole("table", { name: named("Položky košíku") }))).toEqual([
      ["Produkt", "Množství", "Cena bez DPH", "Celkem bez DPH"],
      [expect.stringContaining("Lipovrch 10 světlé výčepní"), "6 sudů", "1 649,00 Kč", "9 894,00 Kč"],
      ["Zboží bez DPH", "", "", "9 894,00 Kč"],
    ]);
    expect(textOf(screen.getByRole("region", { name: named("Souhrn objednávky") }))).toContain(
      "Celkem k úhradě11 971,74 Kč",
    );
    await expectAccessible();
  });

  test("each part leads back to where it is changed", async () => {
    await openRecap();
    expect(addressOf(link("Upravit dodání"))).toBe("/cart?step=delivery");
    expect(addressOf(link("Upravit platební podmínky"))).toBe("/cart?step=payment");
    expect(addressOf(link("Upravit obsah"))).toBe("/cart");
  });

  test("what was written for the driver and for the invoice stands there", async () => {
    cart.say({ note_for_driver: "Složit u rampy", customer_order_number: "PO-77" });
    await openRecap();
    expect(main()).toContain("Složit u rampy");
    expect(main()).toContain("PO-77");
  });

  test("the page speaks English too", async () => {
    await openPortal("/cart/recap", { language: "en" });
    expect(await screen.findByRole("button", { name: named("Send order") })).toBeTruthy();
  });
});

describe("CHECKOUT-08 sending", () => {
  test("sends what was seen with its total and leads to the thank-you", async () => {
    const user = await openRecap();
    await user.click(button("Odeslat objednávku"));
    await waitFor(() => expect(location.pathname + location.search).toBe("/thanks?order=4700100400"));
    expect(api.lastOf("PlaceOrder")).toMatchObject({
      input: {
        cart_id: cart.answer().id,
        expected_total: 11_971.74,
        expected_lines: [{ sku: "100112", net: 9894 }],
      },
    });
  });

  test("C9 pressed twice it is sent once", async () => {
    const release = api.hold("PlaceOrder");
    const user = await openRecap();
    await user.dblClick(button("Odeslat objednávku"));
    expect(api.count("PlaceOrder")).toBe(1);
    release();
    await waitFor(() => expect(location.pathname).toBe("/thanks"));
    expect(api.count("PlaceOrder")).toBe(1);
  });

  test("C9 without an answer the same order is sent again with the same key", async () => {
    const user = await openRecap();
    api.breakDown("PlaceOrder");
    await user.click(button("Odeslat objednávku"));
    expect(await screen.findByText("Nevíme, zda objednávka dorazila.")).toBeTruthy();
    api.set("PlaceOrder", placed("4700100401"));
    await user.click(button("Odeslat znovu"));
    await waitFor(() => expect(location.search).toBe("?order=4700100401"));
    const [first, second] = keys();
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  test("how it ended is brought into sight each time, also to who sent it from the foot of a phone", async () => {
    const brought: string[] = [];
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function bring(this: Element) {
      brought.push(this.textContent ?? "");
    });
    const user = await openRecap();
    api.breakDown("PlaceOrder");
    await user.click(button("Odeslat objednávku"));
    await waitFor(() =>
      expect(brought).toEqual([expect.stringContaining("Nevíme, zda objednávka dorazila.")]),
    );
    api.refuse("PlaceOrder", { code: "ship-to-suspended", message: "Místo je pozastavené." });
    await user.click(button("Odeslat znovu"));
    await waitFor(() => expect(brought[1]).toContain("Místo je pozastavené."));
    expect(brought).toHaveLength(2);
    vi.restoreAllMocks();
  });

  test("C9 an order without an answer can still be asked for when its cart has become another one", async () => {
    const user = await openRecap();
    api.breakDown("PlaceOrder");
    await user.click(button("Odeslat objednávku"));
    expect(await screen.findByText("Nevíme, zda objednávka dorazila.")).toBeTruthy();
    // It was placed after all, and the page hears of the empty cart that follows.
    const next = { ...cart.answer(), id: `${cart.answer().id}-next`, itemsV2: { items: [] }, total_lines: 0 };
    api.set("CustomerCart", () => ({ customerCart: next }));
    await act(() => readCartAgain());
    api.set("PlaceOrder", placed("4700100404"));
    await user.click(button("Ověřit objednávku"));
    await waitFor(() => expect(location.search).toBe("?order=4700100404"));
    const [first, second] = keys();
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  test("a refused order that is sent later is another one, with a key of its own", async () => {
    const user = await openRecap();
    api.refuse("PlaceOrder", { code: "ship-to-suspended", message: "Místo je pozastavené." });
    await user.click(button("Odeslat objednávku"));
    expect(await screen.findByText("Místo je pozastavené.", { exact: false })).toBeTruthy();
    api.set("PlaceOrder", placed("4700100402"));
    await user.click(button("Odeslat objednávku"));
    await waitFor(() => expect(location.search).toBe("?order=4700100402"));
    const [first, second] = keys();
    expect(second).not.toBe(first);
  });
});

describe("C12 a refusal has its way out", () => {
  test("a risen total is shown beside what was seen, and accepted by one tap", async () => {
    api.set("PlaceOrder", refused({ code: "PRICE_CHANGED", total: 12_500 }));
    const user = await openRecap();
    await user.click(button("Odeslat objednávku"));
    expect(await screen.findByText("Cena objednávky se mezitím zvýšila")).toBeTruthy();
    expect(main()).toContain("Viděli jste 11 971,74 Kč, teď je to 12 500,00 Kč.");
    api.set("PlaceOrder", placed("4700100403"));
    await user.click(button("Přijmout a odeslat za 12 500,00 Kč"));
    await waitFor(() => expect(location.pathname).toBe("/thanks"));
    expect(api.lastOf("PlaceOrder")).toMatchObject({ input: { expected_total: 12_500 } });
  });

  test("a day that has closed: the next one is one tap away", async () => {
    api.set(
      "PlaceOrder",
      refused({
        code: "UNDEFINED",
        reason: "day-closed",
        next_date: "2026-11-30",
        message: "Den je zavřený.",
      }),
    );
    const user = await openRecap();
    await user.click(button("Odeslat objednávku"));
    await user.click(await screen.findByRole("button", { name: named("Objednat na 30.11.2026") }));
    await waitFor(() => expect(api.lastOf("SetTransportType")).toMatchObject({ date: "2026-11-30" }));
    expect(await screen.findByText("Objednávka je nově na 30.11.2026.")).toBeTruthy();
  });

  test("what lies in the delivery leads to the delivery", async () => {
    api.set(
      "PlaceOrder",
      refused({ code: "UNDEFINED", reason: "ship-to-suspended", message: "Místo je pozastavené." }),
    );
    const user = await openRecap();
    await user.click(button("Odeslat objednávku"));
    const alert = within(
      (await screen.findByText("Místo je pozastavené.")).closest<HTMLElement>("[role]") ?? document.body,
    );
    expect(addressOf(alert.getByRole("link"))).toBe("/cart?step=delivery");
  });
});

describe("PRICE-06 the prices of the brewery", () => {
  test("without them the order can be sent all the same, and that is said before", async () => {
    api.breakDown("UpdatePrices");
    const user = await openRecap();
    expect(await screen.findByText("Aktualizace cen se nezdařila.")).toBeTruthy();
    await user.click(button("Odeslat objednávku"));
    await waitFor(() => expect(location.pathname).toBe("/thanks"));
  });

  test("B14 a limit of one's own goes with it; one below the price of today is not sent", async () => {
    api.breakDown("UpdatePrices");
    const user = await openRecap();
    await user.click(await screen.findByRole("radio", { name: /^Chci vědět/u }));
    const field = screen.getByRole("textbox", { name: named("Nejvýše celkem s DPH a zálohami") });
    await user.clear(field);
    await user.type(field, "1 000");
    await user.click(button("Odeslat objednávku"));
    expect(await screen.findByText("Limit nemůže být nižší než dnešní cena 11 971,74 Kč.")).toBeTruthy();
    expect(api.count("PlaceOrder")).toBe(0);
    await user.clear(field);
    await user.type(field, "12 500,50");
    await user.tab();
    expect(screen.getByText("O 528,76 Kč víc, než kolik stojí teď (11 971,74 Kč).")).toBeTruthy();
    await user.click(button("Odeslat objednávku"));
    await waitFor(() => expect(api.lastOf("PlaceOrder")).toMatchObject({ input: { price_limit: 12_500.5 } }));
  });

  test("the brewery that will not take the order is heard before sending", async () => {
    const message = "Zavolejte prosím na zákaznický servis.";
    api.set("UpdatePrices", () => ({
      updatePrices: pricesHeld({ can_proceed: false, status_message: message }),
    }));
    const user = await openRecap();
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    await user.click(button("Odeslat objednávku"));
    expect(api.count("PlaceOrder")).toBe(0);
  });
});

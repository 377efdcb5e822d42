import { screen, waitFor } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { setWindowWidth } from "@vycep/ui/testing/window-width";
import { describe, expect, test } from "vitest";
import { readCartAgain } from "../../features/cart/reading/read-cart-again.ts";
import { addressOf, button, link, named, namedFrom, noLink, section, textOf } from "../../testing/find.ts";
import { api, cart, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { pricesHeld } from "../../testing/some-sending.ts";

withPortal();

const check = "Zkontrolovat a odeslat";
const steps = "Pokračovat k dodání";
const send = "Odeslat objednávku";
const goOn = "{Control>}{Enter}{/Control}";

async function openCart() {
  cart.setElsewhere("100112", 6);
  api.set("CartEmpties", () => ({
    customerCart: { id: cart.answer().id, cart_blga: [], empties_terms: null },
  }));
  api.set("UpdatePrices", () => ({ updatePrices: pricesHeld() }));
  api.set("PlaceOrder", () => ({ placeOrder: { errors: [], orderV2: { number: "4700100400" } } }));
  const { user } = await openPortal("/cart");
  await screen.findByRole("heading", { name: named("Košík: Restaurace U Modré hvězdy") });
  await quiet();
  return user;
}

const recap = () => screen.findByRole("heading", { name: named("Rekapitulace objednávky") });

describe("CHECKOUT-01 CHECKOUT-06 from the cart to the recap", () => {
  test("when all is known it is one step, and the steps stand beside it", async () => {
    await openCart();
    expect(addressOf(link(check))).toBe("/cart/recap");
    expect(addressOf(link(steps))).toBe("/cart?step=delivery");
    await expectAccessible();
  });

  test("on a phone the bar says it shortly, and the steps stay with the sums", async () => {
    setWindowWidth(390);
    await openCart();
    expect(addressOf(link("Zkontrolovat"))).toBe("/cart/recap");
    expect(addressOf(section("Souhrn objednávky").getByRole("link", { name: named(steps) }))).toBe(
      "/cart?step=delivery",
    );
  });

  test("a payment that is not known is asked for first", async () => {
    cart.say({ available_payment_methods: [] });
    await openCart();
    expect(noLink(check)).toBeNull();
    expect(addressOf(link(steps))).toBe("/cart?step=payment");
  });
});

describe("by keys", () => {
  test("from the heading one Tab leads to the next step, another one to the sums", async () => {
    const user = await openCart();
    screen.getByRole("heading", { level: 1 }).focus();
    await user.tab();
    expect(document.activeElement).toBe(link("Přejít k dalšímu kroku"));
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(link(check));
    expect(location.hash).toBe("");
    await user.click(link("Přejít na součty"));
    expect(document.activeElement).toBe(screen.getByRole("region", { name: named("Souhrn objednávky") }));
  });

  test("CHECKOUT-08 C9 Ctrl Enter leads to the recap, asks there, and sends once however often it is pressed", async () => {
    const user = await openCart();
    await user.keyboard(goOn);
    await recap();
    await quiet();
    await user.keyboard(goOn);
    expect(document.activeElement).toBe(button(send));
    expect(textOf(screen.getByRole("main"))).toContain("Ještě jednou Ctrl Enter");
    expect(api.count("PlaceOrder")).toBe(0);
    const release = api.hold("PlaceOrder");
    await user.keyboard(goOn);
    await user.keyboard(goOn);
    await user.keyboard("{Enter}");
    release();
    await waitFor(() => expect(location.pathname).toBe("/thanks"));
    expect(api.count("PlaceOrder")).toBe(1);
  });

  test("Ctrl Enter leads to the cart from another page, once there is something in it", async () => {
    const { user } = await openPortal("/contact");
    await screen.findAllByRole("link", { name: named("Košík") });
    await quiet();
    await user.keyboard(goOn);
    expect(location.pathname).toBe("/contact");
    cart.setElsewhere("100112", 6);
    await readCartAgain();
    await screen.findAllByRole("link", { name: namedFrom("Košík: 1 položka") });
    await user.keyboard(goOn);
    await waitFor(() => expect(location.pathname).toBe("/cart"));
  });

  test("Ctrl Enter out of a number takes the number along", async () => {
    const user = await openCart();
    const kegs = screen.getByRole("spinbutton", { name: /^Sudy, / });
    await user.click(kegs);
    await user.keyboard(`9${goOn}`);
    await recap();
    await waitFor(() => expect(cart.held()["100112"]).toBe(9));
  });

  test("C4 what stands in the way of the button stands in the way of the key", async () => {
    cart.say({ blockers: [{ code: "ship-to-suspended", message: "Místo je pozastavené.", sku: null }] });
    const user = await openCart();
    await user.keyboard(goOn);
    expect(document.activeElement).toBe(button(check));
    expect(location.pathname).toBe("/cart");
    expect(button(steps).getAttribute("aria-disabled")).toBe("true");
  });
});

describe("the list of keys", () => {
  test("opens by a question mark and from the user menu, and not while somebody types", async () => {
    const user = await openCart();
    await user.keyboard("?");
    const sheet = await screen.findByRole("dialog", { name: named("Klávesové zkratky") });
    expect(textOf(sheet)).toContain("CtrlEnter");
    await expectAccessible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.click(button("Uživatelské menu"));
    await user.click(await screen.findByRole("menuitem", { name: named("Klávesové zkratky") }));
    expect(await screen.findByRole("dialog", { name: named("Klávesové zkratky") })).toBeTruthy();
  });

  test("a slash searches here as well", async () => {
    const user = await openCart();
    await user.keyboard("/");
    expect(await screen.findByRole("searchbox", { name: named("Hledat v celém portálu") })).toBeTruthy();
  });
});

import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { describe, expect, test } from "vitest";
import { addressOf, button, heading, link, named, section, textOf } from "../../testing/find.ts";
import { api, cart, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";

withPortal();

const keg = "Lipovrch 10 světlé výčepní, sud KEG 50 l";
const crate = "Lipovrch 10 světlé výčepní, láhev 0,5 l, přepravka 20 ks";

async function openCart() {
  cart.setElsewhere("100112", 6);
  cart.setElsewhere("100101", 2);
  const { user } = await openPortal("/cart");
  await screen.findByRole("heading", { name: named("Košík: Restaurace U Modré hvězdy") });
  await quiet();
  return user;
}

const amount = (unit: string, product = keg) =>
  screen.getByRole<HTMLInputElement>("spinbutton", { name: named(`${unit}, ${product}`) });
const summary = () => textOf(screen.getByRole("region", { name: named("Souhrn objednávky") }));
const lines = () => within(screen.getByRole("grid", { name: named("Položky košíku") })).getAllByRole("row");

describe("CHECKOUT-02 what is in the cart", () => {
  test("each line says what it is, how many, and what it comes to; the sum adds VAT", async () => {
    await openCart();
    expect(lines()).toHaveLength(2);
    expect(textOf(lines()[0])).toContain("1 649,00 Kč × 6");
    expect(textOf(lines()[0])).toContain("9 894,00 Kč");
    expect(textOf(lines()[1])).toContain("442,00 Kč");
    expect(summary()).toContain("Zboží bez DPH10 336,00 Kč");
    expect(summary()).toContain("DPH 21 %2 170,56 Kč");
    expect(summary()).toContain("Celkem k úhradě12 506,56 Kč");
    await expectAccessible();
  });

  test("one more by the button is shown at once and reaches the server", async () => {
    const user = await openCart();
    const row = within(screen.getByRole("group", { name: named(keg) }));
    await user.click(row.getByRole("button", { name: named("Přidat: Sudy") }));
    expect(amount("Sudy").value).toBe("7");
    expect(summary()).toContain("Zboží bez DPH11 985,00 Kč");
    await waitFor(() => expect(cart.held()).toEqual({ "100112": 7, "100101": 2 }));
  });

  test("a number may be typed; layers and pallets count beside single kegs", async () => {
    const user = await openCart();
    await user.clear(amount("Vrstvy"));
    await user.type(amount("Vrstvy"), "2");
    await user.tab();
    expect(textOf(lines()[0])).toContain("1 649,00 Kč × 18");
    await waitFor(() =>
      expect(api.lastOf("UpdateCartItems")).toMatchObject({
        input: { cart_items: [{ quantity: 6, number_of_layer: 2, number_of_pallet: 0 }] },
      }),
    );
  });

  test("arrow keys change a number too", async () => {
    const user = await openCart();
    await user.click(amount("Balení", crate));
    await user.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
    expect(amount("Balení", crate).value).toBe("3");
    await waitFor(() => expect(cart.held()["100101"]).toBe(3));
  });

  test("what is typed and is no number changes nothing", async () => {
    const user = await openCart();
    await user.type(amount("Sudy"), "abc-,");
    await user.tab();
    await quiet();
    expect(screen.getByText("Zadejte celé číslo.")).toBeTruthy();
    expect(amount("Sudy").getAttribute("aria-invalid")).toBe("true");
    expect(api.count("UpdateCartItems")).toBe(0);
    expect(cart.held()["100112"]).toBe(6);
  });
});

describe("taking out", () => {
  test("CART-07 a removed line has its way back, to where it stood", async () => {
    const user = await openCart();
    await user.click(button(`Odebrat z košíku: ${keg}`));
    expect(lines()).toHaveLength(1);
    await waitFor(() => expect(cart.held()).toEqual({ "100101": 2 }));
    await user.click(await screen.findByRole("button", { name: named("Vrátit zpět") }));
    await waitFor(() => expect(cart.held()).toEqual({ "100112": 6, "100101": 2 }));
    expect(textOf(lines()[0])).toContain("Sud KEG 50 l");
  });

  test("the whole cart is emptied by one button, and put back by the note that says so", async () => {
    const user = await openCart();
    await user.click(button("Vyprázdnit košík"));
    expect(await screen.findByRole("heading", { name: named("Váš košík je prázdný.") })).toBeTruthy();
    await waitFor(() => expect(cart.held()).toEqual({}));
    await user.click(await screen.findByRole("button", { name: named("Vrátit zpět") }));
    expect(await screen.findByRole("grid", { name: named("Položky košíku") })).toBeTruthy();
    expect(cart.held()).toEqual({ "100112": 6, "100101": 2 });
  });

  test("a cart that could not be emptied stays, and the failure is told", async () => {
    const user = await openCart();
    api.breakDown("ClearCart");
    await user.click(button("Vyprázdnit košík"));
    expect(await screen.findByText("Něco se pokazilo!")).toBeTruthy();
    expect(lines()).toHaveLength(2);
    expect(textOf()).toContain("Kód pro zákaznický servis: req-7");
  });
});

describe("CART-08 putting aside", () => {
  test("a name is proposed from day and place, and what was typed is what is saved", async () => {
    const user = await openCart();
    api.set("SaveCartForLater", () => ({
      addSaveOrderForLater: { code: null, message: "", saved_order: null },
    }));
    await user.click(button("Uložit na později"));
    const name = await screen.findByRole<HTMLInputElement>("textbox", {
      name: named("Název uložené objednávky"),
    });
    expect(name.value.replace(/\s/gu, " ")).toBe("26.11. Restaurace U Modré hvězdy");
    await user.clear(name);
    await user.type(name, "Na slavnosti");
    await user.click(button("Uložit"));
    await waitFor(() =>
      expect(api.lastOf("SaveCartForLater")).toMatchObject({ input: { title: "Na slavnosti" } }),
    );
  });

  test("a refusal stands in the dialog with what was typed", async () => {
    const user = await openCart();
    api.refuse("SaveCartForLater", { code: "too-many-saved", message: "Uložených objednávek je moc." });
    await user.click(button("Uložit na později"));
    await screen.findByRole("dialog");
    await user.click(button("Uložit"));
    expect(await screen.findByText("Uložených objednávek je moc.")).toBeTruthy();
    expect(screen.getByRole("dialog")).toBeTruthy();
  });
});

describe("when there is no cart to show", () => {
  test("an empty cart says until when one may order, and leads to the catalogue", async () => {
    await openPortal("/cart");
    expect(await screen.findByRole("heading", { name: named("Váš košík je prázdný.") })).toBeTruthy();
    await waitFor(() =>
      expect(textOf()).toContain("Na závoz ve čtvrtek 26.11. objednáte ještě ve středu 25.11. do 16:00."),
    );
    expect(addressOf(link("Otevřít katalog"))).toBe("/catalog/products");
    expect(addressOf(link("Přidat z tabulky nebo textu"))).toBe("/catalog/fast-entry");
  });

  test("a cart that could not be read says so and is read by another try", async () => {
    api.breakDown("CustomerCart");
    const { user } = await openPortal("/cart");
    expect(await screen.findByText("Košík se nepodařilo načíst.")).toBeTruthy();
    cart.setElsewhere("100112", 1);
    api.mend("CustomerCart");
    await user.click(button("Zkusit znovu"));
    expect(await screen.findByRole("grid", { name: named("Položky košíku") })).toBeTruthy();
  });

  test("later steps of an empty cart lead back to the first one", async () => {
    await openPortal("/cart?step=payment");
    await screen.findByRole("heading", { name: named("Váš košík je prázdný.") });
    await waitFor(() => expect(location.search).toBe(""));
  });
});

describe("the way on", () => {
  test("leads to the delivery while nothing stands against the order", async () => {
    const user = await openCart();
    await user.click(section("Souhrn objednávky").getByRole("link", { name: named("Pokračovat k dodání") }));
    expect(await screen.findByRole("heading", { level: 1, name: named("Dodání") })).toBeTruthy();
  });

  test("each step of the bar says what was chosen there", async () => {
    await openCart();
    expect(textOf()).toContain("2/3 DodáníStandardní objednávka, čt 26.11.2026");
    expect(textOf()).toContain("3/3 Platební podmínkyPřevodem na účet, splatnost 14 dní");
    expect(heading("Košík: Restaurace U Modré hvězdy").tagName).toBe("H1");
  });
});

import { screen, waitFor, within } from "@testing-library/react";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { describe, expect, test } from "vitest";
import type { CartTold } from "../../features/cart/session/cart-told.ts";
import type { ProductRow } from "../../shared/products/product-row.ts";
import { addressOf, button, named, noLink, section, textOf } from "../../testing/find.ts";
import { api, cart, goods, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someCart } from "../../testing/some-cart.ts";
import { someProduct } from "../../testing/some-product.ts";

withPortal();

type Limits = Partial<NonNullable<CartTold["cart"]["progress_bar_data"]>>;

async function openCart(address = "/cart") {
  const { user } = await openPortal(address);
  await screen.findByRole("region", { name: named("Souhrn objednávky") });
  await quiet();
  return user;
}

function limited(limits: Limits, method = "selfpickup_selfpickup") {
  const none = someCart().progress_bar_data;
  if (none) cart.say({ progress_bar_data: { ...none, ...limits }, delivery_method: method });
}

const summary = () => textOf(screen.getByRole("region", { name: named("Souhrn objednávky") }));

describe("CART-10 limits of an order", () => {
  test.each<[string, number, Limits, string]>([
    [
      "too little money",
      1,
      { iMaximumOrderCash: 5000 },
      "Chybí 3 351 Kč do minimální hodnoty objednávky 5 000 Kč.",
    ],
    [
      "too heavy",
      6,
      { iMaximumOrderWeight: 300 },
      "Nejvyšší hmotnost objednávky je 300 kg. Uberte prosím 78 kg.",
    ],
    ["too many pallets", 48, { iMaximumOrderPallet: 1 }, "Nejvyšší množství je 1 paleta, navíc: 1 paleta."],
  ])("%s: it is said what is missing or too much", async (_, kegs, limits, words) => {
    cart.setElsewhere("100112", kegs);
    limited(limits);
    await openCart();
    expect(summary()).toContain("Objednávku zatím nelze odeslat");
    expect(summary()).toContain(words);
  });

  test("the way on is closed until then, and its button says why", async () => {
    cart.setElsewhere("100112", 1);
    limited({ iMaximumOrderCash: 5000 });
    const user = await openCart();
    const next = section("Souhrn objednávky").getByRole("button", { name: named("Pokračovat k dodání") });
    expect(next.getAttribute("aria-disabled")).toBe("true");
    await user.click(next);
    await quiet();
    expect(location.search).toBe("");
    expect(noLink("Pokračovat k dodání")).toBeNull();
  });

  test("once the limit is met, what stood against the order is gone", async () => {
    cart.setElsewhere("100112", 3);
    limited({ iMaximumOrderCash: 5000 });
    const user = await openCart();
    expect(summary()).toContain("Objednávku zatím nelze odeslat");
    await user.click(button("Přidat: Sudy"));
    await waitFor(() => expect(summary()).not.toContain("Objednávku zatím nelze odeslat"));
    await waitFor(() => expect(cart.held()["100112"]).toBe(4));
  });

  test("in the recap the order cannot be sent, and each reason has its way", async () => {
    api.set("CartEmpties", () => ({
      customerCart: { id: cart.answer().id, cart_blga: [], empties_terms: null },
    }));
    api.set("UpdatePrices", () => ({ updatePrices: null }));
    cart.setElsewhere("100112", 1);
    limited({ iMaximumOrderCash: 5000 });
    const user = await openCart("/cart/recap");
    await user.click(button("Odeslat objednávku"));
    await quiet();
    expect(api.count("PlaceOrder")).toBe(0);
    const ways = within(screen.getByRole("region", { name: named("Souhrn objednávky") })).getAllByRole(
      "link",
    );
    expect(ways.map(addressOf)).toContain("/cart");
  });
});

describe("C4 a line that cannot be ordered as it stands", () => {
  const line = (product: Partial<ProductRow>) => {
    const [, lager, crate] = goods;
    cart.sell([someProduct(product), ...[lager, crate].flatMap((one) => one ?? [])]);
    cart.setElsewhere("100112", 2);
    cart.setElsewhere("100113", 1);
  };
  const firstLine = () => {
    const [first] = within(screen.getByRole("grid", { name: named("Položky košíku") })).getAllByRole("row");
    return textOf(first ?? document.body);
  };

  test.each<[string, Partial<ProductRow>, string]>([
    ["without a price", { your_price: null, your_price_tax: null }, "Pro tento produkt nemáte platnou cenu."],
    ["tank beer by the van", { is_tank: true }, "Vyžaduje tankovou objednávku."],
    ["unfiltered beer by the van", { is_unfiltered: true }, "Vyžaduje objednávku nefiltrovaného piva."],
  ])("%s says why beside itself, and is counted once in the sum", async (_, product, words) => {
    line(product);
    await openCart();
    expect(firstLine()).toContain(words);
    expect(summary()).toContain("1 položku nelze objednat tak, jak je. Důvod najdete přímo u ní.");
  });

  test("taken out, nothing stands against the order any more", async () => {
    line({ is_tank: true });
    const user = await openCart();
    await user.click(button("Odebrat z košíku: Lipovrch 10 světlé výčepní, sud KEG 50 l"));
    await waitFor(() => expect(summary()).not.toContain("nelze objednat tak"));
    await waitFor(() => expect(cart.held()).toEqual({ "100113": 1 }));
  });
});

describe("PICKER the day of the cart has closed", () => {
  test("it is said, with the day that can be had instead", async () => {
    cart.setElsewhere("100112", 2);
    cart.say({ delivery_date: "2026-11-19" });
    await openPortal("/cart", {
      choice: {
        shipToId: "500101",
        shippingMethod: "selfpickup_selfpickup",
        deliveryDate: toLocalDate("2026-11-19"),
      },
    });
    await quiet();
    await waitFor(() => expect(api.lastOf("SetTransportType")).toMatchObject({ date: "2026-11-23" }));
  });
});

describe("C12 prices that changed since they were seen", () => {
  test("are told with the difference, and taken note of", async () => {
    cart.setElsewhere("100112", 2);
    const user = await openCart();
    const [, lager, crate] = goods;
    cart.sell([someProduct({ your_price: 1700 }), ...[lager, crate].flatMap((one) => one ?? [])]);
    api.set("UpdatePrices", () => ({
      updatePrices: {
        success: true,
        can_proceed: true,
        status_message: null,
        delivery_date_expired: false,
        next_date: null,
        order_items: [{ sku: "100112", price: { value: 1700 } }],
      },
    }));
    await user.click(button("Aktualizovat ceny"));
    expect(await screen.findByText("Ceny se změnily")).toBeTruthy();
    expect(textOf()).toContain("Zboží v košíku je teď o 102,00 Kč bez DPH dražší, než jste viděli.");
    await user.click(button("Beru na vědomí"));
    await waitFor(() => expect(screen.queryByText("Ceny se změnily")).toBeNull());
  });

  test("an update that failed says so, and the cart stays", async () => {
    cart.setElsewhere("100112", 2);
    const user = await openCart();
    api.breakDown("UpdatePrices");
    await user.click(button("Aktualizovat ceny"));
    expect(await screen.findByText("Aktualizace cen se nezdařila")).toBeTruthy();
    expect(summary()).toContain("3 298,00 Kč");
  });

  test("prices that are as they were say that they are current", async () => {
    cart.setElsewhere("100112", 2);
    const user = await openCart();
    api.set("UpdatePrices", () => ({
      updatePrices: {
        success: true,
        can_proceed: true,
        status_message: null,
        delivery_date_expired: false,
        next_date: null,
        order_items: [{ sku: "100112", price: { value: 1649 } }],
      },
    }));
    await user.click(button("Aktualizovat ceny"));
    expect(await screen.findByText("Ceny jsou aktuální.")).toBeTruthy();
  });
});

import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, describe, expect, test } from "vitest";
import { addressOf, button, facts, link, named, noButton, textOf } from "../../testing/find.ts";
import { api, cart, goods, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { otherWays, someDetail } from "../../testing/some-detail.ts";
import { someProduct } from "../../testing/some-product.ts";

withPortal();

const keg = "Lipovrch 10 světlé výčepní, sud KEG 50 l";

beforeEach(() => {
  api.set("ProductDetail", () => someDetail());
  api.set("OtherWays", () => otherWays());
  api.set("PromoLeaflets", () => ({ promoLeaflets: [] }));
});

async function openDetail() {
  const { user } = await openPortal("/catalog/100112");
  await screen.findByRole("heading", { level: 1, name: named("Lipovrch 10 světlé výčepní") });
  await quiet();
  return user;
}

const main = () => textOf(screen.getByRole("main"));

describe("CATALOG-04 one product", () => {
  test("its price with and without VAT, the list price beside it, and the day it holds for", async () => {
    await openDetail();
    expect(main()).toContain("Vaše cena za sud, bez DPH1 649,00 Kč");
    expect(main()).toContain("1 800,00 Kč");
    expect(main()).toContain("Cena platí pro dodání ve čtvrtek 26.11.");
    expect(main()).toContain("S DPH 21 %1 995,29 Kč");
    expect(main()).toContain("Cena za litr32,98 Kč");
    await expectAccessible();
  });

  test("D35 what the brewery writes of it, formatted, without anything that runs", async () => {
    const html =
      "<p>Plné <strong>tělo</strong>.</p><ul><li>ke guláši</li></ul><p onclick='x()'>&lt;b&gt;</p>";
    api.set("ProductDetail", () => someDetail({ description: { html } }));
    await openDetail();
    expect(main()).toContain("Plné tělo.");
    expect(screen.getByText("tělo").tagName).toBe("STRONG");
    expect(screen.getByText("ke guláši").tagName).toBe("LI");
    expect(screen.getByText("<b>").getAttribute("onclick")).toBeNull();
    await expectAccessible();
  });

  test("how it is packed, from one keg to a pallet", async () => {
    await openDetail();
    const packing = textOf(screen.getByRole("region", { name: named("Jak se balí") }));
    expect(packing).toContain("1 vrstva = 6 sudů");
    expect(packing).toContain("1 paleta = 24 sudů");
    expect(packing).toContain("1 200 l · 1,5 t");
  });

  test("what is known of it, and nothing that is not", async () => {
    await openDetail();
    const known = facts(screen.getByRole("region", { name: named("Vlastnosti") }));
    expect(known).toMatchObject({
      "Obsah alkoholu": "4,1 % obj.",
      "Země původu": "Česko",
      Trvanlivost: "90 dní",
    });
    expect(known["EAN balení"]).toBe("8594001000015");
    expect(known).not.toHaveProperty("EAN kusu");
  });

  test("an origin that is no country's code takes the page no further down than itself", async () => {
    api.set("ProductDetail", () => someDetail({ origin: "Čechy a Morava" }));
    await openDetail();
    expect(main()).toContain("Čechy a Morava");
  });

  test("a deposit is said to be one, and what it is made of", async () => {
    const deposit = {
      packaging_code: "KEG50",
      packaging_name: "Sud KEG 50 l",
      number_of_units: 1,
      deposit: 1500,
      total: 1500,
    };
    api.set("ProductDetail", () => someDetail({ multi_deposit: [deposit] }));
    await openDetail();
    expect(main()).toContain("Záloha, bez DPH");
    expect(main()).toContain("1 500,00 Kč");
  });

  test("without a price it cannot be ordered, and says so", async () => {
    api.set("ProductDetail", () => someDetail({ your_price: null, your_price_tax: null }));
    await openDetail();
    expect(main()).toContain("Cena není k dispozici");
    expect(noButton(`Přidat ${keg}`)).toBeNull();
  });

  test("the title is the page's too, and the breadcrumb ends with it", async () => {
    await openDetail();
    await waitFor(() =>
      expect(document.title.replace(/\s/gu, " ")).toBe("Lipovrch 10 světlé výčepní · vycep"),
    );
    expect(textOf(screen.getByRole("navigation", { name: named("Nacházíte se zde") }))).toBe(
      "DomůKatalogLipovrch 10 světlé výčepní",
    );
  });
});

describe("into the cart", () => {
  test("CART-05 one is added, more by the number, and the sum follows", async () => {
    const user = await openDetail();
    const number = screen.getByRole("spinbutton", { name: named(`Sudy, ${keg}`) });
    await user.clear(number);
    await user.type(number, "4{Enter}");
    await waitFor(() => expect(cart.held()).toEqual({ "100112": 4 }));
    expect(main()).toContain("Celkem bez DPH6 596,00 Kč");
    expect(addressOf(within(screen.getByRole("main")).getByRole("link", { name: named("Do košíku") }))).toBe(
      "/cart",
    );
  });

  test("C5 what the place ordered last can be ordered again as it was", async () => {
    api.set("LastOrdered", () => ({
      lastOrdered: [{ sku: "100112", delivery_date: "2026-11-05", quantity: 12 }],
    }));
    await openDetail();
    await waitFor(() => expect(main()).toContain("5.11."));
    expect(main()).toContain("12");
  });

  test("a refused amount stays beside its row, and the cart as it was", async () => {
    cart.setElsewhere("100112", 2);
    const user = await openDetail();
    api.refuse("UpdateCartItems", { code: "cart-gone", message: "Košík už neexistuje." });
    await user.click(button("Přidat: Sudy"));
    expect(await screen.findByText(/Košík už neexistuje\./u)).toBeTruthy();
    expect(cart.held()).toEqual({ "100112": 2 });
  });
});

describe("PROMO-02 a promotion", () => {
  const leaflet = {
    name: "Podzim",
    promo_price: 1500,
    percentage: 9,
    long_term_discount_percentage: null,
    promo_price_is_inside_delivery: "Yes",
    promo_price_valid_from: "2026-11-23",
    promo_price_valid_to: "2026-11-30",
  };

  test("shows its price, and for which days of delivery it holds", async () => {
    api.set("ProductDetail", () => someDetail({ promo: 1, promo_price_leaflet: leaflet }));
    api.set("PromoLeaflets", () => ({
      promoLeaflets: [
        { name: "Podzim", promo_price: 1500, valid_from: "2026-11-23", valid_to: "2026-11-30" },
      ],
    }));
    await openDetail();
    expect(main()).toContain("Vaše akční cena za sud, bez DPH1 500,00 Kč");
    expect(main()).toContain("Akční cena platí pro dodání od 23.11.2026 do 30.11.2026.");
  });
});

describe("what goes with it", () => {
  test("CATALOG-20 the same beer in other packagings, each with its own way into the cart", async () => {
    api.set("OtherWays", () => otherWays(goods.slice(2)));
    const user = await openDetail();
    await user.click(await screen.findByRole("button", { name: /^Přidat Lipovrch 10.*přepravka/u }));
    await waitFor(() => expect(cart.held()).toEqual({ "100101": 1 }));
  });

  test("BUNDLE-01 the bundles that hold it are linked", async () => {
    const bundle = { ...someProduct({ sku: "900001", uid: "900001", name: "Balíček na slavnost" }) };
    api.set("OtherWays", () => otherWays([], [bundle]));
    await openDetail();
    expect(addressOf(await screen.findByRole("link", { name: /Balíček na slavnost/u }))).toBe(
      "/catalog/900001",
    );
  });

  test("HTTP-22 HTTP-23 what goes with it is asked for with the cart in the head of the question", async () => {
    cart.setElsewhere("100113", 1);
    await openDetail();
    await waitFor(() => expect(api.lastCall("RecommendItems")?.headers.get("cartSKUs")).toBe("100113"));
    expect(api.lastCall("RecommendItems")?.headers.get("productrecoenabled")).toBe("1");
  });

  test("what others buy with it comes by itself, and a failure of that is no matter", async () => {
    api.breakDown("RecommendItems");
    await openDetail();
    expect(screen.queryByRole("heading", { name: named("Často se kupuje společně") })).toBeNull();
    expect(screen.getByRole("spinbutton", { name: named(`Sudy, ${keg}`) })).toBeTruthy();
  });
});

describe("when it cannot be shown", () => {
  test("ROUTE-34 an address of no product says so, inside the portal", async () => {
    api.set("ProductDetail", () => ({ products: { items: [] } }));
    await openPortal("/catalog/999999");
    expect(await screen.findByRole("heading", { name: named("Tento produkt nemáme.") })).toBeTruthy();
    expect(addressOf(link("Zpět do katalogu"))).toBe("/catalog/products");
  });
});

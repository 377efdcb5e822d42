import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { textOf } from "../testing/find.ts";
import { api, cart, openPortal, quiet, withPortal } from "../testing/portal-page.tsx";
import { otherWays, someDetail } from "../testing/some-detail.ts";
import { someEmptiesTerms, someEmptiesType } from "../testing/some-empties.ts";
import { somePage } from "../testing/some-list.ts";
import { someOrder } from "../testing/some-order.ts";
import { pricesHeld } from "../testing/some-sending.ts";
import { someSuggestedLine, someSuggestion } from "../testing/some-suggestion.ts";
import { someUserInfo } from "../testing/some-user-info.ts";

withPortal();

beforeEach(() => {
  cart.setElsewhere("100112", 6);
  api.set("Products", () => somePage());
  api.set("ProductDetail", () => someDetail());
  api.set("OtherWays", () => otherWays());
  api.set("PromoLeaflets", () => ({ promoLeaflets: [] }));
  api.set("CustomerOrder", () => ({ customer: { orders: { items: [someOrder()] } } }));
  api.set("SuggestedCarts", () => someSuggestion([someSuggestedLine()]));
  api.set("UpdatePrices", () => ({ updatePrices: pricesHeld() }));
  api.set("CartEmpties", () => ({
    customerCart: {
      id: cart.answer().id,
      cart_blga: [someEmptiesType()],
      empties_terms: someEmptiesTerms({ max_pallets: 2 }),
    },
  }));
});

const pages = [
  ["/", "Dobrý deň", "Welcome"],
  ["/catalog/products", "Katalóg", "Catalogue"],
  ["/catalog/products?view=grid", "Formulár", "Order form"],
  ["/catalog/100112", "Lipovrch 10", "Lipovrch 10"],
  ["/catalog/favorites", "Obľúbené", "Favourites"],
  ["/catalog/suggested-cart", "Navrhnutý košík", "Suggested cart"],
  ["/catalog/fast-entry", "Rýchle zadanie", "Fast entry"],
  ["/cart", "Košík", "Cart"],
  ["/cart?step=delivery", "Dodanie", "Delivery"],
  ["/cart?step=payment", "Platobné podmienky", "Payment terms"],
  ["/cart/empties", "", ""],
  ["/cart/recap", "Rekapitulácia objednávky", "Order recap"],
  ["/orders/history/4700100303", "4700100303", "4700100303"],
  ["/contact", "Kontakt", "Contact"],
  ["/error403?page=products", "", ""],
  ["/nowhere", "", ""],
] as const;

/** A key that found no words, or a place in a sentence that nobody filled. */
const unspoken = /\{\w+\}|\b[a-z]+[A-Z]\w*\.[a-z]\w+|undefined|NaN|\[object/u;
describe.each(["sk", "en"] as const)("LANG-03 every page in %s", (language) => {
  test.each(pages)("%s", async (address, slovak, english) => {
    if (language === "sk") api.set("GetUserInfoById", () => someUserInfo({ country: "SVK" }));
    await openPortal(address, { language });
    await quiet();
    const heading = textOf(screen.getByRole("heading", { level: 1 }));
    expect(heading).toContain(language === "sk" ? slovak : english);
    expect(document.documentElement.lang).toBe(language);
    const words = textOf(screen.getByRole("main"));
    expect(words).not.toMatch(unspoken);
  });
});

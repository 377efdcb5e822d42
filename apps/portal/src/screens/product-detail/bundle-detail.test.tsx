import { screen, waitFor } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, describe, expect, test } from "vitest";
import type { BundleRow } from "../../shared/products/product-row.ts";
import { button, named, namedFrom, textOf } from "../../testing/find.ts";
import { api, cart, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { insideBundle, someBundle } from "../../testing/some-bundle.ts";
import { otherWays, someDetail } from "../../testing/some-detail.ts";
import { someProduct } from "../../testing/some-product.ts";

withPortal();

beforeEach(() => {
  api.set("OtherWays", () => otherWays());
  api.set("PromoLeaflets", () => ({ promoLeaflets: [] }));
});

async function openBundle(said: Partial<BundleRow> = {}) {
  const bundle = someBundle(said);
  cart.sell([bundle, ...insideBundle.map((product) => someProduct(product))]);
  api.set("ProductDetail", () => someDetail(bundle));
  const { user } = await openPortal("/catalog/900001");
  await screen.findByRole("heading", { level: 1, name: named("Balíček na slavnost") });
  await quiet();
  return user;
}

const main = () => textOf(screen.getByRole("main"));
const put = () => button("Přidat do košíku");

describe("BUNDLE-08 choosing what goes in", () => {
  test("says what must be in, what may, and within which bounds", async () => {
    await openBundle();
    expect(main()).toContain("Povinné položky");
    expect(main()).toContain("Volitelné položky");
    expect(main()).toContain("nejméně 2, nejvýše 6");
    await expectAccessible();
  });

  test("a package that is not full says what is missing, and cannot be put into the cart", async () => {
    const user = await openBundle();
    expect(main()).toContain("Balíček není plný: chybí 2");
    await user.click(put());
    await quiet();
    expect(api.count("AddProductsToCart")).toBe(0);
    expect(main()).toContain("Nejdřív vyřešte 1 bod označený výše.");
  });

  test("from its heading to the cart are two keys, past all that can be chosen", async () => {
    const user = await openBundle();
    screen.getByRole("heading", { level: 1 }).focus();
    await user.tab();
    expect(document.activeElement).toBe(
      screen.getByRole("link", { name: named("Přejít ke vložení do košíku") }),
    );
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(put());
  });

  test("one press completes it, and then it goes into the cart with what it holds", async () => {
    const user = await openBundle();
    await user.click(screen.getByRole("button", { name: namedFrom("Doplnit balíček:") }));
    expect(main()).toContain("Množství v balíčku je v pořádku");
    await user.click(put());
    await waitFor(() => expect(api.count("AddProductsToCart")).toBe(1));
    expect(api.lastOf("AddProductsToCart")).toMatchObject({
      cartItems: [{ sku: "900001", quantity: 1, selected_options: expect.any(Array) }],
    });
    expect(cart.held()).toEqual({ "900001": 1 });
    expect(await screen.findByRole("link", { name: named("Přejít do košíku") })).toBeTruthy();
  });

  test("the number of each is changed in place, and the price follows", async () => {
    const user = await openBundle();
    const [more] = screen.getAllByRole("button", { name: named("Přidat jeden") });
    await user.click(more ?? document.body);
    expect(main()).toMatch(/chybí 1/u);
    expect(main()).toContain("Sleva balíčku");
  });

  test("more packages than are left are refused beside their number", async () => {
    const user = await openBundle({ packages_left: 2 });
    const packages = screen.getByRole("spinbutton", { name: namedFrom("Balíčky") });
    await user.clear(packages);
    await user.type(packages, "3{Enter}");
    expect(main()).toContain("Zbývá vám 2, vybráno je 3 balíčky");
    await user.click(put());
    await quiet();
    expect(api.count("AddProductsToCart")).toBe(0);
  });

  test("for a day outside its time it cannot be ordered, and says so", async () => {
    await openBundle({
      flexible_package: {
        ...(someBundle().flexible_package ?? fail()),
        validity_from: "2026-12-01",
      },
    });
    expect(main()).toContain("Pro dodání 26.11.2026 nabídka neplatí");
  });
});

function fail(): never {
  throw new Error("the bundle of the tests has no bounds");
}

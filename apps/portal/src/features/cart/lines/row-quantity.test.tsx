import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { named, namedFrom, textOf } from "../../../testing/find.ts";
import { api, cart, goods, openPortal, quiet, withPortal } from "../../../testing/portal-page.tsx";
import { somePage } from "../../../testing/some-list.ts";
import { someProduct } from "../../../testing/some-product.ts";

withPortal();
beforeEach(() => api.set("Products", () => somePage()));

const keg = "Lipovrch 10 světlé výčepní, sud KEG 50 l";
const number = (unit: string) =>
  screen.getByRole<HTMLInputElement>("spinbutton", { name: named(`${unit}, ${keg}`) });
const row = () => within(screen.getByRole("group", { name: named(keg) }));

/** Opens the list, layers and pallets of the keg as well. */
async function openUnits() {
  const user = await openList();
  await user.click(row().getByRole("button", { name: namedFrom("Vrstvy a palety") }));
  return user;
}

async function openList() {
  const { user } = await openPortal("/catalog/products");
  await screen.findByRole("list", { name: named("Katalog") });
  await quiet();
  return user;
}

function only(said: Partial<ProductRow>) {
  const product = someProduct(said);
  cart.sell([product, ...goods.slice(1)]);
  api.set("Products", () => somePage({ items: [{ ...product, favourites: 0 }], total_count: 1 }));
}

test("C24 of two numbers that are no good only the newer one is told of", async () => {
  const user = await openList();
  await user.type(number("Sudy"), "999999{Enter}");
  const trouble = row().getByRole("alert");
  await waitFor(() => expect(textOf(trouble)).not.toBe(""));
  await user.type(number("Sudy"), "2,5");
  expect(textOf(row().getByText("Zadejte celé číslo."))).toBeTruthy();
  expect(textOf(trouble)).toBe("");
});

describe("CONFIG-10 units that may be ordered", () => {
  test("CONFIG-09 CONFIG-10 TRANSPORT-44 they are asked for by the place's customer type and the method", async () => {
    await openList();
    const orderType = api.lastCall("Products")?.headers.get("outletdeliverymethod");
    expect(api.lastOf("GetOrderableUnits")).toEqual({ customerType: "POS", orderType });
    expect(orderType).toBeTruthy();
    expect(api.lastOf("GetPortalConfig")).toMatchObject({ customerType: "POS" });
  });

  test("a unit that is switched off cannot be entered, and says why", async () => {
    only({ cart_fields: { packaging_cart: true, layer_cart: false, pallets_cart: true } });
    const user = await openUnits();
    const off = number("Vrstvy");
    expect(off.getAttribute("aria-disabled")).toBe("true");
    expect(off.getAttribute("aria-describedby")).toBeTruthy();
    await user.click(row().getByRole("button", { name: named("Přidat: Vrstvy") }));
    await quiet();
    expect(cart.held()).toEqual({});
    expect(number("Palety").getAttribute("aria-disabled")).toBeNull();
  });

  test("CONFIG-14 when that cannot be read, every unit may be tried: the server has the last word", async () => {
    api.breakDown("GetOrderableUnits");
    await openUnits();
    for (const unit of ["Sudy", "Vrstvy", "Palety"])
      expect(number(unit).getAttribute("aria-disabled")).toBeNull();
  });

  test("OP-84 goods that do not come on pallets have none to order", async () => {
    only({
      number_of_items_on_pallet: 0,
      number_of_products_on_layer: 0,
      number_of_layers_per_pallet: 0,
    });
    await openList();
    expect(number("Sudy").getAttribute("aria-disabled")).toBeNull();
    for (const unit of ["Vrstvy", "Palety"]) {
      const field = screen.queryByRole("spinbutton", { name: named(`${unit}, ${keg}`) });
      expect(field?.getAttribute("aria-disabled") ?? "true").toBe("true");
    }
  });
});

describe("what a number means", () => {
  test("beside each unit stands what it comes to in kegs, pallets and weight", async () => {
    cart.setElsewhere("100112", 6);
    await openUnits();
    expect(textOf(screen.getByRole("group", { name: named(keg) }))).toContain("6 sudů = 0,3 palety · 378 kg");
    expect(textOf(screen.getByRole("group", { name: named(keg) }))).toContain("1 vrstva = 6 sudů");
  });

  test("Escape gives up what was being typed", async () => {
    cart.setElsewhere("100112", 6);
    const user = await openList();
    await user.clear(number("Sudy"));
    await user.type(number("Sudy"), "99{Escape}");
    expect(number("Sudy").value).toBe("6");
    await quiet();
    expect(api.count("UpdateCartItems")).toBe(0);
  });

  test("fewer than none there cannot be", async () => {
    const user = await openList();
    number("Sudy").focus();
    await user.keyboard("{ArrowDown}");
    expect(number("Sudy").value).toBe("0");
    expect(row().getByRole("button", { name: named("Ubrat: Sudy") })).toBeTruthy();
  });
});

test("what was just put in lights up green; what the cart held before and what is taken off do not", async () => {
  cart.setElsewhere("100112", 2);
  const user = await openList();
  const lightsUp = (amount: string) =>
    screen
      .getByText(
        (_, found) =>
          found instanceof HTMLElement && found.matches(".text-hop-ink") && textOf(found).includes(amount),
      )
      .hasAttribute("data-just-put-in");
  expect(lightsUp("2 sudy")).toBe(false);
  await user.type(number("Sudy"), "{ArrowUp}");
  await quiet();
  expect(lightsUp("3 sudy")).toBe(true);
  await user.type(number("Sudy"), "{ArrowDown}");
  await quiet();
  expect(lightsUp("2 sudy")).toBe(false);
});

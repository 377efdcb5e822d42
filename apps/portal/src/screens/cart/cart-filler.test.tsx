import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { expect, test } from "vitest";
import { button, named, namedFrom, textOf } from "../../testing/find.ts";
import { api, cart, goods, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";

withPortal();

const [keg, smallKeg] = goods;
if (keg === undefined || smallKeg === undefined) throw new Error("the brewery of the tests sells two kegs");
const filling = {
  ...{ sku: "100112", product: keg, total_units: 0, number_of_layers: 2, number_of_pallets: 0, quantity: 12 },
  ...{ days: 9, quantity_per_week: 9.5, net: { value: 19_788, currency: "CZK" as const } },
  ...{ pallets_after: 20, weight_after: 16_200 },
};
const other = {
  ...filling,
  sku: "100113",
  product: smallKeg,
  number_of_layers: 0,
  number_of_pallets: 1,
  quantity: 24,
};

const truck = {
  iMinimumOrderPallet: 20,
  iMaximumOrderPallet: 33,
  iMinimumOrderWeight: null,
  iMaximumOrderWeight: null,
  iMaximumOrderCash: null,
  iMinLitersTank: null,
  iMaxLitersTank: null,
};

/** A truck from 20 pallets on, with 19 and a half of them. */
async function openCart(fillings = [filling, other]) {
  cart.setElsewhere("100101", 40 * 19 + 20);
  cart.say({ delivery_method: "flatrate_flatrate", delivery_date: "2026-11-25", progress_bar_data: truck });
  api.set("CartFillings", () => ({ getCartFillings: fillings }));
  const { user } = await openPortal("/cart");
  await quiet();
  return user;
}

test("B4 the first is said in a sentence, the others stand beside it, and what is proposed is seen in the vehicle", async () => {
  const user = await openCart();
  const title = await screen.findByRole("heading", {
    name: /^Ještě 2\svrstvy Lipovrch\s10, spotřebujete za 9 dní$/u,
  });
  expect(textOf(title.parentElement ?? undefined)).toContain("Do minima chybí 0,5 palety");
  expect(textOf()).toContain("12 sudů. Týdně jich berete asi 9,5, trvanlivost vystačí.");
  expect(screen.getByRole("img", { name: named("Obsazeno 20 z 33 paletových míst") })).toBeTruthy();
  expect(screen.getAllByRole("radio")).toHaveLength(2);
  const lines = screen.getByRole("grid", { name: named("Položky košíku") });
  expect(title.compareDocumentPosition(lines) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: namedFrom("1 paleta Lipovrch 11") }));
  expect(screen.getByRole("heading", { name: /^Ještě 1\spaleta Lipovrch\s11/u })).toBeTruthy();
  expect(button("Přidat 1 paletu")).toBeTruthy();
  await expectAccessible();
});

test("B4 taking it puts it into the cart, and it can be taken back", async () => {
  const user = await openCart();
  await user.click(await screen.findByRole("button", { name: named("Přidat 2 vrstvy") }));
  await waitFor(() =>
    expect(api.lastOf("AddGoods")).toMatchObject({
      cartItems: [{ sku: "100112", quantity: 0, number_of_layer: 2, number_of_pallet: 0 }],
    }),
  );
  await waitFor(() => expect(screen.queryByRole("heading", { name: /^Ještě/u })).toBeNull());
  await user.click(await screen.findByRole("button", { name: named("Vrátit zpět") }));
  expect(await screen.findByRole("heading", { name: /^Ještě 2/u })).toBeTruthy();
});

test("B4 beside the sums stands what the goods come to with it, and that nothing else is in the way", async () => {
  const user = await openCart([filling, { ...other, net: { value: 10_400, currency: "CZK" } }]);
  const sums = within(await screen.findByRole("region", { name: named("Souhrn objednávky") }));
  const crowns = (label: string) => {
    const row = textOf(sums.getByText(label).parentElement ?? undefined);
    return Number(
      row
        .slice(label.length)
        .replace(/[^\d,]/gu, "")
        .replace(",", "."),
    );
  };
  await screen.findByText("Zboží bez DPH po doplnění");
  const before = crowns("Zboží bez DPH");
  expect(crowns("Zboží bez DPH po doplnění")).toBeCloseTo(before + 19_788);
  await user.click(screen.getByRole("radio", { name: namedFrom("1 paleta Lipovrch 11") }));
  expect(crowns("Zboží bez DPH po doplnění")).toBeCloseTo(before + 10_400);
  expect(sums.getByText("Po doplnění půjde odeslat.")).toBeTruthy();
  await user.click(button("Teď ne"));
  expect(sums.queryByText("Zboží bez DPH po doplnění")).toBeNull();
});

test("B4 who falls short while writing finds it under the lines", async () => {
  cart.setElsewhere("100101", 40 * 20);
  cart.say({ delivery_method: "flatrate_flatrate", delivery_date: "2026-11-25", progress_bar_data: truck });
  api.set("CartFillings", () => ({ getCartFillings: [filling] }));
  const { user } = await openPortal("/cart");
  await quiet();
  expect(screen.queryByRole("heading", { name: /^Ještě/u })).toBeNull();
  const field = screen.getByRole("spinbutton", { name: /^(Balení|Přepravky)/u });
  await user.clear(field);
  await user.type(field, "780{Enter}");
  const title = await screen.findByRole("heading", { name: /^Ještě/u });
  const lines = screen.getByRole("grid", { name: named("Položky košíku") });
  expect(title.compareDocumentPosition(lines) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
});

test("PROGRESS-21 a truck that is too full is mended in the cart by one press, and it can be taken back", async () => {
  cart.setElsewhere("100101", 40 * 34);
  cart.say({ delivery_method: "flatrate_flatrate", delivery_date: "2026-11-25", progress_bar_data: truck });
  const { user } = await openPortal("/cart");
  await quiet();
  await user.click(screen.getByRole("button", { name: /^Ubrat 40\s.*Lipovrch\s10, láhev/u }));
  await waitFor(() => expect(cart.held()).toEqual({ "100101": 40 * 33 }));
  await user.click(await screen.findByRole("button", { name: named("Vrátit zpět") }));
  await waitFor(() => expect(cart.held()).toEqual({ "100101": 40 * 34 }));
});

test("B4 not now: it goes", async () => {
  const user = await openCart();
  await user.click(await screen.findByRole("button", { name: named("Teď ne") }));
  expect(screen.queryByRole("heading", { name: /^Ještě/u })).toBeNull();
});

test("B4 where no one thing fills the truck, the suggested cart is offered", async () => {
  await openCart([]);
  expect(await screen.findByText("Jedním druhem zboží auto nedoplníte.")).toBeTruthy();
  const link = screen.getByRole("link", { name: named("Navržený košík pro kamion") });
  expect(link.getAttribute("href")).toBe("/catalog/suggested-cart");
});

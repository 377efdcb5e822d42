import { screen, waitFor } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, describe, expect, test } from "vitest";
import type { Answers } from "../../testing/fake-api.ts";
import { addressOf, button, facts, link, named, noLink, textOf } from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someEmpties, someOrder } from "../../testing/some-order.ts";
import { someUserInfo } from "../../testing/some-user-info.ts";

withPortal();

type Placed = NonNullable<
  NonNullable<NonNullable<ReturnType<Answers["PlacedOrder"]>["customer"]>["orders"]>["items"][number]
>;

function somePlaced(said: Partial<Placed> = {}): Placed {
  const order = someOrder();
  const placed: Placed = {
    ...order,
    empties: [],
    additional_data: {
      delivery_date: "2026-11-26",
      delivery_window: "7:00-11:00",
      ship_to_name: "Restaurace U Modré hvězdy",
    },
    total: {
      grand_total: { value: 34_952.9, currency: "CZK" },
      subtotal_excl_tax: { value: 16_490 },
      taxes: [{ rate: 21, amount: { value: 3462.9 } }],
      total_empties_deposit: { value: 15_000 },
    },
  };
  return { ...placed, ...said };
}

const placed = (said: Partial<Placed> = {}) =>
  api.set("PlacedOrder", () => ({ customer: { orders: { items: [somePlaced(said)] } } }));

beforeEach(() => {
  placed();
  api.set("CustomerOrder", () => ({ customer: { orders: { items: [someOrder()] } } }));
});

const main = () => textOf(screen.getByRole("main"));

async function openThanks(address = "/thanks?order=4700100303") {
  const { user } = await openPortal(address);
  await quiet();
  return user;
}

describe("CHECKOUT-07 the order is there", () => {
  test("with its number, where and when it comes, what it comes to and what happens next", async () => {
    await openThanks();
    expect(main()).toContain("Číslo objednávky4700100303");
    expect(main()).toContain(
      "Přivezeme ji ve čtvrtek 26.11.2026, 7:00–11:00 na místo Restaurace U Modré hvězdy.",
    );
    expect(main()).toContain("Čeká na potvrzení");
    expect(facts(screen.getByRole("region", { name: named("Souhrn") }))["Celkem k úhradě"]).toBe(
      "34 952,90 Kč",
    );
    expect(addressOf(link("Detail objednávky"))).toBe("/orders/history/4700100303");
    await expectAccessible();
  });

  test("EMPTIES-02 the refund of empties stands beside the sum to pay, as on the recap", async () => {
    const seven = { ...someEmpties(), total: { value: 10_500 } };
    placed({ empties: [seven] });
    await openThanks();
    const sums = screen.getByRole("region", { name: named("Souhrn") });
    expect(facts(sums)["Celkem k úhradě"]).toBe("34 952,90 Kč");
    expect(textOf(sums)).toContain("Za obaly se vám vrátí asi 10 500,00 Kč, nakonec tedy asi 24 452,90 Kč.");
  });

  test("the number is copied by one tap, and the button says so", async () => {
    const user = await openThanks();
    await user.click(button("Kopírovat"));
    expect(await screen.findByText("Zkopírováno")).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe("4700100303");
  });

  test("the next round is offered, with its cut-off", async () => {
    await openThanks();
    await waitFor(() => expect(main()).toContain("Další závoz v pondělí 30.11."));
    expect(addressOf(link("Pokračovat v nákupu"))).toBe("/catalog/products");
  });

  test("empties to prepare are listed, and the second order they need is linked", async () => {
    const keg = {
      packaging_code: "KEG50",
      packaging_name: "Sud KEG 50 l",
      number_of_units: 7,
      deposit: { value: 1500 },
      total: { value: 10_500 },
    };
    placed({ empties: [keg], empties_order_number: "4700100304" });
    await openThanks();
    expect(main()).toContain("Sud KEG 50 l");
    expect(main()).toContain("4700100304");
  });
});

describe("PRICE-06 provisional prices", () => {
  test("are said to be so, in the middle of the joy", async () => {
    placed({ price_state: "provisional" });
    await openThanks();
    expect(screen.getByText("Ceny jsou zatím předběžné.")).toBeTruthy();
  });

  test("B14 a price above the limit asks for a word", async () => {
    placed({ price_state: "settled", price_limit: { value: 34_500 } });
    await openThanks();
    expect(main()).toContain("Cena po potvrzení je nad vaším limitem.");
    expect(main()).toContain("Vyšla o 452,90 Kč výš.");
    expect(addressOf(link("Rozhodnout"))).toBe("/orders/history/4700100303");
  });
});

describe("OP-104 without an order to show", () => {
  test("it says where orders are", async () => {
    await openThanks("/thanks");
    expect(main()).toContain("Vaše objednávky a jejich stav najdete v historii objednávek.");
    expect(addressOf(link("Historie objednávek"))).toBe("/orders/history");
    expect(addressOf(link("Zpět na hlavní stránku"))).toBe("/");
  });

  test("a number that is nobody's is not repeated", async () => {
    api.set("PlacedOrder", () => ({ customer: { orders: { items: [] } } }));
    await openThanks("/thanks?order=4700199999");
    expect(main()).not.toContain("4700199999");
  });

  test("a failure keeps the number, and is tried again", async () => {
    api.breakDown("PlacedOrder");
    const user = await openThanks();
    expect(main()).toContain("4700100303");
    placed();
    await user.click(button("Zkusit znovu"));
    await waitFor(() => expect(main()).toContain("34 952,90 Kč"));
  });

  test("who may not see orders is not led to one", async () => {
    api.set("GetUserInfoById", () => someUserInfo({ allAvailablePermission: ["Home Page", "Catalogue"] }));
    await openThanks();
    expect(noLink("Detail objednávky")).toBeNull();
    expect(button("Vytisknout")).toBeTruthy();
  });
});

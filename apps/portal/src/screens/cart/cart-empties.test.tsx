import { screen, waitFor, within } from "@testing-library/react";
import { encodeMoney } from "@vycep/contract/cart/cart.codec";
import { toMinor } from "@vycep/domain/kernel/money";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { beforeEach, describe, expect, test } from "vitest";
import { button, facts, named, rowsOf, textOf } from "../../testing/find.ts";
import { api, cart, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someEmptiesTerms, someEmptiesType } from "../../testing/some-empties.ts";

withPortal();

const keg = someEmptiesType();
const twoPallets = someEmptiesTerms({ max_pallets: 2 });
const withSecond = someEmptiesTerms({
  max_pallets: 2,
  second_method: "emptiespickup_emptiespickup",
  second_date: "2026-11-30",
  second_max_pallets: 2,
});

function kept(rows = [keg], terms = twoPallets) {
  api.set("CartEmpties", () => ({
    customerCart: { id: cart.answer().id, cart_blga: rows, empties_terms: terms },
  }));
  api.set("SetCartEmpties", () => ({ setCartEmpties: { cart: cart.answer(), user_errors: [] } }));
}

beforeEach(() => {
  cart.setElsewhere("100112", 6);
  kept();
});

async function openEmpties() {
  const { user } = await openPortal("/cart/empties");
  await screen.findByRole("table", { name: named("Vratné obaly k odvozu") });
  await quiet();
  return user;
}

const units = () =>
  screen.getByRole<HTMLInputElement>("spinbutton", { name: named("K vrácení, Sud KEG 50 l") });
const sums = () => facts(screen.getByRole("region", { name: named("Limit a zálohy") }));
const expected = () => textOf(screen.getByRole("region", { name: named("Limit a zálohy") }));
/** What was kept with the cart; a page that was left a moment ago may still keep its own. */
const saved = () =>
  api.calls.flatMap(({ name, said }) =>
    name === "SetCartEmpties" ? [(said as { readonly input: unknown }).input] : [],
  );
const limit = () => screen.getByRole("meter", { name: named("Limit vratných obalů") });

describe("EMPTIES-01 what goes back", () => {
  test("each type with what lies at the place, what is expected to go back and what it is worth", async () => {
    kept([someEmptiesType({ planned_return: 7 })]);
    await openEmpties();
    const [, first] = rowsOf(screen.getByRole("table", { name: named("Vratné obaly k odvozu") }));
    expect(first?.[0]).toContain("Sud KEG 50 l");
    expect(first?.[1]).toContain("12");
    expect(units().value).toBe("7");
    expect(sums()["Celkem k úhradě"]).toBe("11 971,74 Kč");
    expect(expected()).toContain("Za obaly se vám vrátí asi 10 500,00 Kč, nakonec tedy asi 1 471,74 Kč.");
    expect(limit().getAttribute("aria-valuetext")?.replace(/\s/gu, " ")).toBe("0,29 palety, limit 2 palety");
    await expectAccessible();
  });

  test("what was planned before counts, not what is expected", async () => {
    kept(
      [someEmptiesType({ planned_return: 7, number_of_units: 3 })],
      someEmptiesTerms({ max_pallets: 2, is_planned: true }),
    );
    await openEmpties();
    expect(units().value).toBe("3");
  });

  test("more or fewer are shown at once and kept with the cart a moment later, in one call", async () => {
    const user = await openEmpties();
    await user.click(button("Přidat: Sud KEG 50 l"));
    await user.click(button("Přidat: Sud KEG 50 l"));
    expect(expected()).toContain("Za obaly se vám vrátí asi 3 000,00 Kč,");
    await waitFor(() => expect(api.count("SetCartEmpties")).toBe(1));
    expect(api.lastOf("SetCartEmpties")).toMatchObject({
      input: { empties: [{ packaging_code: "KEG50", number_of_units: 2 }] },
    });
  });

  test("more than is known of is taken, and it says who decides", async () => {
    const user = await openEmpties();
    await user.clear(units());
    await user.type(units(), "15{Enter}");
    expect(
      screen.getByText("víc, než u vás evidujeme; rozhodne počet u řidiče", { exact: false }),
    ).toBeTruthy();
    // Not while the next test counts.
    await waitFor(() => expect(saved()).toHaveLength(1));
  });

  test("half a keg is none", async () => {
    const user = await openEmpties();
    await user.clear(units());
    await user.paste("1,5");
    await user.keyboard("{Enter}");
    expect(screen.getByText("Zadejte celé číslo.")).toBeTruthy();
    await quiet();
    expect(api.count("SetCartEmpties")).toBe(0);
  });
});

describe("EMPTIES-03 above the limit", () => {
  test("the rest is a second order, on its day and worth its own deposits", async () => {
    kept([keg], withSecond);
    const user = await openEmpties();
    await user.clear(units());
    await user.type(units(), "60{Enter}");
    expect(textOf()).toContain("0,5 palety nad limit (2 palety).");
    expect(textOf()).toContain("záloha 18 000,00 Kč");
    expect(screen.getByRole("heading", { name: /^2\.\sSvoz/u })).toBeTruthy();
    await expectAccessible();
  });

  test("what neither order can take stops the way on, and says how much has to stay", async () => {
    const user = await openEmpties();
    await user.clear(units());
    await user.type(units(), "60{Enter}");
    expect(screen.getByText("Tolik vratných obalů najednou neodvezeme.")).toBeTruthy();
    await user.click(button("Pokračovat na rekapitulaci"));
    await quiet();
    expect(location.pathname).toBe("/cart/empties");
  });
});

describe("the way on", () => {
  test("keeps what is shown and leads to the recap", async () => {
    api.set("UpdatePrices", () => ({ updatePrices: null }));
    const user = await openEmpties();
    await user.click(button("Přidat: Sud KEG 50 l"));
    await user.click(button("Pokračovat na rekapitulaci"));
    await waitFor(() => expect(location.pathname).toBe("/cart/recap"));
    expect(saved()).toContainEqual(
      expect.objectContaining({ empties: [{ packaging_code: "KEG50", number_of_units: 1 }] }),
    );
  });

  test("with nothing to give back nothing is kept", async () => {
    api.set("UpdatePrices", () => ({ updatePrices: null }));
    kept([someEmptiesType({ planned_return: 7 })]);
    const user = await openEmpties();
    await user.click(button("Nic nevracím"));
    await waitFor(() => expect(location.pathname).toBe("/cart/recap"));
    expect(saved()).toContainEqual(expect.objectContaining({ empties: [] }));
  });

  test("what could not be kept stays on the page, with the reason", async () => {
    api.refuse("SetCartEmpties", { code: "cart-gone", message: "Košík už není." });
    const user = await openEmpties();
    await user.click(button("Pokračovat na rekapitulaci"));
    expect(await screen.findByText("Počty se nepodařilo uložit: Košík už není.")).toBeTruthy();
    expect(location.pathname).toBe("/cart/empties");
  });

  test("OP-120 where nothing lies there is nothing to ask", async () => {
    api.set("UpdatePrices", () => ({ updatePrices: null }));
    kept([], someEmptiesTerms({ max_pallets: 2 }));
    await openPortal("/cart/empties");
    await waitFor(() => expect(location.pathname).toBe("/cart/recap"));
  });
});

describe("when it cannot be read", () => {
  test("the page says so and tries again", async () => {
    api.breakDown("CartEmpties");
    const { user } = await openPortal("/cart/empties");
    expect(
      await screen.findByText("Stav vratných obalů se nepodařilo načíst. Košík zůstal, jak je."),
    ).toBeTruthy();
    kept();
    await user.click(within(screen.getByRole("alert")).getByRole("button", { name: named("Zkusit znovu") }));
    expect(await screen.findByRole("table", { name: named("Vratné obaly k odvozu") })).toBeTruthy();
  });
});

test("EMPTIES-02 what an order gives back stands in its recap", async () => {
  api.set("UpdatePrices", () => ({ updatePrices: null }));
  const rows = [{ packaging_code: "KEG50", packaging_name: "Sud KEG 50 l", number_of_units: 7 }];
  const total = encodeMoney(toMinor(-1_050_000), "CZK");
  const order = { delivery_method: "selfpickup_selfpickup", delivery_date: "2026-11-26", units: 7 };
  cart.say({
    empties_plan: {
      units: 7,
      pallets_left: 0,
      total,
      orders: [{ ...order, pallets: 0.3, weight: 91, total, rows }],
    },
  });
  await openPortal("/cart/recap");
  expect(await screen.findByRole("heading", { name: named("Odvezeme 7 kusů vratných obalů") })).toBeTruthy();
});

import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { setWindowWidth } from "@vycep/ui/testing/window-width";
import { describe, expect, test } from "vitest";
import { button, named, namedFrom, textOf } from "../testing/find.ts";
import { api, cart, openPortal, quiet, withPortal } from "../testing/portal-page.tsx";

withPortal();

const truck = {
  iMinimumOrderPallet: 4,
  iMaximumOrderPallet: 6,
  iMinimumOrderWeight: null,
  iMaximumOrderWeight: 24_000,
  iMaximumOrderCash: null,
  iMinLitersTank: null,
  iMaxLitersTank: null,
};

/** A truck of four to six pallets with so many kegs, 24 of which are a pallet. */
async function openBar(kegs: number, day = "2026-11-25") {
  if (kegs > 0) cart.setElsewhere("100112", kegs);
  cart.say({ delivery_method: "flatrate_flatrate", delivery_date: day, progress_bar_data: truck });
  const { user } = await openPortal("/catalog/fast-entry");
  await quiet();
  await screen.findAllByText(/palet/u);
  return user;
}

const bar = () => screen.getByRole("region", { name: named("Nastavení dodávky") });
const line = () => textOf(within(bar()).getByRole("button", { name: namedFrom("Objem objednávky") }));

describe("D22 the one line of the order bar", () => {
  test("says of an empty cart how much may go, warns of nothing and asks for nothing", async () => {
    await openBar(0);
    expect(line()).toContain("od 4 palet, nejvýš 6 palet a 24 t");
    expect(within(bar()).queryByRole("link")).toBeNull();
    expect(within(bar()).queryByRole("button", { name: /Ubrat/u })).toBeNull();
    await expectAccessible();
  });

  test("PROGRESS-20 below the minimum: what there is, what is missing, and where it is filled up", async () => {
    await openBar(60);
    expect(line()).toContain("2,5 z 4 palet");
    expect(line()).toContain("chybí 1,5 palety");
    const fill = within(bar()).getByRole("link", { name: named("Doplnit auto") });
    expect(fill.getAttribute("href")).toBe("/cart#fill");
  });

  test("PROGRESS-23 fine: on to the cart", async () => {
    await openBar(120);
    expect(line()).toContain("5 z 6 palet");
    expect(line()).toContain("minimum splněno");
    expect(
      within(bar())
        .getByRole("link", { name: named("Do košíku") })
        .getAttribute("href"),
    ).toBe("/cart");
    await expectAccessible();
  });

  test("PROGRESS-22 over: the button says what it takes off, does it, and it can be taken back", async () => {
    const user = await openBar(192);
    expect(line()).toContain("8 z 6 palet");
    expect(line()).toContain("přebývají 2 palety");
    await user.click(within(bar()).getByRole("button", { name: /^Ubrat 48 kusů Lipovrch 10/u }));
    await waitFor(() => expect(cart.held()).toEqual({ "100112": 144 }));
    expect(line()).toContain("6 z 6 palet");
    await user.click(button("Vrátit zpět"));
    await waitFor(() => expect(cart.held()).toEqual({ "100112": 192 }));
    expect(line()).toContain("přebývají 2 palety");
  });

  test("stopped by its day: never fine, and on to the next one", async () => {
    const user = await openBar(120, "2026-11-26");
    expect(line()).toContain("5 z 6 palet");
    expect(line()).toContain("v tento den nevozíme");
    expect(line()).not.toContain("minimum splněno");
    await user.click(within(bar()).getByRole("button", { name: namedFrom("Přesunout na") }));
    await waitFor(() => expect(screen.queryByRole("dialog") ?? api.lastOf("SetTransportType")).toBeTruthy());
  });

  test("PREFS-06 the floor plan opens from the line, with the seeds' own sentence", async () => {
    const user = await openBar(60);
    await user.click(within(bar()).getByRole("button", { name: namedFrom("Objem objednávky") }));
    const panel = await screen.findByRole("dialog", { name: named("Objem objednávky") });
    expect(within(panel).getByRole("img", { name: named("Obsazeno 2,5 z 6 paletových míst") })).toBeTruthy();
    expect(textOf(panel)).toContain("Nebylo dosaženo minimálního počtu palet");
    await expectAccessible();
  });

  test("LAYOUT-17 on mobile figures and button stay", async () => {
    setWindowWidth(390);
    const user = await openBar(192);
    const details = screen.getByRole("button", { name: namedFrom("Údaje objednávky") });
    expect(textOf(details)).toContain("8 z 6 palet přebývají 2 palety · 25.11.");
    await user.click(screen.getByRole("button", { name: /^Ubrat 48 kusů/u }));
    await waitFor(() => expect(cart.held()).toEqual({ "100112": 144 }));
    await expectAccessible();
  });
});

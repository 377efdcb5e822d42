import type { Page } from "@playwright/test";
import { withConnection } from "../../db/src/connection.ts";
import { expectAccessible } from "../harness/accessibility.ts";
import { jana, kegs, openCart } from "../harness/checkout.ts";
import { question } from "../harness/delivery.ts";
import { listWith, putIntoCart, signIn, type Wanted } from "../harness/ordering.ts";
import { expect, test } from "../harness/product.ts";

/** A cart moves to another day with its goods, what cannot go is set aside, and the move is taken back. */

const pale: Wanted = {
  product: /^Lipovrch 10 světlé výčepní, sud KEG 50/,
  search: "100112",
  amounts: { Sudy: 3 },
};

/** From the tile of the other day to the moved cart, and back again. */
const mostActions = 3;

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } });

    test("INPROG-23 INPROG-24 a cart moves to Thursday, what is sold until Tuesday is set aside, and all comes back", async ({
      page,
      product,
    }) => {
      await signIn(page, jana, listWith(kegs));
      await putIntoCart(page, kegs);
      await page.goto(listWith(pale));
      await putIntoCart(page, pale);
      await soldUntil(product.databaseUrl, "2026-11-24");
      try {
        await openCart(page);
        const before = await amountsIn(page);
        await page.goto("/cart?step=delivery");
        let actions = 0;
        const act = async (button: ReturnType<Page["getByRole"]>) => {
          await button.click();
          actions += 1;
        };
        await act(page.getByRole("button", { name: /^čt\s26\.11\./ }));
        const dialog = question(page, "Přesunout na čtvrtek 26.11.?");
        await expect(dialog.getByRole("radio", { name: /^Přesunout košík na nový den/ })).toBeChecked();
        const changes = dialog.getByRole("region", { name: "Co se změní" });
        await expect(changes.getByRole("listitem").first()).toContainText(
          "V prodeji jen do 24.11. Odložíme stranou.",
        );
        await expectAccessible(page);
        await act(dialog.getByRole("button", { name: /^Přesunout za/ }));
        await expect(dialog).toBeHidden();
        await expect(
          page.getByText("Košík je přesunutý na čt\u00a026.11. 1 položka za", { exact: false }),
        ).toBeInViewport();
        await expect(page.getByRole("heading", { name: "Odloženo stranou (1)" })).toBeVisible();
        await expectAccessible(page);
        await act(page.getByRole("button", { name: /^Vrátit na po\s23\.11\./ }));
        await expect(page.getByRole("heading", { name: "Odloženo stranou (1)" })).toBeHidden();
        expect(actions).toBeLessThanOrEqual(mostActions);
        const steps = page.getByRole("navigation", { name: "Nacházíte se zde" });
        await steps.getByRole("link", { name: "Košík" }).click();
        expect(await amountsIn(page)).toEqual(before);
      } finally {
        await soldUntil(product.databaseUrl, null);
      }
    });
  });
}

function soldUntil(databaseUrl: string, day: string | null): Promise<unknown> {
  return withConnection(databaseUrl, (client) =>
    client.query("update product set sellable_to = $1 where sku = $2", [day, pale.search]),
  );
}

/** How many kegs of each line are in the cart. */
async function amountsIn(page: Page): Promise<readonly string[]> {
  const fields = page
    .getByRole("grid", { name: "Položky košíku" })
    .getByRole("spinbutton", { name: /^Sudy/ });
  await expect(fields).toHaveCount(2);
  return Promise.all((await fields.all()).map((field) => field.inputValue()));
}

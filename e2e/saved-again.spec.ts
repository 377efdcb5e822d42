import { signIn } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";
import {
  cartLink,
  forgetSaved,
  jana,
  preview,
  putAside,
  rows,
  signInWithGoods,
  sql,
} from "./harness/saved-orders.ts";

/** What was put aside goes into the cart again (SAVED-08, C1…C3, D06). */

test.beforeEach(({ product }) => forgetSaved(product));

test("SAVED-08, D06: into an empty cart it goes on where and how it was saved, and stays saved", async ({
  page,
  product,
}) => {
  await putAside(product);
  await signIn(page, jana, "/catalog/products");
  await page.getByRole("button", { name: /^Odběrné místo/ }).click();
  await page.getByRole("option", { name: /^Výčep Na Růžku/ }).click();
  await expect(page.getByRole("button", { name: /^Odběrné místo/ })).toContainText("Výčep Na Růžku");
  await page.goto("/orders/saved");
  await page.getByRole("button", { name: "Do košíku: Zahrádka" }).click();
  await expect(preview(page)).toContainText("Restaurace U\u00a0Modré hvězdy · Standardní · po 23.11.2026");
  await expect(preview(page).getByRole("radio")).toHaveCount(0);
  await preview(page).getByRole("button", { name: "Vložit 1 položku do košíku" }).click();
  await expect(page.getByText("Vložena 1 položka.")).toBeVisible();
  await expect(preview(page)).toBeHidden();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("link", { name: "Zobrazit košík" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Restaurace U\u00a0Modré hvězdy");
  await page.goto("/catalog/products");
  await expect(page.getByRole("button", { name: /^Odběrné místo/ })).toContainText(
    "Restaurace U Modré hvězdy",
  );
});

test("C3, D06, OP-21: with a cart in progress it is added, or takes its place while that one is saved", async ({
  page,
  product,
}) => {
  await putAside(product);
  await signInWithGoods(page, product);
  await page.goto("/orders/saved");
  await page.getByRole("button", { name: "Do košíku: Zahrádka" }).click();
  await expect(preview(page)).toContainText(/V\skošíku už máte 1 položku\./);
  await preview(page)
    .getByRole("button", { name: /^Vložit 1 položku/ })
    .click();
  await expect(cartLink(page)).toHaveAccessibleName(/2 položky/);
  await expect(rows(page)).toHaveCount(1);

  await page.getByRole("button", { name: "Do košíku: Zahrádka" }).click();
  await preview(page).getByText("Nahradit obsah košíku").click();
  await preview(page)
    .getByRole("button", { name: /^Vložit 1 položku/ })
    .click();
  await expect(page.getByText("Předchozí košík je uložený na později.")).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/1 položka/);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText("Bez názvu");
});

test("C1, C2, D06, OP-21: what changed, what cannot come and what could instead is told before anything goes in", async ({
  page,
  product,
}) => {
  await putAside(product, ["100212", "100112"]);
  await signIn(page, jana);
  await sql(product, "update product set sellable_to = '2026-11-01' where sku = '100112'");
  await sql(product, "update saved_order_line set unit_price_minor = 100 where sku = '100212'");
  try {
    await page.goto("/orders/saved");
    await page.getByRole("link", { name: "Zahrádka" }).click();
    const table = page.getByRole("table", { name: "Položky uložené objednávky Zahrádka" });
    await expect(table.getByRole("row", { name: /Lipovrch 11/ })).toContainText(/Zdražilo z\s1,00\sKč na/);
    await expect(page.getByText("Bez 1 položky, která teď není dostupná.")).toBeVisible();

    await page.getByRole("button", { name: "Do košíku" }).click();
    await expect(preview(page).getByRole("heading", { name: "1 položku nelze přidat" })).toBeVisible();
    await expect(preview(page).getByRole("heading", { name: "1 položka se změnou" })).toBeVisible();
    await expect(preview(page)).toContainText("Vložíme jen to, co dostupné je.");
    const instead = preview(page).getByRole("checkbox", { name: /^Místo toho vložit / });
    await instead.check();
    await preview(page).getByRole("button", { name: "Vložit 2 položky do košíku" }).click();
    await expect(page.getByText("Vloženy 2 položky. Z\u00a0toho 1 se změnou.")).toBeVisible();
    await expect(cartLink(page)).toHaveAccessibleName(/2 položky/);

    await page.getByRole("button", { name: "Do košíku" }).click();
    await preview(page).getByRole("button", { name: "Vložit 1 dostupnou položku do košíku" }).click();
    await expect(
      page.getByText("Vložena 1 položka. Z\u00a0toho 1 se změnou. Nepřidána 1 položka."),
    ).toBeVisible();
  } finally {
    await sql(product, "update product set sellable_to = null where sku = '100112'");
  }
});

test("C2: where nothing can come at all, the button says so", async ({ page, product }) => {
  await putAside(product);
  await signIn(page, jana);
  await sql(product, "update product set sellable_to = '2026-11-01' where sku = '100212'");
  await page.goto("/orders/saved");
  await page.getByRole("button", { name: "Do košíku: Zahrádka" }).click();
  const put = preview(page).getByRole("button", { name: /^Vložit/ });
  await expect(put).toHaveAttribute("aria-disabled", "true");
  await expect(put).toHaveAccessibleDescription("Žádnou položku teď nelze přidat.");
  await sql(product, "update product set sellable_to = null where sku = '100212'");
  await expect(preview(page)).toContainText("1 položku nelze přidat");
});

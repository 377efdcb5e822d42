import { expectAccessibleAtBothWidths } from "./harness/accessibility.ts";
import { listWith, putIntoCart, signIn } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";
import {
  forgetSaved,
  jana,
  multiply,
  preview,
  putAside,
  rows,
  signInWithGoods,
  sql,
} from "./harness/saved-orders.ts";

/** Carts put aside: listed, named and deleted (SAVED, ROUTE-11, ROUTE-12, D05). */

const lager = { search: "100212", product: /^Lipovrch 11 světlý ležák, sud KEG 50 l/, amounts: { Sudy: 4 } };

test.beforeEach(({ product }) => forgetSaved(product));

test("CART-08, SAVED-11, D05: the cart is saved under a name and found from the note that says so", async ({
  page,
}) => {
  await signIn(page, jana, listWith(lager));
  await putIntoCart(page, lager);
  await page.goto("/cart");
  const button = page.getByRole("button", { name: "Uložit na později" });
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Uložit košík na později" });
  const name = dialog.getByRole("textbox", { name: "Název uložené objednávky" });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("23.11. Restaurace U Modré hvězdy");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press("Enter");
  await name.fill("x".repeat(39));
  await name.press("End");
  await name.pressSequentially("yz");
  await expect(name).toHaveValue(`${"x".repeat(39)}y`);
  await expect(dialog).toContainText("40 / 40");
  await name.fill("Narozeniny");
  await name.press("Enter");
  await expect(page.getByText("Košík je uložený jako „Narozeniny“.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Váš košík je prázdný." })).toBeFocused();
  await page.getByRole("link", { name: "Zobrazit uložené" }).click();
  await expect(page).toHaveURL(/\/orders\/saved$/);
  await expect(page).toHaveTitle("Uložené objednávky · vycep");
  const row = rows(page);
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("Narozeniny");
  await expect(row).toContainText("Restaurace U Modré hvězdy");
  await expect(row).toContainText("Standardní");
  await expect(row).toContainText("po 23.11.2026");
  await expect(row).toContainText("20.11.2026");
});

test("OP-19: a cart saved before a change of the place is found from the note, too", async ({ page }) => {
  await signIn(page, jana, listWith(lager));
  await putIntoCart(page, lager);
  await page.getByRole("button", { name: /^Odběrné místo/ }).click();
  await page.getByRole("option", { name: /^Výčep Na Růžku/ }).click();
  const dialog = page.getByRole("dialog", { name: "Změnit odběrné místo?" });
  await dialog.getByRole("radio", { name: /^Začít novou objednávku/ }).check();
  await dialog.getByRole("button", { name: "Pokračovat" }).click();
  await page.getByRole("link", { name: "Zobrazit uložené" }).click();
  await expect(rows(page)).toHaveCount(1);
});

test("ROUTE-12, OP-35, SAVED-01, SAVED-09, C28: the other tab of the orders; filters, sorting and pages are in the address", async ({
  page,
  product,
}) => {
  await putAside(product);
  await signIn(page, jana);
  await multiply(product, 11);
  await page.goto("/orders/history");
  const tabs = page.getByRole("navigation", { name: "Přehledy objednávek" });
  await expect(tabs.getByRole("link", { name: /^Historie/ })).toHaveAttribute("aria-current", "page");
  await tabs.getByRole("link", { name: /^Uložené\s*12$/ }).click();
  await expect(page).toHaveURL(/\/orders\/saved$/);
  await expect(page.getByRole("heading", { level: 1, name: "Moje objednávky" })).toBeVisible();
  await expect(tabs.getByRole("link", { name: /^Uložené/ })).toHaveAttribute("aria-current", "page");
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toContainText("Zahrádka");
  await page.getByRole("link", { name: "Strana 2", exact: true }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(rows(page)).toHaveCount(2);

  await page.getByRole("button", { name: "Celkem se zálohami" }).click();
  await expect(page).toHaveURL(/\?sort=total$/);
  await page.getByRole("button", { name: "Celkem se zálohami" }).click();
  await expect(page).toHaveURL(/\?sort=total-desc$/);
  await expect(rows(page).first()).toContainText("Akce 11");

  const filters = page.getByRole("region", { name: "Filtry objednávek" });
  await filters.getByRole("button", { name: /^Odběrné místo/ }).click();
  await page.getByRole("option", { name: /^Výčep Na Růžku/ }).click();
  await expect(page).toHaveURL(/shipTo=500102/);
  await expect(rows(page)).toHaveCount(5);
  const address = page.url();
  await page.reload();
  await expect(rows(page)).toHaveCount(5);
  await page.getByRole("contentinfo").getByText("English").click();
  await expect(page.getByRole("heading", { level: 1, name: "My orders" })).toBeVisible();
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(page).not.toHaveURL(/shipTo/);
  await page.getByRole("contentinfo").getByText("Čeština").click();

  const search = page.getByRole("searchbox", { name: "Hledat v\u00a0uložených objednávkách" });
  for (const [text, count] of [
    ["zahradka", 1],
    ["PO-7", 1],
    ["ležák", 10],
  ] as const) {
    await search.fill(text);
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(text)}`));
    await expect(rows(page)).toHaveCount(count);
  }
  await search.fill("takové pivo nikdo nevaří");
  await expect(
    page.getByRole("heading", { name: "Žádná uložená objednávka neodpovídá filtrům." }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Zrušit filtry" }).last().click();
  await expect(rows(page)).toHaveCount(10);
});

test("SAVED-05, C24: deleting leaves the focus with the next one, and can be taken back", async ({
  page,
  product,
}) => {
  await putAside(product);
  await signIn(page, jana);
  await multiply(product, 2);
  await page.goto("/orders/saved");
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Smazat: Akce 01" }).focus();
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Akce 02" })).toBeFocused();
  await expect(page.getByText("Uložená objednávka „Akce 01“ je smazaná.")).toBeVisible();
  await page.getByRole("button", { name: "Vrátit zpět" }).click();
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole("link", { name: "Akce 02" }).click();
  await page.getByRole("button", { name: "Smazat", exact: true }).click();
  await expect(page).toHaveURL(/\/orders\/saved$/);
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText("Uložená objednávka „Akce 02“ je smazaná.")).toBeVisible();
});

test("WCAG: the list, its forms, the preview and one saved order", async ({ page, product }) => {
  test.slow(); // axe reads five pages at two widths
  await putAside(product);
  await multiply(product, 1);
  await sql(product, "update saved_order set delivery_date = '2026-11-16'");
  await signInWithGoods(page, product);
  await page.goto("/orders/saved");
  await expect(page.getByRole("link", { name: "Zahrádka" })).toBeVisible();
  await expect(page.getByText("tento den už minul").first()).toBeVisible();
  // The whole list at once: axe does not scroll, and in a low window a row lies half under the bar.
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: "Upravit název a\u00a0číslo: Zahrádka" }).click();
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Do košíku: Zahrádka" }).click();
  await preview(page).getByText("Nahradit obsah košíku").click();
  await expect(preview(page)).toContainText("Nejbližší den dodání je po 23.11.2026.");
  await expectAccessibleAtBothWidths(page, 900);
  await page.keyboard.press("Escape");
  await expect(preview(page)).toBeHidden();
  await page.getByRole("link", { name: "Zahrádka" }).click();
  await expect(page.getByRole("heading", { name: "Částky" })).toBeVisible();
  await expectAccessibleAtBothWidths(page, 900);
  await page.goto("/cart");
  await page.getByRole("button", { name: "Uložit na později" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessibleAtBothWidths(page, 900);
});

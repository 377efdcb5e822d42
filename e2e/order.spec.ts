import { expectAccessibleAtBothWidths } from "./harness/accessibility.ts";
import { crates, jana, kegs, openCart, standardOrder, totalShown } from "./harness/checkout.ts";
import { chooseMethod, listWith, putIntoCart, signIn } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";

/** From the catalogue to a confirmed order (CHECKOUT-01…08). */

const lubomir = "lubomir.kovac@podhradom.example";

test("an owner orders six pallets, two layers and four kegs by small truck, and the brewery confirms", async ({
  page,
}) => {
  await signIn(page, jana, listWith(crates));
  await chooseMethod(page, "Malý kamion");
  await putIntoCart(page, crates);
  await putIntoCart(page, kegs);

  await openCart(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Košík: /);
  await expect(page.getByText("6 palet + 2 vrstvy")).toBeVisible();
  await expect(page.getByText("4 sudy", { exact: true })).toBeVisible();
  const total = await totalShown(page);

  await page.getByRole("link", { name: "Pokračovat k dodání" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dodání" })).toBeFocused();
  const days = page.getByRole("group", { name: "Požadované datum" }).getByRole("button");
  await expect(days.first()).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("textbox", { name: "Poznámka pro řidiče" }).fill("Vjezd ze dvora");
  await page.getByRole("button", { name: "Přidat do poznámky: Složit u rampy" }).click();
  await page.getByRole("textbox", { name: "Vaše číslo objednávky" }).fill("PO-101");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Poznámka pro řidiče" })).toHaveValue(
    "Vjezd ze dvora. Složit u rampy.",
  );

  await page.getByRole("link", { name: "Pokračovat k platbě" }).click();
  await expect(page.getByText("Převodem na účet", { exact: true })).toBeVisible();
  await expect(page.getByText("PO-101")).toBeVisible();
  await page.getByRole("link", { name: "Pokračovat k vratným obalům" }).click();
  await page.getByRole("button", { name: "Nic nevracím" }).click();
  await expect(page.getByText("Vjezd ze dvora. Složit u rampy.")).toBeVisible();
  expect(await totalShown(page)).toBe(total);

  await page.getByRole("button", { name: "Odeslat objednávku" }).click();
  await expect(page.getByRole("heading", { name: "Děkujeme za objednávku" })).toBeVisible();
  expect(await totalShown(page)).toBe(total);
  await expect(page.getByRole("status").filter({ hasText: "Potvrzeno" })).toBeVisible({ timeout: 20_000 });

  await page.getByRole("link", { name: "Detail objednávky" }).click();
  await expect(page.getByText(total).first()).toBeVisible();
  await openCart(page);
  await expect(page.getByRole("heading", { name: "Váš košík je prázdný." })).toBeVisible();
  for (const address of ["/cart?step=payment", "/cart/recap"]) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page).toHaveTitle("Košík · vycep");
  }
});

test("a Slovak owner orders in Slovak and in euros", async ({ page }) => {
  await signIn(page, lubomir);
  await putIntoCart(page, {
    search: "100101",
    product: /^Lipovrch 10 svetlé výčapné, fľaša 0,5 l/,
    amounts: { Palety: 5, Vrstvy: 2 },
  });
  await openCart(page);
  await expect(page.getByText("5 paliet + 2 vrstvy")).toBeVisible();
  const total = await totalShown(page);
  expect(total).toMatch(/€$/);
  await page.getByRole("link", { name: "Pokračovať k dodaniu" }).click();
  await page.getByRole("link", { name: "Pokračovať k platbe" }).click();
  await page.getByRole("link", { name: "Pokračovať k vratným obalom" }).click();
  await page.getByRole("button", { name: "Nič nevraciam" }).click();
  await page.getByRole("button", { name: "Odoslať objednávku" }).click();
  await expect(page.getByRole("heading", { name: "Ďakujeme za objednávku" })).toBeVisible();
  expect(await totalShown(page)).toBe(total);
  await expect(page.getByRole("status").filter({ hasText: "Potvrdené" })).toBeVisible({ timeout: 20_000 });
});

test("WCAG: an empty cart and every step are accessible and fit", async ({ page }) => {
  test.slow();
  await signIn(page, jana, "/cart");
  await expect(page.getByRole("heading", { name: "Váš košík je prázdný." })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await standardOrder(page);
  for (const address of ["/cart", "/cart?step=delivery", "/cart?step=payment", "/cart/recap"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("status", { name: "Košík se načítá…" })).toHaveCount(0);
    await expectAccessibleAtBothWidths(page);
  }
});

import { expectAccessible } from "./harness/accessibility.ts";
import { typeSignIn } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";

test("CONFIG-06, CONFIG-07, PERM-14, PERM-15, LAYOUT-27: a visitor of the brand's host reads at home, about it and in the news, and signs in there", async ({
  page,
  product,
}) => {
  const { port } = new URL(product.origin);
  const home = `http://ponente.localhost:${port}`;
  const first = await page.goto(`${home}/`);
  // The theme is told with the page, before any script has run.
  expect(await first?.text()).toContain('data-theme="peroni"');
  await expect(page).toHaveTitle("Domů · Ponente");
  await expect(page.getByRole("heading", { level: 1, name: /Vítr od moře/ })).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Hlavní menu" });
  await expect(menu.getByRole("link")).toHaveText(["Domů", "O značce", "Novinky"]);
  await menu.getByRole("link", { name: "O značce" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ponente znamená západní vítr" })).toBeVisible();
  await menu.getByRole("link", { name: "Novinky" }).click();
  await page.getByRole("link", { name: /Aperitivo s Ponente/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Aperitivo s Ponente/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("banner").getByRole("link", { name: "Přihlásit se" }).click();
  await typeSignIn(page, "jana.novotna@modrahvezda.example");
  await expect(page.getByRole("heading", { level: 1, name: "Dobrý den" })).toBeVisible();
  expect(new URL(page.url()).host).toBe(`ponente.localhost:${port}`);
  await expect(menu.getByRole("link", { name: "Katalog" })).toBeVisible();

  // The other host is who it was, and knows nothing of that sign-in.
  await page.goto(product.origin);
  await expect(page).toHaveTitle("Přihlášení · vycep");
});

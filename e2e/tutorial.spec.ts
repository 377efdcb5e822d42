import { withConnection } from "../db/src/connection.ts";
import { expectAccessible } from "./harness/accessibility.ts";
import { signIn } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";

const newcomer = "lucie.simova@modrahvezda.example";

test("TUTOR-01 TUTOR-05 TUTOR-06 TUTOR-15 a first login is led round by the keyboard, and never again", async ({
  page,
  product,
}) => {
  await withConnection(product.databaseUrl, (client) =>
    client.query("update app_user set is_first_login = true where email = $1", [newcomer]),
  );
  await signIn(page, newcomer);
  const tour = page.getByRole("dialog", { name: "Vítejte v zákaznickém portálu" });
  await expect(tour.getByRole("heading", { name: "Sledujte své objednávky" })).toBeVisible();
  await expect(tour.locator("video")).toBeVisible();
  await expectAccessible(page);
  await expect(tour.getByRole("button", { name: "Další" })).toBeFocused();
  for (let pages = 0; pages < 5; pages += 1) await page.keyboard.press("Enter");
  await expect(tour.getByRole("button", { name: "Hotovo" })).toBeFocused();
  const counted = page.waitForResponse((answer) => answer.url().includes("SetFirstLoginFlag"));
  await page.keyboard.press("Enter");
  await expect(tour).toBeHidden();
  expect((await counted).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Dobrý den" })).toBeVisible();
  await expect(tour).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("sawTutorials"))).toContain("tut-empties");
});

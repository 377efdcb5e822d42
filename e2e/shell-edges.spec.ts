import type { Page } from "@playwright/test";
import { withConnection } from "../db/src/connection.ts";
import { expectAccessibleAtBothWidths } from "./harness/accessibility.ts";
import { signIn, typeSignIn } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";

/** What the shell does at its edges: where there is no bar, nobody signed in, nothing answered. */

const jana = "jana.novotna@modrahvezda.example";
/** What the portal writes for those who run it, and for nobody else. */
function warnings(page: Page): string[] {
  const heard: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") heard.push(message.text());
  });
  return heard;
}

test("SESSION-23: signing in makes an empty cart where there is none", async ({ page, product }) => {
  const carts = () =>
    withConnection(product.databaseUrl, async (client) => {
      const { rows } = await client.query<{ lines: number }>(
        `select (select count(*)::int from cart_line where cart_line.cart_id = cart.id) as lines
         from cart where uid = 'U005' and is_active`,
      );
      return rows;
    });
  await withConnection(product.databaseUrl, async (client) => {
    await client.query("delete from cart where uid = 'U005'");
  });
  await signIn(page, "martin.kucera@modrahvezda.example");
  await expect(page.getByRole("link", { name: "Košík" }).first()).toBeVisible();
  await expect.poll(carts).toEqual([{ lines: 0 }]);
});

test("SESSION-28: without a stored session and without a provider that answers, one is sent to sign in", async ({
  page,
}) => {
  await page.route(/\/oidc\/auth\?.*prompt=none/, (route) => route.abort());
  await page.goto("/catalog/products");
  await page.waitForURL(/\/login/, { timeout: 15_000 });
  await expect(page.getByRole("textbox", { name: /e-mail/i })).toBeVisible();
});

test.describe("what fails", () => {
  test.use({ expectedConsoleErrors: /Failed to load resource|net::ERR|dynamically imported module/ });

  test("SESSION-29, ERROR-07: a token that cannot be had is logged, and the sign-in page stays", async ({
    page,
  }) => {
    const heard = warnings(page);
    await page.goto("/login");
    await page.route("**/oidc/token", (route) => route.abort());
    await typeSignIn(page, jana);
    await expect.poll(() => heard.join("\n")).toContain("the token could not be fetched");
    await expect(page.getByRole("navigation", { name: "Hlavní menu" })).toHaveCount(0);
  });

  test("a page that is opened without a connection says so, blames nobody, and comes by itself with it", async ({
    page,
    context,
  }) => {
    await signIn(page, jana, "/legal/cookies");
    await expectAccessibleAtBothWidths(page);
    await context.setOffline(true);
    await page.getByRole("contentinfo").getByRole("link", { name: "Kontakt" }).first().click();
    await expect(page.getByRole("heading", { name: "Stránku se nepodařilo načíst." })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(/Jste bez připojení/);
    await expect(page.getByRole("main")).not.toContainText("na naší straně");
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "Kontakt" })).toBeVisible();
  });
});

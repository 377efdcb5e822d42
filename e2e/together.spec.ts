import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtBothWidths } from "./harness/accessibility.ts";
import { cartLink } from "./harness/delivery.ts";
import { listWith, putIntoCart, signIn, type Wanted } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";
import { anotherWindow } from "./harness/windows.ts";

/** Two windows on one cart: each hears of the other within seconds, and neither overwrites the other (C21). */

const jana = "jana.novotna@modrahvezda.example";
const crates: Wanted = {
  search: "100101",
  product: /^Lipovrch 10 světlé výčepní, lahev 0,5 l/,
  amounts: { Vrstvy: 2 },
};

const layers = (page: Page) => page.getByRole("spinbutton", { name: /^Vrstvy/ });

test("C21 the other window is told what changed, and this one is not told of its own changes", async ({
  page,
  browser,
}) => {
  await signIn(page, jana, listWith(crates));
  await putIntoCart(page, crates);
  await page.goto("/cart");
  await expect(layers(page)).toHaveValue("2");
  const other = await anotherWindow(browser, page, jana);
  const listening = heard(other);
  await other.goto("/cart");
  await expect(layers(other)).toHaveValue("2");
  await listening;

  await layers(page).fill("5");
  await layers(page).press("Enter");
  await expect(
    other.getByText("Košík se změnil jinde: Lipovrch 10 světlé výčepní, teď 5 vrstev."),
  ).toBeVisible();
  await expect(layers(other)).toHaveValue("5");
  await expect(page.getByText("změnil jinde")).toHaveCount(0);
  await other.close();
});

test("CART-07, C21: undo of a removal leaves a line that was added anew, and says so", async ({
  page,
  browser,
}) => {
  await signIn(page, jana, listWith(crates));
  await putIntoCart(page, crates);
  await page.goto("/cart");
  await expect(layers(page)).toHaveValue("2");
  const other = await anotherWindow(browser, page, jana);
  await other.goto(listWith(crates));
  await expect(cartLink(other)).toHaveAccessibleName(/^Košík: 1 položka/);
  const removed = page.waitForResponse((answer) => /UpdateCartItems/.test(answer.request().postData() ?? ""));
  await page.getByRole("button", { name: /^Odebrat z košíku: / }).click();
  await removed;
  // Whoever has not heard of the removal would change the line that was, and is told that it is gone.
  await expect(cartLink(other)).toHaveAccessibleName("Košík");
  await putIntoCart(other, { ...crates, amounts: { Vrstvy: 7 } });
  await page.getByRole("button", { name: "Vrátit zpět" }).click();
  await expect(
    page.getByText(/^Lipovrch 10 světlé výčepní: Položka je mezitím v košíku znovu\./),
  ).toBeVisible();
  await expect(layers(page)).toHaveValue("7");
  await expectAccessibleAtBothWidths(page);
  await other.close();
});

test("C21 two windows that set one line at once: the slower one sees both and chooses", async ({
  page,
  browser,
}) => {
  await signIn(page, jana, listWith(crates));
  await putIntoCart(page, crates);
  await page.goto("/cart");
  await expect(layers(page)).toHaveValue("2");
  const other = await anotherWindow(browser, page, jana);
  // The slower one hears nothing meanwhile.
  await other.route("**/events", (route) => route.abort());
  await other.goto("/cart");
  await expect(layers(other)).toHaveValue("2");
  const set = async (window: Page, count: string) => {
    const answered = window.waitForResponse((answer) => answer.url().endsWith("/graphql"));
    await layers(window).fill(count);
    await layers(window).press("Enter");
    await answered;
  };
  await set(page, "4");
  await set(other, "7");
  const question = other.getByText("Mezitím zde někdo nastavil 4 vrstvy. Vy jste chtěli 7 vrstev.");
  await expect(question).toBeVisible();
  await expect(layers(other)).toHaveValue("4");
  await expectAccessibleAtBothWidths(other);
  await other.getByRole("button", { name: "Nastavit 7 vrstev" }).click();
  await expect(question).toHaveCount(0);
  await expect(layers(page)).toHaveValue("7");
  // The focus stays with the line (C24).
  await expect(other.getByRole("spinbutton", { name: /^Přepravky/ })).toBeFocused();
  await expect(
    page.getByText("Košík se změnil jinde: Lipovrch 10 světlé výčepní, teď 7 vrstev."),
  ).toBeVisible();

  // A change that did not come through meets the other one after a reload too, until somebody chooses (C20).
  await other.route("**/graphql", (route) =>
    /mutation UpdateCartItems/.test(route.request().postData() ?? "") ? route.abort() : route.fallback(),
  );
  const tried = other.waitForEvent("requestfailed");
  await layers(other).fill("9");
  await layers(other).press("Enter");
  await tried;
  await set(page, "3");
  await other.unroute("**/graphql");
  const again = other.getByText("Mezitím zde někdo nastavil 3 vrstvy. Vy jste chtěli 9 vrstev.");
  for (let load = 0; load < 2; load += 1) {
    await other.reload();
    await expect(again).toBeVisible();
  }
  await expect(layers(page)).toHaveValue("3");
  await other.getByRole("button", { name: "Nechat 3 vrstvy" }).click();
  await other.reload();
  await expect(layers(other)).toHaveValue("3");
  await expect(again).toHaveCount(0);

  // The order form asks under its row, one Tab from the number (C24).
  await other.goto("/catalog/products?q=lipovrch%2010&view=grid");
  const number = other.getByRole("row").filter({ hasText: "100101" }).getByRole("textbox");
  await expect(number).toHaveValue("3");
  await set(page, "4");
  await number.focus();
  await other.keyboard.type("8");
  await other.keyboard.press("Enter");
  await expect(
    other.getByText("Mezitím zde někdo nastavil 4 vrstvy. Vy jste chtěli 8 vrstev."),
  ).toBeVisible();
  await expect(number).not.toBeFocused();
  await expectAccessible(other);
  await other.keyboard.press("ArrowUp");
  await expect(number).toBeFocused();
  await other.keyboard.press("Tab");
  await other.keyboard.press("Tab");
  await expect(other.getByRole("button", { name: "Nastavit 8 vrstev" })).toBeFocused();
  await other.keyboard.press("Enter");
  await expect(number).toBeFocused();
  await expect(number).toHaveValue("8");
  await expect(layers(page)).toHaveValue("8");
  await other.close();
});

/** Waits until the window listens. */
async function heard(window: Page): Promise<void> {
  await window.waitForResponse((answer) => answer.url().endsWith("/events") && answer.ok());
}

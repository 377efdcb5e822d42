import type { Page } from "@playwright/test";
import { withConnection } from "../db/src/connection.ts";
import { expectAccessibleAtBothWidths } from "./harness/accessibility.ts";
import { listWith, putIntoCart, signIn, type Wanted } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";
import { anotherWindow } from "./harness/windows.ts";

/** What one device writes and sends while another has the same cart open (C21, CHECKOUT-10, CHECKOUT-11). */

const jana = "jana.novotna@modrahvezda.example";
const crates: Wanted = {
  search: "100101",
  product: /^Lipovrch 10 světlé výčepní, lahev 0,5 l/,
  amounts: { Vrstvy: 4 },
};

// The page that hears of nothing meanwhile.
test.use({ expectedConsoleErrors: /net::ERR_FAILED/ });

const noteOf = (page: Page) => page.getByRole("textbox", { name: "Poznámka pro řidiče" });
const numberOf = (page: Page) => page.getByRole("textbox", { name: "Vaše číslo objednávky" });
const sendOf = (page: Page) => page.getByRole("button", { name: "Odeslat objednávku" });

test("C21 a cart that goes another day meanwhile is shown, and sent with the second tap", async ({
  page,
  product,
}) => {
  await signIn(page, jana, listWith(crates));
  await putIntoCart(page, crates);
  await page.route("**/events", (route) => route.abort());
  await page.goto("/cart/recap");
  await expect(sendOf(page)).toBeVisible();
  await withConnection(product.databaseUrl, (client) =>
    client.query(
      `update cart set delivery_date = delivery_date + 7, version = version + 1
       where is_active and uid = (select uid from app_user where email = $1)`,
      [jana],
    ),
  );
  await sendOf(page).click();
  await expect(page.getByText("Košík se mezitím změnil v jiném okně.")).toBeVisible();
  await expect(page.getByText("Dodání se v jiném okně změnilo z")).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: "Odeslat znovu" }).click();
  await expect(page.getByRole("heading", { name: "Děkujeme za objednávku" })).toBeVisible();
});

test("CHECKOUT-01 CHECKOUT-06 another device and a new tab open the cart where it was left; a tab itself begins at its contents", async ({
  page,
  browser,
  context,
}) => {
  const contents = { level: 1, name: /^Košík: / };
  const recap = { level: 1, name: "Rekapitulace objednávky" };
  await signIn(page, jana, listWith(crates));
  await putIntoCart(page, crates);
  const kept = page.waitForResponse((answer) => /KeepCheckoutStep/.test(answer.request().postData() ?? ""));
  await page.goto("/cart/recap");
  await kept;
  await expect(page.getByRole("heading", recap)).toBeVisible();

  const other = await anotherWindow(browser, page, jana);
  await other
    .getByRole("banner")
    .getByRole("link", { name: /^Košík/ })
    .click();
  await expect(other.getByRole("heading", recap)).toBeVisible();
  await expect(other).toHaveURL(/\/cart\/recap$/);
  await other
    .getByRole("banner")
    .getByRole("link", { name: /^Košík/ })
    .click();
  await expect(other.getByRole("heading", contents)).toBeVisible();
  await other.reload();
  await expect(other.getByRole("heading", contents)).toBeVisible();
  await other.close();

  // The first page was where the cart was seen last: there a new tab begins, too.
  const tab = await context.newPage();
  await tab.goto("/cart");
  await expect(tab.getByRole("heading", contents)).toBeVisible();
});

test("C20 C21 a note written on two devices: the slower one sees both and chooses", async ({
  page,
  browser,
}) => {
  await signIn(page, jana, listWith(crates));
  await putIntoCart(page, crates);
  const other = await anotherWindow(browser, page, jana);
  await other.goto("/cart?step=delivery");
  // The slower one hears nothing meanwhile.
  await page.route("**/events", (route) => route.abort());
  await page.goto("/cart?step=delivery");
  await expect(noteOf(page)).toHaveValue("");
  await write(other, "Zvoňte");
  await write(page, "Vjezd ze dvora");
  const question = page.getByText(
    "Mezitím byl jinde uložen text „Zvoňte“. Vy jste napsali „Vjezd ze dvora“.",
  );
  await expect(question).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.goto("/cart/recap");
  await expect(sendOf(page)).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByText(/^Poznámka pro řidiče nebo vaše číslo/).first()).toBeVisible();
  await page.goto("/cart?step=delivery");
  await page.getByRole("button", { name: "Použít můj text" }).click();
  await expect(question).toHaveCount(0);
  await expect(noteOf(page)).toBeFocused();
  await expect(noteOf(other)).toHaveValue("Vjezd ze dvora");
  await write(other, "Zadem");
  await page.unroute("**/events");
  await page.reload();
  await expect(noteOf(page)).toHaveValue("Zadem");
  await other.close();
});

test("CHECKOUT-10 CHECKOUT-11 texts of an order that another device sent stay out of the next cart", async ({
  page,
  browser,
}) => {
  await signIn(page, jana, listWith(crates));
  await putIntoCart(page, crates);
  await page.goto("/cart?step=delivery");
  await write(page, "Vjezd ze dvora");
  await numberOf(page).fill("PO-101");
  await numberOf(page).blur();
  const other = await anotherWindow(browser, page, jana);
  await other.goto("/cart/recap");
  await expect(other.getByText("Vjezd ze dvora")).toBeVisible();
  await expect(other.getByText(/PO-101/)).toBeVisible();
  await sendOf(other).click();
  await expect(other.getByRole("heading", { name: "Děkujeme za objednávku" })).toBeVisible();
  await other.close();

  await putIntoCart(page, crates);
  await page.goto("/cart?step=delivery");
  await expect(noteOf(page)).toHaveValue("");
  await expect(numberOf(page)).toHaveValue("");
  await page.goto("/cart/recap");
  await expect(sendOf(page)).toBeVisible();
  await expect(page.getByText(/PO-101|Vjezd ze dvora/)).toHaveCount(0);
});

/** Types the driver's note and waits until the server has answered it. */
async function write(page: Page, text: string): Promise<void> {
  const answered = page.waitForResponse((answer) =>
    /mutation SetCartNotes/.test(answer.request().postData() ?? ""),
  );
  await noteOf(page).fill(text);
  await noteOf(page).blur();
  await answered;
}

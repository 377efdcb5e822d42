import type { Page } from "@playwright/test";
import { expectAccessible } from "./harness/accessibility.ts";
import { listWith, putIntoCart, signIn } from "./harness/ordering.ts";
import { downloadPdf } from "./harness/pdf.ts";
import { expect, test } from "./harness/product.ts";

/** An order and its recap as a PDF, also on a phone and without a connection (HISTORY-11, CHECKOUT-06, CHECKOUT-07). */

const jana = "jana.novotna@modrahvezda.example";
const lubomir = "lubomir.kovac@podhradom.example";

const crates = {
  search: "100101",
  product: /^Lipovrch 10 světlé výčepní, lahev 0,5 l/,
  amounts: { Palety: 2, Vrstvy: 2 },
};

test.use({ viewport: { width: 390, height: 844 } });

/** The total of the page, as it is written: "146 177,42 Kč". */
async function totalOf(page: Page, label: RegExp): Promise<string> {
  const figure = page.getByRole("term").filter({ hasText: label }).locator("xpath=following-sibling::dd");
  return (await figure.last().innerText()).replace(/\s+/g, " ");
}

async function openDeliveredOrder(page: Page): Promise<string> {
  await page.goto("/orders/history?status=delivered&sort=total-desc");
  const first = page.getByRole("link", { name: /^\d{10}$/ }).first();
  const number = await first.innerText();
  await first.click();
  await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
  return number;
}

test("HISTORY-11: an order becomes a PDF on a phone, with the words and figures of its page", async ({
  page,
}) => {
  await signIn(page, jana);
  const number = await openDeliveredOrder(page);
  const total = await totalOf(page, /^Celkem$/);

  const { name, pages, title, language } = await downloadPdf(page, "Stáhnout PDF");
  expect(name).toBe(`objednavka-${number}.pdf`);
  expect([title, language]).toEqual([`Objednávka ${number}`, "cs"]);
  const [text] = pages;
  expect(text).toContain(`Objednávka ${number} doručená`);
  expect(text).toContain("Restaurace U Modré hvězdy Sladovnická 12 549 01 Lipovrch");
  expect(text).toMatch(/100112 Lipovrch 10 světlé výčepní, sud KEG 50 l \d+ sud/);
  expect(text).toContain("Zálohy za obaly");
  expect(text).toContain(`CELKEM ${total}`);
  expect(text).toContain(`1 / ${pages.length}`);
});

test("HISTORY-11, LANG-03: the PDF of a Slovak order speaks Slovak, in euros", async ({ page }) => {
  // One of the demo's own, whatever other journeys have ordered.
  await signIn(page, lubomir, "/orders/history/4700101848");
  const { pages, language } = await downloadPdf(page, "Stiahnuť PDF");
  expect(language).toBe("sk");
  expect(pages[0]).toContain("Pivnica U Kováča");
  expect(pages[0]).toMatch(/ležiak, sud KEG 50 l/);
  expect(pages[0]).toMatch(/SPOLU [\d ]+,\d\d €/);
});

test("CHECKOUT-06, CHECKOUT-07: the recap says in its PDF that it was not sent; the thanks have the order's", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, jana, listWith(crates));
  await putIntoCart(page, crates);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/cart/recap");
  const recap = await downloadPdf(page, "Stáhnout PDF");
  expect(recap.name).toBe("rekapitulace-objednavky.pdf");
  expect(recap.pages[0]).toContain("Objednávka zatím nebyla odeslána");
  expect(recap.pages[0]).toMatch(/100101 Lipovrch 10 světlé výčepní, .* 2 palety \+ 2 vrstvy 221,00 Kč/);
  const [total] = /CELKEM [\d ]+,\d\d Kč/.exec(recap.pages[0] ?? "") ?? [];

  await page.getByRole("button", { name: /^Odeslat/ }).click();
  await page.waitForURL(/\/thank/);
  // The address changes before the page does.
  await expect(page.getByRole("button", { name: /^Odeslat/ })).toHaveCount(0);
  const order = await downloadPdf(page, "Stáhnout PDF");
  expect(order.name).toMatch(/^objednavka-\d{10}\.pdf$/);
  expect(order.pages[0]).toContain(total);
  expect(order.pages[0]).not.toContain("nebyla odeslána");
});

test.describe("without a connection", () => {
  test.use({ expectedConsoleErrors: /ERR_INTERNET_DISCONNECTED/ });

  test("HISTORY-11: the PDF says so and is tried again; two clicks make one file", async ({
    page,
    context,
  }) => {
    await signIn(page, jana);
    const number = await openDeliveredOrder(page);
    let files = 0;
    page.on("download", () => {
      files += 1;
    });
    const button = page.getByRole("button", { name: "Stáhnout PDF", exact: true });
    await context.setOffline(true);
    await button.click();
    await expect(page.getByRole("alert").getByText(/PDF se nepodařilo připravit/)).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    const { name } = await downloadPdf(page, "Zkusit znovu");
    expect(name).toBe(`objednavka-${number}.pdf`);
    await expect(page.getByText(/PDF se nepodařilo připravit/)).toBeHidden();

    files = 0;
    await button.dblclick();
    await expect.poll(() => files).toBe(1);
    await expect(button).not.toHaveAttribute("aria-busy", "true");
    expect(files).toBe(1);
  });
});

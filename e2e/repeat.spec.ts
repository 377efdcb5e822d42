import type { Locator, Page } from "@playwright/test";
import { withConnection } from "../db/src/connection.ts";
import { expectAccessibleAtBothWidths } from "./harness/accessibility.ts";
import { ageOrdersOfJourneys, signIn } from "./harness/ordering.ts";
import { expect, type Product, test } from "./harness/product.ts";

/** Repeating the last order from the home page, against what is usual there (HISTORY-03, C2, OP-21, CHECKOUT-06). */

const jana = "jana.novotna@modrahvezda.example";
const lubomir = "lubomir.kovac@podhradom.example";

/** Between the home page and a sent order. */
const mostActions = 5;

/** Missing in Jana's last standard order, and in all of those before it. */
const pale = { sku: "100112", name: "Lipovrch 10 světlé výčepní, sud KEG 50 l" };
/** Ľubomír's last order, of seven kegs of the same beer, as usual. */
const slovak = { order: "4700101743", name: "Lipovrch 10 svetlé výčapné, sud KEG 50 l", kegs: 7 };

test("HISTORY-03 from the home page to a sent order in five actions, with what was missing last time", async ({
  page,
  product,
}) => {
  const actions = countedActions();
  await ageOrdersOfJourneys(product.databaseUrl);
  await signIn(page, jana);
  const row = usualRow(page, pale.name);
  await expect(row).toContainText(/Bylo\sv\s\d\spředchozích objednávkách, naposledy chybělo\./);
  const add = row.getByRole("button", { name: /^Přidat\s\d+\ssud/ });
  const amount = (await add.innerText()).replace(/^Přidat\s/, "");
  const before = await linesToPut(page);

  await actions.click(add);
  await expect(row).toContainText(`Přidáno: ${amount}.`);
  expect(await linesToPut(page)).toBe(before + 1);
  await actions.click(putButton(page));
  await actions.click(page.getByRole("link", { name: "Zkontrolovat a odeslat" }));
  await expect(page.getByRole("heading", { level: 1, name: "Rekapitulace objednávky" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(amount);
  await actions.click(page.getByRole("button", { name: "Odeslat objednávku" }));
  await expect(page.getByRole("heading", { name: "Děkujeme za objednávku" })).toBeVisible();
  expect(actions.count()).toBeLessThanOrEqual(mostActions);

  await page.getByRole("link", { name: "Detail objednávky" }).click();
  await page.waitForURL(/\/orders\/history\/\d{10}$/);
  const lines = page.getByRole("row").filter({ hasText: "Lipovrch 10 světlé výčepní" });
  await expect(lines.filter({ hasText: amount })).toHaveCount(1);
});

test("HISTORY-03 C2 a tap takes the usual amount, another one leaves what was ordered", async ({
  page,
  product,
}) => {
  test.slow(); // axe reads the page at two widths
  await ageOrdersOfJourneys(product.databaseUrl);
  await orderedLastTime(product, 20);
  await signIn(page, lubomir);
  const row = usualRow(page, slovak.name);
  await expect(row).toContainText(/Naposledy\s20\ssudov, obvykle\s\d+\./);
  const net = page.getByText("Tovar bez DPH").locator("..");
  const asOrdered = await net.innerText();
  await row.getByRole("button", { name: /^Vziať\slen\s\d+:/ }).click();
  await expect(row).toContainText(/Teraz\s\d+\ssud\S*\snamiesto\s20\./);
  await expect(net).not.toHaveText(asOrdered, { useInnerText: true });
  const leave = row.getByRole("button", { name: /^Nechať\s20:/ });
  await expect(leave).toBeFocused();
  await expectAccessibleAtBothWidths(page);
  await leave.click();
  await expect(row).toContainText(/Naposledy\s20\ssudov/);
  await expect(net).toHaveText(asOrdered, { useInnerText: true });
  await orderedLastTime(product, slovak.kegs);
});

/** Clicks as a person would, and how many there were. */
function countedActions() {
  let done = 0;
  return {
    count: () => done,
    async click(where: Locator): Promise<void> {
      done += 1;
      await where.click();
    },
  };
}

function usualRows(page: Page): Locator {
  return page.getByRole("list", { name: /^Rozd\S+ \S+ obvykl/ }).getByRole("listitem");
}

function usualRow(page: Page, name: string): Locator {
  return usualRows(page).filter({ hasText: new RegExp(name.replaceAll(" ", "\\s")) });
}

function putButton(page: Page): Locator {
  return page.getByRole("button", { name: /^Vložit \d+ polož\S+ do košíku$/ });
}

async function linesToPut(page: Page): Promise<number> {
  return Number(/\d+/.exec(await putButton(page).innerText())?.[0]);
}

/** So many kegs were in the last order from Slovakia. */
async function orderedLastTime({ databaseUrl }: Product, kegs: number): Promise<void> {
  await withConnection(databaseUrl, (client) =>
    client.query(
      `update order_line set boxes_ordered = $1::int, packages = $1::int, layers = 0, pallets = 0,
         net_minor = unit_price_minor * $1::int, deposit_minor = unit_deposit_minor * $1::int
       where order_number = $2 and sku = $3`,
      [kegs, slovak.order, pale.sku],
    ),
  );
}

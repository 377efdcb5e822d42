import { withConnection } from "../db/src/connection.ts";
import { expectAccessible, expectAccessibleAtBothWidths } from "./harness/accessibility.ts";
import { ageOrdersOfJourneys, putIntoCart, signIn } from "./harness/ordering.ts";
import { expect, test } from "./harness/product.ts";
import { serverClockFrom } from "./harness/server-clock.ts";

/** One order, how far it is, and ordering it again (HISTORY-02, HISTORY-03, C2, C3, C16, B1). */

const jana = "jana.novotna@modrahvezda.example";

test("HISTORY-02 B6 the page of an order says all of it up to its invoice, and its totals add up", async ({
  page,
}) => {
  await signIn(page, jana, "/orders/history?method=selfpickup_selfpickup&status=delivered");
  const first = page.getByRole("rowheader").first().getByRole("link");
  const number = await first.innerText();
  await first.click();
  // The brewery brought it yesterday, and invoiced it at noon.
  await expect(page.getByRole("list", { name: "Průběh objednávky" })).toContainText(
    new RegExp(`Doručeno.*Faktura F${number} vystavena\\s*čt\\s19\\.11\\. 12:00`),
  );
  const papers = page.getByRole("region", { name: "Doklady k objednávce" });
  await expect(papers.getByRole("link", { name: `F${number}` })).toBeVisible();
  const lines = page.getByRole("row").filter({ has: page.getByRole("rowheader") });
  const net = (await lines.allInnerTexts()).reduce(
    (sum, text) => sum + minorOf(text.split("\t").at(-1) ?? ""),
    0,
  );
  const amountOf = async (label: string | RegExp) =>
    minorOf(
      await page
        .getByRole("term")
        .filter({ hasText: label })
        .locator("xpath=following-sibling::dd")
        .innerText(),
    );
  expect(await amountOf("Zboží bez DPH")).toBe(net);
  expect(await amountOf(/^Celkem$/)).toBe(
    net + (await amountOf(/^DPH/)) + (await amountOf("Zálohy za obaly")),
  );
});

test("B6 a credit note that comes while somebody looks at the order stands on its page within seconds", async ({
  page,
  product,
}) => {
  await signIn(page, jana, "/orders/history?method=selfpickup_selfpickup&status=delivered");
  const number = await page.getByRole("rowheader").first().getByRole("link").innerText();
  const listening = page.waitForResponse((answer) => answer.url().endsWith("/events") && answer.ok());
  await page.goto(`/orders/history/${number}`);
  const papers = page.getByRole("region", { name: "Doklady k objednávce" });
  await expect(papers.getByRole("link", { name: `F${number}` })).toBeVisible();
  await listening;
  await withConnection(product.databaseUrl, async (client) => {
    await client.query(
      `insert into document (kind, number, company_id, ship_to_id, issued, amount_minor, currency, state, order_numbers)
       select 'credit-note', 'D' || $1::text, company_id, ship_to_id, issued, -100, currency, 'settled', order_numbers
       from document where number = 'F' || $1::text`,
      [number],
    );
    await client.query(
      `insert into erp_report (event_id, order_number, company_id, kind, document_number, body_hash, at, received_at)
       select 'credit-' || order_number, order_number, company_id, 'credit', 'D' || order_number, '', now(), now()
       from sales_order where order_number = $1`,
      [number],
    );
  });
  await expect(papers).toContainText(`D${number}`);
  await expect(page.getByRole("status").filter({ hasText: `Dobropis D${number}` })).toHaveCount(1);
});

test("HISTORY-03 C2 C3 D06 the last order goes from home into the cart; a second time it asks, the old one is saved or undo brings all back", async ({
  page,
  product,
}) => {
  await ageOrdersOfJourneys(product.databaseUrl);
  await signIn(page, jana);
  await expect(page.getByRole("heading", { name: /^Zopakovat objednávku z\s/ })).toBeVisible();
  const put = page.getByRole("button", { name: /^Vložit \d+ polož\S+ do košíku$/ });
  const count = Number(/\d+/.exec(await put.innerText())?.[0]);
  await expect(page.getByText(/((Všechny|Všech) \d+ polož\S+ (jsou|je)|^Položka je) dostupn/)).toBeVisible();
  await put.click();
  await expect(page.getByText(new RegExp(`^Vložen[aoy]\\s${count}\\spolož\\S+\\.$`))).toBeVisible();
  const cart = page.getByRole("banner").getByRole("link", { name: /^Košík/ });
  await expect(cart).toContainText(String(count));
  const total = await cart.innerText();

  await put.click();
  const dialog = page.getByRole("dialog", { name: /^Objednat znovu / });
  await expect(dialog).toContainText(/V\skošíku už máte \d+ polož/);
  await dialog.getByText("Nahradit obsah košíku").click();
  await dialog.getByRole("button", { name: /^Vložit/ }).click();
  await expect(dialog).toBeHidden();
  await expect(cart).toHaveText(total, { useInnerText: true });
  await expect(page.getByText("Předchozí košík je uložený na později.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Zobrazit uložené" })).toBeVisible();

  await put.click();
  await dialog.getByRole("button", { name: /^Vložit/ }).click();
  await expect(dialog).toBeHidden();
  await expect(cart).not.toHaveText(total, { useInnerText: true });
  await page.getByRole("button", { name: "Vrátit zpět" }).click();
  await expect(cart).toHaveText(total, { useInnerText: true });
});

test("D06 C3 HISTORY-05 ERROR-32 an order with goods that are gone comes with others, beside the cart or in its place", async ({
  page,
  product,
}) => {
  const number = await orderOfKegs(product.databaseUrl);
  await signIn(page, jana, `/orders/history/${number}`);
  const dialog = page.getByRole("dialog", { name: `Objednat znovu ${number}` });
  const cart = page.getByRole("banner").getByRole("link", { name: /^Košík/ });
  const instead = dialog.getByRole("checkbox", { name: /^Místo toho vložit / });
  await setSold(product.databaseUrl, false);
  try {
    await page.getByRole("button", { name: "Objednat znovu" }).click();
    await expect(dialog.getByRole("heading", { name: "1 položku nelze přidat" })).toBeVisible();
    await expect(dialog).toContainText("Produkt 100112 už v požadovaném datu nedodáváme.");
    const all =
      Number(/\d+/.exec(await dialog.getByRole("button", { name: /^Vložit/ }).innerText())?.[0]) + 1;
    await instead.check();
    await dialog.getByRole("button", { name: new RegExp(`^Vložit ${all} polož\\S+ do košíku$`) }).click();
    await expect(dialog).toBeHidden();
    await expect(cart).toHaveAccessibleName(new RegExp(`${all} polož`));
    await page.getByRole("button", { name: "Vrátit zpět" }).click();
    await expect(cart).not.toHaveAccessibleName(new RegExp(`${all} polož`));

    const lager = {
      search: "100212",
      product: /^Lipovrch 11 světlý ležák, sud KEG 50 l/,
      amounts: { Sudy: 4 },
    };
    await putIntoCart(page, lager);
    await page.goto(`/orders/history/${number}`);
    await page.getByRole("button", { name: "Objednat znovu" }).click();
    await dialog.getByText("Nahradit obsah košíku").click();
    await instead.check();
    await dialog.getByRole("button", { name: /^Vložit/ }).click();
    await expect(page.getByText("Předchozí košík je uložený na později.")).toBeVisible();
    await expect(cart).toHaveAccessibleName(new RegExp(`${all} polož`));
    await page.getByRole("link", { name: "Zobrazit uložené" }).click();
    await expect(page.getByRole("table").getByRole("row").nth(1)).toContainText("Bez názvu");
  } finally {
    await setSold(product.databaseUrl, true);
  }
});

test("B1 C19 the countdown goes by the server's clock, and past the cut-off it moves on by itself", async ({
  page,
}) => {
  // Half a minute before a cut-off; when it has passed, the server leaves that day out.
  const elapsed = await serverClockFrom(page, "2026-11-20T15:59:30+01:00");
  await page.route("**/orders/GetDeliveryAvailableDate?*", async (route) => {
    const answer = await (await route.fetch()).json();
    const [first, second, ...rest] = answer.filteredDeliveryDate;
    const days = [
      { ...first, orderBy: "2026-11-20T16:00" },
      { ...second, orderBy: `${second.date}T09:00` },
      ...rest,
    ];
    const filteredDeliveryDate = elapsed() > 30 ? days.slice(1) : days;
    await route.fulfill({ json: { ...answer, filteredDeliveryDate } });
  });
  await signIn(page, jana);
  const main = page.getByRole("main");
  await expect(main.getByText(/^0:[0-2]\d$/)).toBeVisible();
  await expect(main.getByText(/Uzávěrka minula\. Nejbližší den dodání je /).first()).toBeVisible({
    timeout: 45_000,
  });
  await expect(main.getByText(/^0:[0-2]\d$/)).toBeHidden();
});

test("WCAG: home, history, one order and the preview", async ({ page }) => {
  test.slow(); // axe reads four whole pages at two widths
  await signIn(page, jana);
  await expect(page.getByRole("heading", { name: /^Zopakovat objednávku z\s/ })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.goto("/orders/history");
  await expect(page.getByText(/^Strana 1 z\s/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 6000 });
  await page.getByRole("button", { name: "Filtry", exact: true }).click();
  await expectAccessible(page);
  await page.goto("/orders/history?status=delivered&method=selfpickup_selfpickup");
  await page
    .getByRole("link", { name: /^\d{10}$/ })
    .first()
    .click();
  await expect(page.getByRole("list", { name: "Průběh objednávky" })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: "Objednat znovu" }).click();
  await expect(page.getByRole("dialog").getByText(/polož\S+ beze změny/)).toBeVisible();
  await expectAccessibleAtBothWidths(page, 900);
});

/** "113 962,14 Kč" → 11396214 */
function minorOf(money: string): number {
  return Number(money.replace("−", "-").replace(/[^\d-]/g, ""));
}

/** The newest order of the demo with kegs of twelve. */
async function orderOfKegs(databaseUrl: string): Promise<string> {
  return withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ number: string }>(
      `select order_number as number from sales_order join order_line using (order_number)
       where sku = '100112' and ship_to_id = '500101' and cart_id is null order by created_at desc limit 1`,
    );
    return rows[0]?.number ?? "";
  });
}

/** Whether those kegs can still be had. */
async function setSold(databaseUrl: string, isSold: boolean): Promise<void> {
  await withConnection(databaseUrl, (client) =>
    client.query("update product set sellable_to = $1 where sku = '100112'", [isSold ? null : "2026-11-01"]),
  );
}

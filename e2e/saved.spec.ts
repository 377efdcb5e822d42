import type { Page } from "@playwright/test";
import { withConnection } from "../db/src/connection.ts";
import { expectAccessibleAtBothWidths } from "./harness/accessibility.ts";
import { listWith, putIntoCart, signIn } from "./harness/ordering.ts";
import { expect, type Product, test } from "./harness/product.ts";

/** Carts put aside: listed, named, deleted, and put into the cart again (SAVED, ROUTE-11, ROUTE-12, C1…C3, D05, D06). */

const jana = "jana.novotna@modrahvezda.example";
/** Documents only. */
const accountant = "lucie.simova@modrahvezda.example";
const lager = { search: "100212", product: /^Lipovrch 11 světlý ležák, sud KEG 50 l/, amounts: { Sudy: 4 } };

const cartLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Košík/ });
const rows = (page: Page) =>
  page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") });
const preview = (page: Page) => page.getByRole("dialog", { name: /^Vložit do košíku: / });

test.beforeEach(async ({ product }) => {
  await sql(product, "delete from saved_order");
  await sql(
    product,
    "update cart set ship_to_id = '500101', delivery_method = null, delivery_date = null where uid = 'U001' and is_active",
  );
});

/** What Jana put aside: four kegs, or two kinds of them, for Monday. */
async function putAside(product: Product, skus: readonly string[] = ["100212"]): Promise<void> {
  await sql(
    product,
    `with put_aside as (
        insert into cart (id, uid, company_id, ship_to_id, is_active, created_at, updated_at)
        select md5(random()::text), 'U001', company_id, id, false, '2026-11-20 08:40Z', '2026-11-20 08:40Z'
        from ship_to where id = '500101' returning *),
      saved as (
        insert into saved_order (cart_id, uid, company_id, ship_to_id, title, customer_order_number, note_for_driver,
          delivery_method, delivery_date, currency, net_minor, total_minor, boxes, line_count, created_at, updated_at)
        select id, uid, company_id, ship_to_id, 'Zahrádka', '', 'Zvonit u vrat', 'selfpickup_selfpickup', '2026-11-23',
          'CZK', 776000, 1500000, 4, ${skus.length}, created_at, updated_at
        from put_aside returning *)
    insert into saved_order_line (saved_order_id, line_no, company_id, sku, names, packages, layers, pallets, boxes,
      unit_price_minor, net_minor)
    select s.id, row_number() over (order by p.sku desc), s.company_id, p.sku, p.names, 4, 0, 0, 4,
      case p.sku when '100212' then 194000 else 164900 end, 776000
    from saved s, product p where p.sku = any('{${skus.join(",")}}')`,
  );
}

/** Signs Jana in with two other kegs in her cart; going on with them is what she answers. */
async function signInWithGoods(page: Page, product: Product): Promise<void> {
  await sql(
    product,
    `insert into cart (id, uid, company_id, ship_to_id, created_at, updated_at)
    select md5(random()::text), 'U001', company_id, id, '2026-11-20 08:00Z', '2026-11-20 08:00Z' from ship_to
    where id = '500101' and not exists (select from cart where uid = 'U001' and is_active)`,
  );
  await sql(
    product,
    `insert into cart_line (cart_id, company_id, sku, packages, layers, pallets, position)
    select id, company_id, '100112', 2, 0, 0, 1 from cart where uid = 'U001' and is_active`,
  );
  await signIn(page, jana);
  const question = page.getByRole("dialog", { name: "Máte rozpracovanou objednávku" });
  await question.getByRole("button", { name: "Pokračovat" }).click();
  await expect(question).toBeHidden();
}

async function sql(product: Product, text: string): Promise<void> {
  await withConnection(product.databaseUrl, (client) => client.query(text));
}

/** As many more saved orders like the one that is there, each a day older and dearer than the one before. */
async function multiply(product: Product, times: number): Promise<void> {
  await sql(
    product,
    `with wanted as (select n, md5(n::text || random()::text) as cart_id from generate_series(1, ${times}) n),
      carts as (
        insert into cart select (jsonb_populate_record(c, jsonb_build_object('id', w.cart_id))).*
        from wanted w, saved_order o join cart c on c.id = o.cart_id returning id),
      copies as (
        insert into saved_order (cart_id, uid, company_id, ship_to_id, title, customer_order_number, note_for_driver,
          delivery_method, delivery_date, currency, net_minor, total_minor, boxes, line_count, created_at, updated_at)
        select carts.id, o.uid, o.company_id, case when w.n % 2 = 0 then '500102' else o.ship_to_id end,
          'Akce ' || lpad(w.n::text, 2, '0'), 'PO-' || w.n, o.note_for_driver, o.delivery_method, o.delivery_date,
          o.currency, o.net_minor, o.total_minor + w.n * 100, o.boxes, o.line_count, o.created_at - w.n * interval '1 day',
          o.updated_at
        from wanted w join carts on carts.id = w.cart_id, saved_order o
        returning id)
    insert into saved_order_line
    select (jsonb_populate_record(l, jsonb_build_object('saved_order_id', copies.id))).* from copies, saved_order_line l`,
  );
}

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
  await dialog.getByRole("radio").nth(1).check();
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

test("SAVED-06, SAVED-07, SAVED-10, D05: name and number are changed in their place, by keyboard", async ({
  page,
  product,
}) => {
  await putAside(product);
  await signIn(page, jana, "/orders/saved");
  const pencil = page.getByRole("button", { name: /^Upravit název a\sčíslo: / });
  await pencil.focus();
  await page.keyboard.press("Enter");
  const name = page.getByRole("textbox", { name: "Název" });
  await expect(name).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(name).toHaveCount(0);
  await expect(pencil).toBeFocused();

  await page.keyboard.press("Enter");
  await name.fill("Letní zahrádka");
  await expect(page.getByRole("form")).toContainText("14 / 40");
  await page.getByRole("textbox", { name: "Vaše číslo objednávky" }).fill("PO-2026-17");
  await page.keyboard.press("Enter");
  await expect(rows(page)).toContainText("Letní zahrádka");
  await expect(rows(page)).toContainText("PO-2026-17");
  await expect(pencil).toBeFocused();

  await page.getByRole("link", { name: "Letní zahrádka" }).click();
  await expect(page).toHaveTitle("Letní zahrádka · vycep");
  await page.getByRole("button", { name: "Upravit název a\u00a0číslo" }).click();
  await name.fill("");
  await page.getByRole("textbox", { name: "Vaše číslo objednávky" }).fill("");
  await page.getByRole("button", { name: "Uložit", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Bez názvu, pá 20\.11\. 9:4\d$/ })).toBeVisible();
  await expect(page.getByText("bez vlastního čísla")).toBeVisible();
});

test.describe("a name that cannot be saved", () => {
  test.use({ expectedConsoleErrors: /Failed to load resource/ });

  test("C5: says so beside the field and keeps what was typed", async ({ page, product }) => {
    await putAside(product);
    await signIn(page, jana, "/orders/saved");
    await page.route("**/graphql", async (route) =>
      route.request().postData()?.includes("mutation RenameSavedOrder")
        ? route.fulfill({ status: 500, json: {} })
        : route.fallback(),
    );
    await page.getByRole("button", { name: /^Upravit název a\sčíslo: / }).click();
    await page.getByRole("textbox", { name: "Název" }).fill("Nový název");
    await page.getByRole("button", { name: "Uložit", exact: true }).click();
    await expect(page.getByRole("form").getByRole("alert")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Název" })).toHaveValue("Nový název");
  });

  test("SAVED-01: a list that cannot be read offers to try again", async ({ page }) => {
    await signIn(page, jana);
    let isBroken = true;
    await page.route("**/graphql", async (route) =>
      isBroken && route.request().postData()?.includes("query SavedOrders(")
        ? route.fulfill({ status: 500, json: {} })
        : route.fallback(),
    );
    await page.goto("/orders/saved");
    await expect(page.getByText("Objednávky se nepodařilo načíst.")).toBeVisible();
    isBroken = false;
    await page.getByRole("button", { name: "Zkusit znovu" }).click();
    await expect(page.getByRole("heading", { name: "Zatím nemáte nic uloženo." })).toBeVisible();
  });
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

test("SAVED-08, D06: into an empty cart it goes on where and how it was saved, and stays saved", async ({
  page,
  product,
}) => {
  await putAside(product);
  await signIn(page, jana, "/catalog/products");
  await page.getByRole("button", { name: /^Odběrné místo/ }).click();
  await page.getByRole("option", { name: /^Výčep Na Růžku/ }).click();
  await expect(page.getByRole("button", { name: /^Odběrné místo/ })).toContainText("Výčep Na Růžku");
  await page.goto("/orders/saved");
  await page.getByRole("button", { name: "Do košíku: Zahrádka" }).click();
  await expect(preview(page)).toContainText("Restaurace U\u00a0Modré hvězdy · Standardní · po 23.11.2026");
  await expect(preview(page).getByRole("radio")).toHaveCount(0);
  await preview(page).getByRole("button", { name: "Vložit 1 položku do košíku" }).click();
  await expect(page.getByText("Vložena 1 položka.")).toBeVisible();
  await expect(preview(page)).toBeHidden();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("link", { name: "Zobrazit košík" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Restaurace U\u00a0Modré hvězdy");
  await page.goto("/catalog/products");
  await expect(page.getByRole("button", { name: /^Odběrné místo/ })).toContainText(
    "Restaurace U Modré hvězdy",
  );
});

test("C3, D06, OP-21: with a cart in progress it is added, or takes its place while that one is saved", async ({
  page,
  product,
}) => {
  await putAside(product);
  await signInWithGoods(page, product);
  await page.goto("/orders/saved");
  await page.getByRole("button", { name: "Do košíku: Zahrádka" }).click();
  await expect(preview(page)).toContainText(/V\skošíku už máte 1 položku\./);
  await preview(page)
    .getByRole("button", { name: /^Vložit 1 položku/ })
    .click();
  await expect(cartLink(page)).toHaveAccessibleName(/2 položky/);
  await expect(rows(page)).toHaveCount(1);

  await page.getByRole("button", { name: "Do košíku: Zahrádka" }).click();
  await preview(page).getByText("Nahradit obsah košíku").click();
  await preview(page)
    .getByRole("button", { name: /^Vložit 1 položku/ })
    .click();
  await expect(page.getByText("Předchozí košík je uložený na později.")).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/1 položka/);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText("Bez názvu");
});

test("C1, C2, D06, OP-21: what changed, what cannot come and what could instead is told before anything goes in", async ({
  page,
  product,
}) => {
  await putAside(product, ["100212", "100112"]);
  await signIn(page, jana);
  await sql(product, "update product set sellable_to = '2026-11-01' where sku = '100112'");
  await sql(product, "update saved_order_line set unit_price_minor = 100 where sku = '100212'");
  try {
    await page.goto("/orders/saved");
    await page.getByRole("link", { name: "Zahrádka" }).click();
    const table = page.getByRole("table", { name: "Položky uložené objednávky Zahrádka" });
    await expect(table.getByRole("row", { name: /Lipovrch 11/ })).toContainText(/Zdražilo z\s1,00\sKč na/);
    await expect(page.getByText("Bez 1 položky, která teď není dostupná.")).toBeVisible();

    await page.getByRole("button", { name: "Do košíku" }).click();
    await expect(preview(page).getByRole("heading", { name: "1 položku nelze přidat" })).toBeVisible();
    await expect(preview(page).getByRole("heading", { name: "1 položka se změnou" })).toBeVisible();
    await expect(preview(page)).toContainText("Vložíme jen to, co dostupné je.");
    const instead = preview(page).getByRole("checkbox", { name: /^Místo toho vložit / });
    await instead.check();
    await preview(page).getByRole("button", { name: "Vložit 2 položky do košíku" }).click();
    await expect(page.getByText("Vloženy 2 položky. Z\u00a0toho 1 se změnou.")).toBeVisible();
    await expect(cartLink(page)).toHaveAccessibleName(/2 položky/);

    await page.getByRole("button", { name: "Do košíku" }).click();
    await preview(page).getByRole("button", { name: "Vložit 1 dostupnou položku do košíku" }).click();
    await expect(
      page.getByText("Vložena 1 položka. Z\u00a0toho 1 se změnou. Nepřidána 1 položka."),
    ).toBeVisible();
  } finally {
    await sql(product, "update product set sellable_to = null where sku = '100112'");
  }
});

test("C2: where nothing can come at all, the button says so", async ({ page, product }) => {
  await putAside(product);
  await signIn(page, jana);
  await sql(product, "update product set sellable_to = '2026-11-01' where sku = '100212'");
  await page.goto("/orders/saved");
  await page.getByRole("button", { name: "Do košíku: Zahrádka" }).click();
  const put = preview(page).getByRole("button", { name: /^Vložit/ });
  await expect(put).toHaveAttribute("aria-disabled", "true");
  await expect(put).toHaveAccessibleDescription("Žádnou položku teď nelze přidat.");
  await sql(product, "update product set sellable_to = null where sku = '100212'");
  await expect(preview(page)).toContainText("1 položku nelze přidat");
});

test("C16, ERROR-42: what is not one's own looks like what is not there", async ({ page, product }) => {
  await putAside(product);
  await signIn(page, jana, "/orders/saved");
  const address = await page.getByRole("link", { name: "Zahrádka" }).getAttribute("href");
  await sql(product, "update saved_order set uid = 'U002'");
  const texts: string[] = [];
  for (const path of [address ?? "", "/orders/saved/OTk5OTk5", "/orders/saved/nonsense"]) {
    await page.goto(path);
    await expect(
      page.getByRole("heading", { level: 1, name: "Tuto uloženou objednávku jsme nenašli." }),
    ).toBeVisible();
    texts.push(await page.getByRole("main").innerText());
  }
  expect(new Set(texts).size).toBe(1);
  await page.getByRole("link", { name: "Zpět na uložené objednávky" }).click();
  await expect(page.getByRole("heading", { name: "Zatím nemáte nic uloženo." })).toBeVisible();
});

test("ROUTE-11, OP-35, PERM-03: without Catalogue there is no tab, and the address is 403", async ({
  page,
}) => {
  await signIn(page, accountant, "/orders/saved");
  await page.waitForURL(/\/error403/);
  await expect(page.getByText("Uložené objednávky")).toBeVisible();
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
  await expectAccessibleAtBothWidths(page, 900);
  await page.getByRole("button", { name: "Upravit název a\u00a0číslo: Zahrádka" }).click();
  await expectAccessibleAtBothWidths(page, 900);
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

import { execFileSync } from "node:child_process";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { withConnection } from "../../db/src/connection.ts";
import { demoPassword, raiseKegPrice } from "../harness/ordering.ts";
import { expect, test } from "../harness/product.ts";

/**
 * The cellar of a telephone whose browser is killed (B12): sixty counts without network, in a browser with a profile on the
 * disk, all of whose processes are killed in between. None is lost and none is there twice, and what changed meanwhile is told.
 */

const jana = "jana.novotna@modrahvezda.example";
const counts = 60;
const killedAfter = 37;
const usual = 9;
const kegDearerMinor = 2500;

test("B12 sixty counts, the browser's processes killed in between: none lost, none twice", async ({
  product,
  launchOptions,
}, info) => {
  await clearCellar(product.databaseUrl);
  await stockCellar(product.databaseUrl);
  const profile = info.outputPath("profile");
  const open = () =>
    chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...{ baseURL: product.origin, locale: "cs-CZ", timezoneId: "Europe/Prague" },
      ...{ viewport: { width: 390, height: 844 }, reducedMotion: "reduce", serviceWorkers: "allow" },
    });

  const first = await open();
  const page = pageOf(first);
  await page.goto("/cellar");
  await typePassword(page, jana);
  await expect(page.getByText(/^0\/\d+ spočítáno/)).toBeVisible();
  await expect.poll(() => keptPages(page)).toEqual(["/cellar"]);
  await first.setOffline(true);
  for (let index = 0; index < killedAfter; index += 1) await count(page, index);
  await expect.poll(() => countsOnDisk(page)).toBe(killedAfter);
  const gone = first.waitForEvent("close");
  kill(profile);
  await gone;

  await raiseKegPrice(product.databaseUrl, kegDearerMinor);
  const second = await open();
  await second.setOffline(true);
  const again = pageOf(second);
  await again.goto("/cellar");
  await expect(again.getByText(new RegExp(`^${killedAfter}/\\d+ spočítáno`))).toBeVisible();
  for (let index = killedAfter; index < counts; index += 1) await count(again, index);
  await expect(again.getByText(`${counts} změn čeká na síť`)).toBeVisible();

  // The session was killed as well; nobody is taken away from a count, and whoever signs in finds what came of it.
  await second.setOffline(false);
  await again.getByRole("button", { name: "Přihlásit se" }).click();
  await typePassword(again, jana);
  await expect(again.getByText("odesláno, 60 počtů")).toBeVisible();
  await expect(again.getByRole("heading", { name: "Zatím se změnilo" })).toBeVisible();
  await expect(again.getByRole("main")).toContainText(/Platí jiná cena\.\s*\+\d+,00/);
  await second.close();

  const kept = await withConnection(product.databaseUrl, (client) =>
    client.query<{ keys: number; products: number; same: number }>(
      `select count(*) as keys, count(distinct cellar_count.sku) as products,
          count(*) filter (where ordered = packages or ordered = 0 and packages is null or refused is not null) as same
        from cellar_count left join cart using (uid) left join cart_line on cart_id = cart.id and cart_line.sku = cellar_count.sku
        where cart.is_active and counted_by <> 'earlier'`,
    ),
  );
  await clearCellar(product.databaseUrl);
  await raiseKegPrice(product.databaseUrl, -kegDearerMinor);
  expect(kept.rows).toEqual([{ keys: counts, products: counts, same: counts }]);
});

/** Journeys of one worker share a database. */
async function clearCellar(databaseUrl: string): Promise<void> {
  await withConnection(databaseUrl, (client) => client.query("delete from cellar_count"));
}

/** Sixty products that stand in her cart, of each of which nine were usual yesterday. */
async function stockCellar(databaseUrl: string): Promise<void> {
  await withConnection(databaseUrl, async (client) => {
    const stocked = `with owner as (select uid, company_id from app_user where email = $1),
      live as (
        insert into cart (id, uid, company_id, ship_to_id, delivery_method, delivery_date, created_at, updated_at)
        select repeat('k', 32), uid, company_id, '500101', 'flatrate_flatrate', '2026-11-24', now(), now() from owner
        on conflict (uid, company_id) where is_active do update set version = cart.version + 1, ship_to_id = '500101',
          delivery_method = 'flatrate_flatrate', delivery_date = '2026-11-24'
        returning id, uid, company_id),
      goods as (
        select sku, row_number() over (order by sku) as position from product
        where not is_tank and not is_bundle and 'CZ' = any (markets) and exists (
          select from price where price.sku = product.sku and price_list = 'CZ-HORECA')
        limit ${counts}),
      noted as (
        insert into cellar_count (uid, key, company_id, ship_to_id, sku, in_cellar, usual, ordered, counted_at, counted_by,
          received_at, in_cart_before)
        select uid, gen_random_uuid(), company_id, '500101', sku, 1, ${usual}, ${usual - 1}, '2026-11-19 10:00Z', 'earlier',
          '2026-11-19 10:00Z', 0
        from live, goods)
      insert into cart_line (cart_id, company_id, sku, packages, layers, pallets, position)
      select id, company_id, sku, 1, 0, 0, position from live, goods`;
    await client.query(stocked, [jana]);
  });
}

function pageOf(context: BrowserContext): Page {
  const [page] = context.pages();
  if (page === undefined) throw new Error("a browser without a page");
  return page;
}

async function typePassword(page: Page, email: string): Promise<void> {
  await page.getByRole("textbox", { name: /e-mail/i }).fill(email);
  await page.locator('input[type="password"]').fill(demoPassword);
  await page.locator('input[type="password"]').press("Enter");
}

/** By the keys of a keyboard, which are the large ones of the page. */
async function count(page: Page, index: number): Promise<void> {
  await page.keyboard.press(String(index % 7));
  await page
    .getByRole("button", { name: /^(Další|Hotovo)/ })
    .first()
    .click();
}

/** All processes of the browser with this profile, as a telephone does that needs the memory. */
function kill(profile: string): void {
  const running = execFileSync("ps", ["-Ao", "pid=,args="], { encoding: "utf8", maxBuffer: 1e8 });
  for (const line of running.split("\n"))
    if (line.includes(`--user-data-dir=${profile}`)) process.kill(Number.parseInt(line, 10), "SIGKILL");
}

/** What has reached the database that a killed browser keeps. */
function countsOnDisk(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("vycep");
        opening.onerror = () => reject(new Error("there is no database"));
        opening.onsuccess = () => {
          const reading = opening.result.transaction("kept").objectStore("kept").get("cellar");
          reading.onsuccess = () => {
            opening.result.close();
            const { unsent } = JSON.parse(reading.result?.cellarCounts ?? '{"unsent":[]}');
            resolve(unsent.length);
          };
        };
      }),
  );
}

function keptPages(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const pages = await caches.open("vycep-pages");
    return (await pages.keys()).map(({ url }) => new URL(url).pathname);
  });
}

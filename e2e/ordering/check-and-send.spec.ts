import type { Locator, Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "../harness/accessibility.ts";
import { ageOrdersOfJourneys, signIn } from "../harness/ordering.ts";
import { expect, test } from "../harness/product.ts";

/**
 * From a signed-in home page to a sent order for those who know, by hand in five actions at three widths, and
 * with forty keys and no mouse; and which of the last orders is repeated (CHECKOUT-01, CHECKOUT-06, HISTORY-03).
 */

const jana = "jana.novotna@modrahvezda.example";

/** From the home page to the thank-you; a number with its Enter is one, as a click is. */
const mostActions = 5;
/** The same by keys, each counted, with the ones that are held. */
const mostKeys = 40;

const pale = { sku: "100112", name: /^Lipovrch 10 světlé výčepní, sud KEG 50 l/ };

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 1440 });

    test("CHECKOUT-01 CHECKOUT-06 six kegs from the home page are sent in five actions", async ({
      page,
      product,
    }) => {
      await ageOrdersOfJourneys(product.databaseUrl);
      await signIn(page, jana);
      const actions = countedActions();
      await actions.click(page.getByRole("main").getByRole("link", { name: "Nová objednávka" }));
      await actions.enter(page.getByRole("main").getByRole("spinbutton", { name: /^Sudy/ }).first(), "6");
      await actions.click(page.getByRole("link", { name: /^Košík: 1 položka/ }).first());
      await expect(page.getByRole("grid", { name: "Položky košíku" })).toBeVisible();
      const steps = page.getByRole("link", { name: "Pokračovat k dodání" });
      await expect(steps).toHaveAttribute("href", "/cart?step=delivery");
      await expectAccessibleAsItStands(page);
      await actions.click(visible(page, /^Zkontrolovat( a odeslat)?$/));
      await expect(page.getByRole("heading", { level: 1, name: "Rekapitulace objednávky" })).toBeVisible();
      await expect(page.getByRole("main")).toContainText(/6\ssudů/);
      await actions.click(page.getByRole("button", { name: /^Odeslat( objednávku)?$/ }));
      await expect(page.getByRole("heading", { name: "Děkujeme za objednávku" })).toBeVisible();
      expect(actions.count()).toBeLessThanOrEqual(mostActions);
    });
  });
}

test("CHECKOUT-08 six kegs are found, ordered and sent by forty keys without a mouse", async ({
  page,
  product,
}) => {
  await ageOrdersOfJourneys(product.databaseUrl);
  await signIn(page, jana);
  await expect(page.getByRole("button", { name: "Hledat v celém portálu" })).toBeVisible();
  const keys = countedKeys(page);
  await keys.press("/");
  await expect(page.getByRole("searchbox", { name: "Hledat v celém portálu" })).toBeFocused();
  await keys.type(pale.sku);
  await expect(page.getByRole("option").first()).toHaveAccessibleName(pale.name);
  await keys.press("Enter");
  // The page that is opened is read from its heading on.
  await expect(page.getByRole("heading", { level: 1, name: /^Lipovrch 10 světlé výčepní/ })).toBeFocused();
  await keys.tabTo(page.getByRole("main").getByRole("spinbutton", { name: /^Sudy/ }).first());
  await keys.type("6");
  await keys.press("Enter");
  await expect(page.getByRole("banner").getByRole("link", { name: /^Košík: 1 položka/ })).toBeVisible();
  await keys.press("Control+Enter");
  await expect(page.getByRole("grid", { name: "Položky košíku" })).toBeVisible();
  await keys.press("Control+Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Rekapitulace objednávky" })).toBeVisible();
  await keys.press("Control+Enter");
  await expect(page.getByRole("button", { name: "Odeslat objednávku" })).toBeFocused();
  await expectAccessibleAsItStands(page);
  await keys.press("Control+Enter");
  await expect(page.getByRole("heading", { name: "Děkujeme za objednávku" })).toBeVisible();
  expect(keys.count()).toBeLessThanOrEqual(mostKeys);
});

test("from the cart's heading to the next step are two keys, and its lines are one stop", async ({
  page,
  product,
}) => {
  await ageOrdersOfJourneys(product.databaseUrl);
  await signIn(page, jana);
  await page.getByRole("button", { name: /^Vložit \d+ polož\S+ do košíku$/ }).click();
  await page.getByRole("link", { name: "Zkontrolovat a odeslat" }).waitFor();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("grid", { name: "Položky košíku" })).toBeVisible();
  await page.getByRole("heading", { level: 1 }).focus();
  const keys = countedKeys(page);
  await keys.press("Tab");
  await keys.press("Enter");
  await expect(page.getByRole("link", { name: "Zkontrolovat a odeslat" })).toBeFocused();
  expect(keys.count()).toBe(2);

  // What comes last stands between the grid and the next step.
  await expect(page.getByRole("link", { name: /^Smlouva / })).toBeVisible();
  const rows = page.getByRole("grid", { name: "Položky košíku" }).getByRole("row");
  const first = rows.nth(0).getByRole("spinbutton").first();
  await first.focus();
  await page.keyboard.press("ArrowDown");
  await expect(rows.nth(1).getByRole("spinbutton").first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("grid").locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(rows.nth(1).getByRole("spinbutton").first()).toBeFocused();
});

/** Clicks and entries as a person would make them, and how many there were. */
function countedActions() {
  let done = 0;
  return {
    count: () => done,
    async click(where: Locator): Promise<void> {
      done += 1;
      await where.click();
    },
    async enter(where: Locator, text: string): Promise<void> {
      done += 1;
      await where.fill(text);
      await where.press("Enter");
    },
  };
}

/** Keys as a person would press them, and how many there were; one that is held counts as well. */
function countedKeys(page: Page) {
  let done = 0;
  const press = async (keys: string): Promise<void> => {
    done += keys.split("+").length;
    await page.keyboard.press(keys);
  };
  return {
    count: () => done,
    press,
    async type(text: string): Promise<void> {
      done += text.length;
      await page.keyboard.type(text);
    },
    async tabTo(goal: Locator): Promise<void> {
      for (let tabs = 0; tabs < mostKeys; tabs += 1) {
        if (await goal.evaluate((element) => element === document.activeElement)) return;
        await press("Tab");
      }
      throw new Error("Tab does not lead there");
    },
  };
}

/** Of the links of a name, the one that is seen at this width. */
function visible(page: Page, name: RegExp): Locator {
  return page.getByRole("main").getByRole("link", { name }).filter({ visible: true }).first();
}

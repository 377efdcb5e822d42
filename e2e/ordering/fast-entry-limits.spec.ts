import type { Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "../harness/accessibility.ts";
import { signIn } from "../harness/ordering.ts";
import { expect, test } from "../harness/product.ts";

/**
 * Ten pasted rows, two of them too much and one misspelt, by the keyboard into the cart, at three widths: the
 * preview knows the limits of the order, wrong rows are mended in their place, and the way to the cart has the focus
 * (C1, C22, C24, CART-15, CATALOG-19).
 */

const jana = "jana.novotna@modrahvezda.example";

const rows = [
  "100112;6",
  "100101;3 vrstvy",
  "kamenar 11 keg 30;6",
  "lipovrh 10 lahev 4",
  "lipovrch12 sud50;2",
  "950460;1",
  "2 soudky lipovrch 11 slim",
  "100113;9999",
  "100212;6",
  "neznámé zboží;2",
];

/** What is pressed after the rows were pasted; of a key that is held the other one counts as well. */
const mostKeys = 30;

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } });

    test("C1 C22 CART-15 pasted rows know the order, are mended in place by keys, and lead to the cart", async ({
      page,
    }) => {
      await signIn(page, jana, "/catalog/fast-entry");
      const keys = countedKeys(page);
      await page.getByRole("textbox", { name: "Vložený text" }).fill(rows.join("\n"));
      await keys.press("Control+Enter");
      const bad = page.getByRole("region", { name: /^K vyřešení 2/ });
      await expect(bad).toContainText(/Palet by v objednávce bylo [\d\s,]+, nejvíc se jich vejde 6\./);
      await expect(page.getByRole("region", { name: /^Upravené/ })).toContainText(
        "„lipovrh 10 lahev“ jsme přečetli",
      );
      const kegs = page.getByRole("textbox", { name: "Upravit řádek 8" });
      const unknown = page.getByRole("textbox", { name: "Upravit řádek 10" });
      await keys.tabTo(kegs);
      await keys.press("ArrowDown");
      await keys.press("Enter");
      await expect(unknown).toBeFocused();

      // As much as fits has filled the order, so that nothing more goes in: that is told while it is typed.
      await expect(page.getByRole("region", { name: /^K vyřešení 1/ })).toBeVisible();
      await keys.press("Control+a");
      await keys.type("100112;1");
      await expect(page.getByRole("region", { name: /^K vyřešení 1/ })).toContainText("nejvíc se jich vejde");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessibleAsItStands(page);
      await keys.press("Enter");
      await keys.press("Control+Enter");
      await expect(page.getByText("Přidáno: 9, zbývá vyřešit: 1.")).toBeVisible();
      const way = page.getByRole("main").getByRole("link", { name: "Do košíku" });
      await expect(way).toBeFocused();
      await expect(page.getByRole("textbox", { name: "Upravit řádek 1" })).toHaveValue("100112;1");
      await keys.press("Enter");
      await expect(page).toHaveURL(/\/cart$/);
      await expect(page.getByRole("main")).toContainText("Startovací balíček výčepu");
      expect(keys.count()).toBeLessThanOrEqual(mostKeys);
    });
  });
}

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
    async tabTo(target: ReturnType<Page["getByRole"]>): Promise<void> {
      for (let left = 40; left > 0; left -= 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await press("Tab");
      }
      throw new Error("forty tabs do not lead there");
    },
  };
}

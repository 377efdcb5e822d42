import type { Page } from "@playwright/test";
import { expectAccessibleAsItStands } from "../harness/accessibility.ts";
import { signIn } from "../harness/ordering.ts";
import { expect, test } from "../harness/product.ts";

/**
 * What must not be in the way (C1, LAYOUT-17): messages lie on nothing that can be pressed, and the bars of a telephone take
 * less than 100 pixels, over a keyboard as well.
 */

const jana = "jana.novotna@modrahvezda.example";
const rows = "100112;6\n100101;3 vrstvy\n100212;2\n100113;9999";

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } });

    test("LAYOUT-17 messages cover nothing that can be pressed, and two bars take less than 100 pixels", async ({
      page,
    }) => {
      await signIn(page, jana, "/catalog/fast-entry");
      await page.getByRole("textbox", { name: "Vložený text" }).fill(rows);
      await page.keyboard.press("Control+Enter");
      await expect(page.getByRole("region", { name: /^K vyřešení 1/ })).toBeVisible();
      expect(await heightOfBars(page)).toBeLessThan(100);
      // As much as a keyboard leaves of a telephone.
      await page.setViewportSize({ width, height: Math.min(height, 560) });
      const field = page.getByRole("textbox", { name: "Upravit řádek 4" });
      await field.focus();
      expect(await isWhole(page, "Upravit řádek 4")).toBe(true);
      await page.setViewportSize({ width, height });
      await expectAccessibleAsItStands(page);
      await page.getByRole("button", { name: /^Přidat 3 řádky/ }).click();
      await expect(page.getByText("Přidáno: 3, zbývá vyřešit: 1.")).toBeVisible();
      await expectNothingCovered(page);

      await page.goto("/catalog/products");
      await page
        .getByRole("main")
        .getByRole("button", { name: /oblíben/i })
        .first()
        .click();
      await expectNothingCovered(page);
      expect(await heightOfBars(page)).toBeLessThan(100);

      await page.goto("/cart");
      await expect(page.getByRole("heading", { level: 1, name: /^Košík/ })).toBeVisible();
      expect(await heightOfBars(page)).toBeLessThan(100);
      await page
        .getByRole("button", { name: /^Odebrat/ })
        .first()
        .click();
      await expectNothingCovered(page);
    });
  });
}

/** What a telephone keeps at the lower edge, from the first bar down; nothing on wider windows. */
function heightOfBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLElement>("[data-bottom-bar]")].filter(
      (bar) => bar.checkVisibility() && getComputedStyle(bar).position === "sticky",
    );
    return Math.max(0, ...bars.map((bar) => innerHeight - bar.getBoundingClientRect().top));
  });
}

/** Whether a field is all in sight between header and bars. */
function isWhole(page: Page, label: string): Promise<boolean> {
  return page.getByRole("textbox", { name: label }).evaluate((field) => {
    const { left, right, top, bottom } = field.getBoundingClientRect();
    const isOnTop = (y: number) => field.contains(document.elementFromPoint((left + right) / 2, y));
    return isOnTop(top + 2) && isOnTop(bottom - 2);
  });
}

async function expectNothingCovered(page: Page): Promise<void> {
  const messages = page.getByRole("region", { name: "Hlášení", exact: true }).getByRole("listitem");
  await expect(messages.first()).toBeVisible();
  await expect.poll(() => messages.evaluateAll(covered)).toEqual([]);
}

/** The names of what can be pressed or written in and lies under a message. */
function covered(messages: readonly Element[]): readonly string[] {
  const pressed = "a[href], button, input, select, textarea, [role=spinbutton], [role=button]";
  return messages.flatMap((message) => {
    const over = message.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((one) => {
      const box = one.getBoundingClientRect();
      const isUnder =
        box.left < over.right && box.right > over.left && box.top < over.bottom && box.bottom > over.top;
      if (message.contains(one) || !one.checkVisibility() || box.width <= 1 || !isUnder) return [];
      return [one.getAttribute("aria-label") ?? one.textContent ?? one.tagName];
    });
  });
}

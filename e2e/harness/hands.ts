import { expect, type Locator, type Page } from "@playwright/test";

/** How somebody works with a page. */
export interface Hands {
  readonly press: (target: Locator) => Promise<void>;
  /** Replaces what stands in a field. */
  readonly write: (target: Locator, text: string) => Promise<void>;
  /** One of several radio buttons. */
  readonly choose: (target: Locator) => Promise<void>;
}

export function mouse(): Hands {
  const press = (target: Locator) => target.click();
  return { press, choose: press, write: (target, text) => target.fill(text) };
}

/** Only for pages with `hasTouch`. */
export function fingers(): Hands {
  const press = (target: Locator) => target.tap();
  return {
    press,
    choose: press,
    async write(target, text) {
      await target.tap();
      await target.fill(text);
    },
  };
}

/** Nothing but keys: what Tab does not reach, or what does not show that it is reached, cannot be used. */
export function keyboard(page: Page): Hands {
  return {
    async press(target) {
      await tabTo(page, target);
      await page.keyboard.press("Enter");
    },
    async write(target, text) {
      await tabTo(page, target);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(text);
    },
    async choose(target) {
      // Of radio buttons, Tab reaches the one that is chosen, and the arrows the others.
      await tabTo(page, page.getByRole("radio", { checked: true }));
      for (let presses = 0; presses < 5 && !(await target.isChecked()); presses += 1) {
        await page.keyboard.press("ArrowRight");
      }
      await expect(target).toBeChecked();
    },
  };
}

/** More than any page of a journey has to step through, once around. */
const mostTabs = 150;

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate((element) => element.matches(":focus-visible"))).toBe(true);
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${target} within ${mostTabs} steps.`);
}

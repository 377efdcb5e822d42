import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

/** Without its comments: half as much to send to every page and to read there. */
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * axe finds nothing on the page as it stands now (WCAG 2.2 A and AA). It is read once a document and asked there:
 * through a builder that asks every frame and sums up in a page of its own, it takes three times as long.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  await drawn(page);
  const lines = await page.evaluate(async (values) => {
    const run = async (selectors: boolean) =>
      await window.axe.run(document, {
        runOnly: { type: "tag", values },
        resultTypes: ["violations"],
        selectors,
      });
    // How each element could be selected is an eighth of the work, and only asked for where something was found.
    const found = await run(false);
    const { violations } = found.violations.length === 0 ? found : await run(true);
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${impact} ${id} at ${target.join(" ")}: ${failureSummary}`),
    );
  }, tags);
  expect(lines).toEqual([]);
}

/**
 * The same on a desktop and on a phone, where nothing may stick out sideways either. So tall that the bar at the bottom
 * of a phone lies over nothing that axe would then call out of reach, unless a lower page is asked for.
 */
export async function expectAccessibleAtBothWidths(page: Page, height = 6000): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height });
    await expectNothingSticksOut(page);
    await expectAccessible(page);
  }
}

/** The same at the width the page has, which is then as high again as it was. */
export async function expectAccessibleAsItStands(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (size === null) throw new Error("The page has no size of its own.");
  await page.setViewportSize({ width: size.width, height: 6000 });
  await expectNothingSticksOut(page);
  await expectAccessible(page);
  await page.setViewportSize(size);
}

/** A page that has just got another size hears of it with the next frame, and has drawn it with the one after. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

async function expectNothingSticksOut(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

import axe, { type RunOptions } from "axe-core";
import { expect } from "vitest";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What one widget alone cannot keep, and what needs a drawn page (here nothing has a size): the journeys and the gallery
 * look at those.
 */
const rules = {
  region: { enabled: false },
  "color-contrast": { enabled: false },
  "target-size": { enabled: false },
};

// How each element could be selected, found or not, nobody reads.
const options = { runOnly: tags, rules, resultTypes: ["violations"], selectors: false } satisfies RunOptions;

/** Runs axe over the page, with all that has opened above it, and expects no finding. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.body, options);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

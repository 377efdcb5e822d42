import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BREAKPOINTS } from "../../packages/ui/src/layout/breakpoints.ts";

const styles = join(import.meta.dirname, "../../packages/ui/src");
const css = ["styles/tokens.css", "ui.css"]
  .map((name) => readFileSync(join(styles, name), "utf8"))
  .join("\n");

test("LAYOUT-35 the styles part mobile from the rest where the code does", () => {
  const first = `${BREAKPOINTS.sm}.02px`;
  for (const name of ["mobile", "desktop"]) expect(css).toContain(`--breakpoint-${name}: ${first};`);
  const widths = [...css.matchAll(/@media \(width <= (\S+)\)/g)].map(([, width]) => width);
  expect(new Set(widths)).toEqual(new Set([`${BREAKPOINTS.sm}px`]));
});

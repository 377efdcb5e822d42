import { expect, it } from "vitest";
import { drawShapes } from "./first-shapes.ts";

it("the page's own HTML says in three languages where one is, and wears its sign", async () => {
  const html = await drawShapes();
  expect(html).toContain('<span lang="cs">Objednejte do uzávěrky. Ráno nakládáme.</span>');
  expect(html).toContain('<span lang="sk">Objednajte do uzávierky. Ráno nakladáme.</span>');
  expect(html).toMatch(/<p class="type-title"><span lang="cs">Přihlášení<\/span>.*<span lang="en">Sign in</u);
  expect(html.match(/vycep/g)).toHaveLength(3);
});

it("nothing in it asks for another file, runs, or can be pressed", async () => {
  expect(await drawShapes()).not.toMatch(
    / (src|href|style|on[a-z]+|tabindex|id)=|<(script|button|input|a)\b/,
  );
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../bootstrap.mjs";

const portal = join(root, "apps", "portal");

test("the page of the portal leads to the notice, which names what a browser gets, the fonts too", () => {
  const page = readFileSync(join(portal, "index.html"), "utf8");
  const [, address = ""] = /<link rel="license" href="([^"]+)"/.exec(page) ?? [];
  const notice = readFileSync(join(portal, "public", address), "utf8");
  for (const name of ["react", "react-aria-components", "@tanstack/react-router", "pdfkit", "zxing-wasm"]) {
    expect(notice).toMatch(new RegExp(`^${name} \\d`, "m"));
  }
  expect(notice).toContain("Copyright 2020 The Archivo Project Authors");
  expect(notice).toContain("SIL OPEN FONT LICENSE Version 1.1");
  expect(notice).not.toMatch(/^(pg|oidc-provider|sharp|@playwright\/test|vitest) \d/m);
});

import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { weightOf } from "./weight-of.ts";

test("a script is weighed with all that it imports, each once, and nothing else", () => {
  const files = new Map([
    ["entry", { code: "of the entry", imports: ["core"] }],
    ["page", { code: "of the page", imports: ["core", "form"] }],
    ["form", { code: "of the form", imports: ["core"] }],
    ["core", { code: "of all", imports: [] }],
    ["other", { code: "of another page", imports: ["core"] }],
  ]);
  const needed = ["of the entry", "of the page", "of the form", "of all"].map(
    (code) => gzipSync(code).length,
  );
  expect(weightOf(["entry", "page"], files) * 1024).toBe(needed.reduce((sum, one) => sum + one, 0));
});

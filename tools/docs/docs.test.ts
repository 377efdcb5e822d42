import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { configKeys } from "../../apps/server/src/platform/config-keys.ts";
import { root } from "../bootstrap.mjs";

describe("README", () => {
  test("its configuration table is what the server reads, in the same order", () => {
    const rows = configKeys.map(({ key, fallback, meaning }) => `| \`${key}\` | ${fallback} | ${meaning} |`);
    expect(read("README.md")).toContain(["| --- | --- | --- |", ...rows, "\n"].join("\n"));
  });

  test(".env.example names every key and no other", () => {
    const named = [...read(".env.example").matchAll(/^#?([A-Z_]+)=/gm)].map(([, key]) => key);
    expect(named).toEqual(configKeys.map(({ key }) => key));
  });

  test("every command it speaks of exists", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const spoken = [...read("README.md").matchAll(/`npm run ([a-z0-9:-]+)/g)].map(([, name]) => name);
    expect(spoken.length).toBeGreaterThan(5);
    for (const name of spoken) expect(Object.keys(scripts)).toContain(name);
  });

  test('every place of "where is" is there', () => {
    const rows = read("README.md").split("| where is … | there |")[1] ?? "";
    const places = [...rows.matchAll(/`((?:packages|apps|db|tools)\/[^`]+)`/g)].flatMap(
      ([, path]) => path ?? [],
    );
    const named = places.filter((path) => !/[<…]/.test(path));
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe("decision 0002", () => {
  const workspaces: readonly [heading: string, folder: string][] = [
    ["Server", "apps/server"],
    ["Contract", "packages/contract"],
    ["Tables", "packages/tables"],
    ["Paper", "packages/paper"],
    ["Shell", "packages/shell"],
    ["Widgets", "packages/ui"],
    ["Portal", "apps/portal"],
    ["Desk", "apps/desk"],
    ["Database tools", "db"],
  ];

  test.each(workspaces)("has a line for every runtime dependency of %s and no other", (heading, folder) => {
    const { dependencies = {} } = JSON.parse(read(`${folder}/package.json`)) as {
      dependencies?: Record<string, string>;
    };
    const ours = Object.keys(dependencies).filter((name) => !name.startsWith("@vycep/"));
    expect(namesUnder(heading).toSorted()).toEqual(ours.toSorted());
  });

  test("the rules have none", () => {
    expect(JSON.parse(read("packages/domain/package.json"))).not.toHaveProperty("dependencies");
  });
});

describe("decisions", () => {
  test("are numbered without a number given twice", () => {
    const numbers = globSync("docs/decisions/*.md", { cwd: root }).map((path) =>
      path.split("/").at(-1)?.slice(0, 4),
    );
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
    for (const number of numbers) expect(number).toMatch(/^\d{4}$/);
  });
});

describe("folders", () => {
  test("each room of code opens with a README of what lives here and what may not", () => {
    const rooms = ["packages/*/src", "packages/*/src/*", "apps/server/src/*", "apps/server/src/modules/*"]
      .concat([
        "apps/{portal,desk}/src/*",
        "apps/{portal,desk}/src/{features,shared}/*",
        "db/src",
        "db/src/*",
        "e2e",
        "tools/*",
      ])
      .flatMap((pattern) => globSync(`${pattern}/*.{ts,tsx}`, { cwd: root }))
      .map((path) => path.slice(0, path.lastIndexOf("/")))
      // The words of a noun are one file per language and nothing else: their house's README speaks for them.
      .filter((path) => !path.endsWith("graphql.gen") && !/packages\/words\/src\/(?!engine)/.test(path));
    const silent = [...new Set(rooms)].filter(
      (room) => globSync(`${room}/README.md`, { cwd: root }).length === 0,
    );
    expect(silent).toEqual([]);
  });
});

function namesUnder(heading: string): string[] {
  const [, section = ""] = read("docs/decisions/0002-runtime-dependencies.md").split(`## ${heading}\n`);
  const table = section.split("\n## ")[0] ?? "";
  const rows = [...table.matchAll(/^\| ([^|]+) \|/gm)].map(([, names = ""]) => names).slice(2);
  return rows.flatMap((names) => names.split(", "));
}

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

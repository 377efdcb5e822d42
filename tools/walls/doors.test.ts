import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../bootstrap.mjs";
import { faultsOfDoor } from "./doors.ts";

const doors = globSync("apps/server/src/modules/*/*.{facts,commands}.ts", { cwd: root });

describe("the doors of the modules", () => {
  test.each(doors)("%s", (path) => {
    expect(faultsOfDoor(path, readFileSync(join(root, path), "utf8"))).toEqual([]);
  });

  test.each([
    ["a.facts.ts", "export const holdIt = repo.lockIt;", "holdIt only gives another name to something"],
    ["a.facts.ts", "export function read(tx: Tx) {\n}", "facts know no transaction (Tx)"],
    ["a.facts.ts", "await sql`insert into cart (id) values (1)`;", "facts write and hold nothing"],
    ["a.facts.ts", 'db.updateTable("cart")', "facts write and hold nothing"],
    ["a.facts.ts", "await sql`select from cart for update`;", "facts write and hold nothing"],
    ["a.facts.ts", 'import { x } from "./a.commands.ts";', "facts use no commands"],
    ["a.commands.ts", "export async function keep(db: Db) {\n}", "keep takes no transaction (Tx)"],
    [
      "a.commands.ts",
      "export async function one(tx: Tx) {\n}\nexport function two(\n  deps: Deps,\n): void {\n}",
      "two takes no transaction (Tx)",
    ],
  ])("%s: %j is refused", (path, source, fault) => {
    expect(faultsOfDoor(path, source)).toEqual([fault]);
  });

  test.each([
    ["a.facts.ts", "/** Never insert into anything. */\nexport function read(db: Db) {\n}"],
    ["a.facts.ts", "export const inSql = { nameOf } as const;"],
    [
      "a.commands.ts",
      "export async function keep(\n  { db }: Deps & { readonly db: Tx },\n): Promise<void> {\n}",
    ],
  ])("%s: %j is in order", (path, source) => {
    expect(faultsOfDoor(path, source)).toEqual([]);
  });
});

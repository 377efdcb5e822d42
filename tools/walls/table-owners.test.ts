import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../bootstrap.mjs";
import { foreignTables, tablesOf } from "./table-owners.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const files = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter((path) => !path.includes(".test."));

const created = files("db/schema/*.sql").flatMap((path) =>
  [...read(path).matchAll(/^create (?:unlogged )?(?:table|view|materialized view) ([a-z_]+)/gm)].flatMap(
    ([, name]) => (name === undefined ? [] : [name]),
  ),
);

test("every table and view of db/schema has one owner, and no owner a table that is not there", () => {
  expect(Object.values(tablesOf).flat().toSorted()).toEqual(created.toSorted());
});

describe("the SQL of a noun names its own tables only", () => {
  const byNoun = Map.groupBy(files("apps/server/src/modules/*/*.ts"), (path) => path.split("/")[4] ?? "");
  test.each([...byNoun])("%s", (noun, paths) => {
    expect(paths.flatMap((path) => foreignTables(noun, read(path)).map((table) => [path, table]))).toEqual(
      [],
    );
  });

  test("platform", () => {
    const own = files("apps/server/src/platform/*.ts").filter((path) => !path.endsWith(".gen.ts"));
    expect(
      own.flatMap((path) => foreignTables("platform", read(path)).map((table) => [path, table])),
    ).toEqual([]);
  });
});

describe("what is refused", () => {
  test.each([
    ["cart", "sql`select sku from product where sku = 1`", ["product"]],
    ["cart", "sql`select 1 from cart join sales_order o on true`", ["sales_order"]],
    ["cart", "sql`\n  insert into audit_entry (at) values (1)`", ["audit_entry"]],
    ["cart", "sql`update outbox set id = 1`", ["outbox"]],
    ["cart", "sql`delete from cart_line using product`", ["product"]],
    ["cart", "sql`select 1 from cart c, ship_to`", ["ship_to"]],
    ["cart", 'db.selectFrom("holiday").innerJoin("vat_rate", "a", "b")', ["holiday", "vat_rate"]],
    ["cart", 'tx.updateTable("app_user")', ["app_user"]],
    ["market", 'db.selectFrom("holiday")', []],
    ["cart", "/** Takes lines from product lists. */\n// from product\nsql`select 1 from cart`", []],
    ["cart", 'import { product } from "./product.ts";', []],
  ])("%s: %j names %j", (noun, source, foreign) => {
    expect(foreignTables(noun, source)).toEqual(foreign);
  });
});

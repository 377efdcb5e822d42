import { expect, it } from "vitest";
import { spanOfStatement } from "./statement-span.ts";

it.each([
  ['select "id" from "sales_order" where "id" = $1', "select sales_order"],
  [
    "with a as (select 1 from cart), b as (insert into sales_order (id) values ($1)) select 1",
    "insert sales_order",
  ],
  ["update outbox set attempts = 1 where id in (select id from outbox)", "update outbox"],
  ["delete from mail where id = $1", "delete mail"],
  ["select a is distinct from b, extract(epoch from now()) from person for update", "select person"],
  ["select * from unnest($1::text[]) x join product on true", "select"],
  ["commit", "commit"],
])("OPS-10 the span of %s", (text, name) => {
  expect(spanOfStatement(text).name).toBe(name);
});

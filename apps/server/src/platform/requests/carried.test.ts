import { expect, test } from "vitest";
import { carried } from "./carried.ts";

test("what is known of an object is known of no other, and seen by nobody", () => {
  const known = carried<object, string>();
  const others = carried<object, string>();
  const owner = { name: "a" };
  expect(known.of(owner)).toBeUndefined();
  known.tell(owner, "first");
  known.tell(owner, "second");
  expect(known.of(owner)).toBe("second");
  expect(others.of(owner)).toBeUndefined();
  expect(known.of({ ...owner })).toBeUndefined();
  expect(known.of(Object.create(owner) as object)).toBeUndefined();
  expect(Object.keys(owner)).toEqual(["name"]);
  expect(JSON.stringify(owner)).toBe('{"name":"a"}');
});

import { expect, test } from "vitest";
import { Kept } from "../kept.ts";

test("of several that are asked for at once, those that are not known yet are loaded together, each once", async () => {
  const kept = new Kept<string>(10);
  const loads: (readonly string[])[] = [];
  const ask = (items: readonly string[]) =>
    kept.getAll(
      items,
      (item) => item,
      async (asked) => {
        loads.push(asked);
        return asked.map((item) => item.toUpperCase());
      },
    );
  expect(await ask(["a", "b"])).toEqual(["A", "B"]);
  expect(await Promise.all([ask(["b", "c"]), ask(["c", "a"])])).toEqual([
    ["B", "C"],
    ["C", "A"],
  ]);
  expect(loads).toEqual([["a", "b"], ["c"]]);
  expect(await ask([])).toEqual([]);
});

test("a load that fails is tried again by the next who asks", async () => {
  const kept = new Kept<number>(10);
  const load = (answers: readonly number[]) => () => Promise.resolve(answers);
  const key = (item: string) => item;
  await expect(kept.getAll(["a", "b"], key, load([1]))).rejects.toThrow("fewer");
  expect(await kept.getAll(["a", "b"], key, load([2]))).toEqual([1, 2]);
});

import { type Sku, toId } from "@vycep/domain/kernel/ids";
import { expect, test } from "vitest";
import { Shelves } from "./shelves.ts";

const skus = (count: number) => Array.from({ length: count }, (_, at) => toId<Sku>(`1${at}`));

test("shelves that stay empty are let go of as well", () => {
  const shelves = new Shelves<string>(10);
  for (let day = 0; day < 1_000; day += 1) shelves.at(`day ${day}`);
  expect(shelves.count).toBe(10);
});

test("what was asked for longest ago goes first, and a full shelf makes room", () => {
  const shelves = new Shelves<string>(10);
  for (const sku of skus(4)) shelves.at("monday").set(sku, "beer");
  for (const sku of skus(3)) shelves.at("tuesday").set(sku, "beer");
  shelves.at("monday");
  for (const sku of skus(2)) shelves.at("wednesday").set(sku, "beer");
  shelves.bound();
  expect(shelves.count).toBe(2);
  expect(shelves.at("monday").size).toBe(4);
  expect(shelves.at("tuesday").size).toBe(0);
});

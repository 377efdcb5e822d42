import { QueryClient } from "@tanstack/react-query";
import { storage } from "@vycep/shell/storage/storage";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { catalogKeys } from "../catalog-keys.ts";
import { CATALOGUE_VALID_MS, forgetOldCatalogue } from "./catalogue-cache.ts";

const page = ["catalog", "products", {}, "500101"];
const elsewhere = ["orders"];

describe("what was read of the catalogue", () => {
  const client = new QueryClient();
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse("2026-11-20T09:41:00Z") });
    storage.write(catalogKeys.productsTtl, undefined);
    client.setQueryData(elsewhere, "orders");
    forgetOldCatalogue(client);
    client.setQueryData(page, "page 1");
  });
  afterEach(() => {
    vi.useRealTimers();
    client.clear();
  });

  test("STORAGE-17: its end stands in the browser's storage", () => {
    expect(storage.read(catalogKeys.productsTtl)).toBe(Date.now() + CATALOGUE_VALID_MS);
  });

  test.each([
    ["CATALOG-14 CONST-20: is kept for two hours", CATALOGUE_VALID_MS - 1, "page 1"],
    ["CATALOG-14 CONST-20: is forgotten when they are over", CATALOGUE_VALID_MS, undefined],
  ])("%s", (_name, afterMs, kept) => {
    vi.advanceTimersByTime(afterMs);
    forgetOldCatalogue(client);
    expect(client.getQueryData(page)).toBe(kept);
    expect(client.getQueryData(elsewhere)).toBe("orders");
  });

  test("a clock that was set back does not make it last longer", () => {
    vi.setSystemTime(Date.parse("2026-11-20T01:00:00Z"));
    forgetOldCatalogue(client);
    expect(client.getQueryData(page)).toBeUndefined();
  });

  test("a new end is written with each new start", () => {
    vi.advanceTimersByTime(CATALOGUE_VALID_MS);
    forgetOldCatalogue(client);
    expect(storage.read(catalogKeys.productsTtl)).toBe(Date.now() + CATALOGUE_VALID_MS);
  });
});

import { storage } from "@vycep/shell/storage/storage";
import { afterEach, describe, expect, test } from "vitest";
import { keepUnsent, readUnsent } from "./unsent-changes.ts";

const change = (sku: string, packages: number) => ({ sku, amounts: { packages, layers: 2, pallets: 0 } });

describe("changes that the server has not answered", () => {
  afterEach(() => storage.clearForSignOut());

  test("CART-19 outlive the page, the last word on each product", () => {
    keepUnsent("c1", [change("100101", 1), change("100112", 3), change("100101", 7)]);
    expect(readUnsent("c1")).toEqual({ changes: [change("100101", 7), change("100112", 3)], isLate: false });
  });

  test("CART-19 are gone once all is answered", () => {
    keepUnsent("c1", [change("100101", 1)]);
    keepUnsent("c1", []);
    expect(readUnsent("c1")).toEqual({ changes: [], isLate: false });
  });

  test("C21 are kept with the line that the person saw, and with what a call without an answer carried", () => {
    const changed = {
      ...change("100101", 7),
      seen: { uid: "MTI=", version: 3 },
      sent: { packages: 5, layers: 2, pallets: 0 },
      removal: { token: "t".repeat(32), uid: "MTI=" },
    };
    keepUnsent("c1", [changed, change("100112", 3)]);
    expect(readUnsent("c1").changes).toEqual([changed, change("100112", 3)]);
  });

  test("C20 are too late for a cart that is an order by now", () => {
    keepUnsent("c1", [change("100101", 1)]);
    expect(readUnsent("c2")).toEqual({ changes: [change("100101", 1)], isLate: true });
  });
});

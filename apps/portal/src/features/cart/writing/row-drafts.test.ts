import { describe, expect, test } from "vitest";
import { noAmounts } from "../reading/line-amounts.ts";
import { rowDraft, rowDraftCount, setRowDraft } from "./row-drafts.ts";

describe("numbers typed and not added (CATALOG-16)", () => {
  test("each product keeps its own until it is added or emptied", () => {
    setRowDraft("110511", { ...noAmounts, pallets: 4 });
    setRowDraft("110512", { ...noAmounts, packages: 1 });
    expect(rowDraft("110511")).toEqual({ packages: 0, layers: 0, pallets: 4 });
    expect(rowDraft("110512").packages).toBe(1);
    expect(rowDraftCount()).toBe(2);
    setRowDraft("110511", noAmounts);
    expect(rowDraft("110511")).toEqual(noAmounts);
    expect(rowDraftCount()).toBe(1);
  });
});

import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { describe, expect, test } from "vitest";
import { someDocument } from "../../testing/some-documents.ts";
import { someAccess } from "../../testing/some-user-info.ts";
import { keyOf, noneChosen, toggled } from "./chosen-documents.ts";
import { documentsAddress, withoutTab } from "./documents-address.ts";
import { placesWithDocuments } from "./places-with-documents.ts";
import { toQuery } from "./use-documents.ts";

const today = toLocalDate("2026-11-20");
const asked = (search: Record<string, string>) => toQuery(documentsAddress.parse(search), today);

describe("REST-52 D40 what the address of the documents asks for", () => {
  test.each<[string, Record<string, string>, object]>([
    [
      "everything, unpaid first, where it says nothing",
      {},
      { tab: "all", sort: "urgent", dateFrom: undefined },
    ],
    ["the newest, backwards", { sort: "issued-desc" }, { sort: "issued", direction: "desc" }],
    ["nothing of a blank search", { q: "   " }, { search: undefined }],
    ["no more than 40 characters", { q: "x".repeat(60) }, { search: "x".repeat(40) }],
    [
      "what makes no sense as if it were not there",
      { tab: "bills", state: "lost", page: "-3" },
      { tab: "all", state: undefined },
    ],
    ["a year by its days", { period: "last-year" }, { dateFrom: "2025-01-01", dateTo: "2025-12-31" }],
  ])("%s", (_case, search, query) => {
    expect(asked(search)).toMatchObject(query);
  });

  test("the tab of everything keeps the filters", () => {
    const state = documentsAddress.parse({ tab: "invoices", state: "overdue" });
    expect(withoutTab(state)).toMatchObject({ tab: "all", state: "overdue" });
  });
});

describe("documents that are ticked", () => {
  test("stay ticked from page to page until the tick is taken off, each by its kind and number", () => {
    const invoice = someDocument();
    const note = someDocument({ documentType: "delivery-note" });
    const both = toggled(toggled(noneChosen, invoice), note);
    expect([...both.keys()]).toEqual([keyOf(invoice), keyOf(note)]);
    expect(keyOf(invoice)).not.toBe(keyOf(note));
    expect([...toggled(both, { ...invoice, amount: 1 }).keys()]).toEqual([keyOf(note)]);
    expect(noneChosen.size).toBe(0);
  });
});

test("C14 places with documents are those of the permission, suspended ones too", () => {
  const of = (shipToId: string, permission: string, shipToStatus: "APPROVED" | "SUSPENDED" = "APPROVED") =>
    someAccess({
      ...{ shipToId, shipToName: `Místo ${shipToId}`, shipToStatus },
      rpDetails: [{ permission, customerType: "POS", rolename: "POS Associate", roleid: "R12" }],
    });
  const shipTos = [of("500101", "My Documents,Support", "SUSPENDED"), of("500102", "Support")];
  expect(placesWithDocuments({ shipTos })).toEqual([{ id: "500101", name: "Místo 500101" }]);
});

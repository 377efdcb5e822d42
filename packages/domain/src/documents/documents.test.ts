import { describe, expect, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { DOCUMENT_KINDS, parseFormat, parseKind, shownPayment, USUAL_FORMAT } from "./document.ts";
import { fileNameOf } from "./file-name.ts";
import { INVOICE_KINDS, isInvoiceDocument } from "./invoice-filter.ts";
import { packageState } from "./package.ts";

describe("how a document stands", () => {
  test.each([
    ["the day after its last one it is overdue", "open", "2026-11-22", { kind: "overdue", days: 1 }],
    ["on its last day it is due", "open", "2026-11-23", { kind: "due", days: 0 }],
    ["before that it has time", "open", "2026-12-07", { kind: "due", days: 14 }],
    ["paid late it is paid", "paid", "2026-06-11", { kind: "paid" }],
    ["a credit note that was settled", "settled", "2026-04-10", { kind: "settled" }],
    ["without a source of payments nothing is overdue", undefined, "2026-06-11", { kind: "none" }],
    ["open without a day to pay it", "open", undefined, { kind: "none" }],
  ] as const)("%s", (_, state, due, shown) => {
    const facts = { state, due: due === undefined ? undefined : toLocalDate(due) };
    expect(shownPayment(facts, toLocalDate("2026-11-23"))).toEqual(shown);
  });
});

describe("the invoice filter", () => {
  test.each([
    ["/archive/lfmt/1", "Statement", true],
    ["/archive/1", "Invoice", true],
    ["/archive/1", "Tax Invoice copy", true],
    ["", "Faktura", true],
    ["/archive/1", "Credit note", false],
    ["/archive/1", "invoice", false],
  ])("DOCS-06 %s, %s: %s", (link, type, isInvoice) => {
    expect(isInvoiceDocument({ link, type })).toBe(isInvoice);
  });

  test("DOCS-06 keeps the kind of invoices", () => {
    expect(INVOICE_KINDS).toEqual(["invoice"]);
  });
});

describe("what comes from outside", () => {
  test.each([
    ["invoice", "invoice"],
    ["Credit note", "credit-note"],
    ["toString", undefined],
    ["letter", undefined],
  ])("%s is a kind: %s", (text, kind) => {
    expect(parseKind(text)).toBe(kind);
  });

  test("DOCS-05 CONST-27 a file is a PDF unless another of ours is named", () => {
    expect([USUAL_FORMAT, parseFormat("ISDOC"), parseFormat("exe")]).toEqual(["pdf", "isdoc", undefined]);
    expect(Object.keys(DOCUMENT_KINDS)).toHaveLength(6);
  });
});

test.each([
  ["invoice", "2026100135", "2026100135.pdf"],
  ["invoice", "2026/0135", "2026-0135.pdf"],
  ["credit-note", "..\\..\\evil", "--..-evil.pdf"],
  ["delivery-note", "84700200001", "delivery-note-84700200001.pdf"],
  ["price-list", "C:*", "price-list-C--.pdf"],
] as const)("DOCS-05 the file of %s %s is %s, never a path", (kind, number, name) => {
  expect(fileNameOf({ kind, number }, "pdf")).toBe(name);
});

test.each([
  ["packing", false, false, ["packed", "waiting"]],
  ["done", true, false, ["packed", "packed"]],
  ["incomplete", true, false, ["packed", "missing"]],
  ["failed", false, true, ["waiting"]],
] as const)("an archive is %s", (state, isPacked, isSetAside, states) => {
  const items = states.map((each) => ({ state: each }));
  expect(packageState({ items, isPacked, isSetAside })).toBe(state);
});

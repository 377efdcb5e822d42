import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { namesIn } from "../kernel/closed-list.ts";
import { addDays, toLocalDate } from "../kernel/local-moment.ts";
import { DOCUMENT_KINDS, FORMAT_TYPES, parseFormat, parseKind, shownPayment } from "./document.ts";
import { fileNameOf } from "./file-name.ts";
import { isInvoiceDocument } from "./invoice-filter.ts";
import { MOST_PACKED_DOCUMENTS, MOST_TAKINGS, packageState } from "./package.ts";

const anyKind = fc.constantFrom(...namesIn(DOCUMENT_KINDS));
const anyFormat = fc.constantFrom(...namesIn(FORMAT_TYPES));
const anyNumber = fc.oneof(
  fc.string({ unit: "binary", maxLength: 24 }),
  fc
    .array(fc.constantFrom("..", "/", "\\", ".", "a", "C:", "\n", "\u202e", '"', ";"), { maxLength: 12 })
    .map((parts) => parts.join("")),
);

describe("DOCS-05 the name of a file", () => {
  it("is never a path, never hidden, breaks no header, and ends as its format does", () => {
    fc.assert(
      fc.property(anyKind, anyNumber, anyFormat, (kind, number, format) => {
        const name = fileNameOf({ kind, number }, format);
        expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(name.endsWith(`.${format}`)).toBe(true);
        expect(name.startsWith(".")).toBe(false);
      }),
    );
  });

  it.each([
    ["invoice", "2026100135", "pdf", "2026100135.pdf"],
    ["invoice", "2026100135", "isdoc", "2026100135.isdoc"],
    ["credit-note", "D26/1", "xml", "D26-1.xml"],
    ["order-confirmation", "4700200001", "pdf", "order-confirmation-4700200001.pdf"],
    ["statement", "2026-10", "pdf", "statement-2026-10.pdf"],
    ["price-list", "2026-11-01", "xlsx", "price-list-2026-11-01.xlsx"],
    ["invoice", ".htaccess", "pdf", "-htaccess.pdf"],
    ["invoice", "", "pdf", "invoice.pdf"],
    ["invoice", "1\r\nX: 2", "pdf", "1--X- 2.pdf"],
    ["invoice", "faktura č. 5", "pdf", "faktura č. 5.pdf"],
  ] as const)("of %s %j as %s is %j", (kind, number, format, name) => {
    expect(fileNameOf({ kind, number }, format)).toBe(name);
  });

  it("papers of two kinds with one number have two names, but for the two that are billed", () => {
    const names = namesIn(DOCUMENT_KINDS).map((kind) => fileNameOf({ kind, number: "1" }, "pdf"));
    expect(new Set(names).size).toBe(names.length - 1);
  });
});

describe("what programs call a paper", () => {
  test.each(namesIn(DOCUMENT_KINDS))("%s is known by its own name and by its type", (kind) => {
    expect(parseKind(kind)).toBe(kind);
    expect(parseKind(DOCUMENT_KINDS[kind].type)).toBe(kind);
    expect(parseKind(DOCUMENT_KINDS[kind].type.toUpperCase())).toBeUndefined();
  });

  test.each(["", "__proto__", "constructor", " Invoice", "invoice,statement"])("%j is none", (text) => {
    expect(parseKind(text)).toBeUndefined();
    expect(parseFormat(text)).toBeUndefined();
  });

  test.each([
    ["pdf", "application/pdf"],
    ["PDF", "application/pdf"],
    ["Isdoc", "application/xml"],
    ["xml", "application/xml"],
    ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ])("a file of the format %s is %s", (text, type) => {
    const format = parseFormat(text);
    expect(format && FORMAT_TYPES[format]).toBe(type);
  });

  test.each([
    ["a link of the archive alone", { link: "x/lfmt/2", type: "" }, true],
    ["LFMT in capitals", { link: "x/LFMT/2", type: "" }, false],
    ["a proforma", { link: "", type: "Proforma Invoice" }, true],
    ["a Slovak invoice", { link: "", type: "Faktúra" }, false],
    ["neither", { link: "", type: "" }, false],
  ])("DOCS-06 %s counts as an invoice: %s", (_what, document, expected) => {
    const { link, type } = document;
    expect(isInvoiceDocument({ link, type })).toBe(expected);
  });
});

describe("how a document stands", () => {
  const today = toLocalDate("2028-02-28");

  it("it is due until the end of its last day and overdue from the next one", () => {
    fc.assert(
      fc.property(fc.integer({ min: -800, max: 800 }), (ahead) => {
        const shown = shownPayment({ state: "open", due: addDays(today, ahead) }, today);
        expect(shown).toEqual(ahead < 0 ? { kind: "overdue", days: -ahead } : { kind: "due", days: ahead });
      }),
    );
  });

  it.each([
    ["2028-02-29", "due", 1],
    ["2028-03-01", "due", 2],
    ["2028-02-27", "overdue", 1],
    ["2027-02-28", "overdue", 365],
  ])("due on %s it is %s by %i days", (due, kind, days) => {
    expect(shownPayment({ state: "open", due: toLocalDate(due) }, today)).toEqual({ kind, days });
  });

  it.each(["paid", "settled"] as const)("%s it is so, whatever its day", (state) => {
    for (const due of [undefined, today, addDays(today, -99)]) {
      expect(shownPayment({ state, due }, today)).toEqual({ kind: state });
    }
  });
});

describe("how an archive stands", () => {
  const anyItems = fc.array(
    fc.record({ state: fc.constantFrom("waiting" as const, "packed" as const, "missing" as const) }),
  );

  it("set aside it has failed, unpacked it is on its way, without one of its papers it is incomplete", () => {
    fc.assert(
      fc.property(anyItems, fc.boolean(), fc.boolean(), (items, isPacked, isSetAside) => {
        const state = packageState({ items, isPacked, isSetAside });
        expect(state === "failed").toBe(isSetAside);
        expect(state === "packing").toBe(!(isSetAside || isPacked));
        const isIncomplete = items.some((item) => item.state === "missing");
        expect(state === "incomplete").toBe(isPacked && !isSetAside && isIncomplete);
      }),
    );
  });

  it("takes five hundred papers and is tried five times", () => {
    expect([MOST_PACKED_DOCUMENTS, MOST_TAKINGS]).toEqual([500, 5]);
  });
});

import { screen } from "@testing-library/react";
import type { DocumentRow } from "@vycep/contract/documents/documents.rest";
import { changeLanguage, loadTexts } from "@vycep/shell/words/i18n";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addressOf, facts, named, namedFrom, section, textOf } from "../../testing/find.ts";
import { someInvoicePage } from "../../testing/some-documents.ts";
import { DocumentsSums, type Summary } from "./documents-sums.tsx";
import { InvoiceAmounts, InvoiceRelated } from "./invoice-cards.tsx";
import { InvoicePayment } from "./invoice-payment.tsx";
import { PaymentPill } from "./payment-pill.tsx";

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T08:41:00Z") });
  await loadTexts(["documents"], "cs");
  changeLanguage("cs");
});
afterEach(() => {
  vi.useRealTimers();
});

const { invoice, deliveryNotes } = someInvoicePage();
const overdue: Summary["unpaid"][number] = {
  state: "overdue",
  currency: "CZK",
  count: 2,
  amount: 1000.1,
  firstDue: "2026-11-12",
  firstShipToName: "U Modré hvězdy",
};
const due = { ...overdue, state: "due", count: 1, amount: 0.2, firstDue: "2026-11-26" } as const;

describe("DOCS-01 what is to be paid", () => {
  function show(unpaid: Summary["unpaid"], invoices = 3) {
    const counts = { all: 3, invoices, "credit-notes": 0, "delivery-notes": 0, other: 0 };
    draw(<DocumentsSums summary={{ counts, unpaid }} statement="saldokonto" />);
  }

  test("is overdue with the oldest, due with the nearest, and all of it to the haléř", async () => {
    show([overdue, due]);
    const sums = textOf(screen.getByRole("region", { name: named("Co je k úhradě") }));
    expect(sums).toContain("Po splatnosti · 2 faktury1 000,10 Kčnejstarší 8 dní, U Modré hvězdy");
    expect(sums).toContain("Splatné · 1 faktura0,20 Kčnejbližší 26.11.2026");
    expect(sums).toContain("Celkem k úhradě1 000,30 Kč");
    await expectAccessible();
  });

  test("of two currencies has a sum of each, which nobody adds up", () => {
    show([overdue, { ...due, currency: "EUR", amount: 12 }]);
    expect(section("Co je k úhradě").getByText(/1\s000,10\sKč \+ 12,00\s€/u)).toBeTruthy();
  });

  test("is nothing where all is paid, and is not spoken of where there was never an invoice", () => {
    show([]);
    expect(screen.getByText(named("Nic nedlužíte."))).toBeTruthy();
    document.body.replaceChildren();
    show([], 0);
    expect(textOf()).toBe("");
  });
});

describe("DOCS-01 how a document stands, in words", () => {
  test.each<[DocumentRow["payment"], string]>([
    [{ kind: "overdue", days: 1 }, "po splatnosti 1 den"],
    [{ kind: "overdue", days: 8 }, "po splatnosti 8 dní"],
    [{ kind: "due", days: 0 }, "splatné dnes"],
    [{ kind: "due", days: 3 }, "za 3 dny"],
    [{ kind: "paid", days: null }, "uhrazeno"],
    [{ kind: "settled", days: null }, "vypořádáno"],
    [{ kind: "none", days: null }, ""],
  ])("%j: %s", (payment, words) => {
    draw(<PaymentPill {...payment} />);
    expect(textOf()).toBe(words);
  });
});

describe("DOCS-03 how an invoice is paid", () => {
  test("by amount, code, account and symbol, with its last day", async () => {
    draw(<InvoicePayment invoice={invoice} />);
    expect(textOf()).toContain("K úhradě546 295,87 Kč");
    expect(screen.getByRole("img", { name: named("QR kód k platbě faktury 2026100135") })).toBeTruthy();
    expect(textOf()).toContain("CZ64 0000 0000 0020 0000 0202");
    expect(textOf()).toContain("Variabilní symbol2026100135");
    expect(textOf()).toContain("Splatnostčt 12.11.2026");
    await expectAccessible();
  });

  test.each([
    ["paid", "Faktura je uhrazená."],
    ["settled", "Dobropis je vypořádaný."],
    ["to-settle", "Dobropis započteme proti další faktuře."],
    ["direct-debit", "Částku strhneme inkasem."],
    ["overdue", ""],
  ] as const)("without anything to pay it says why: %s", (state, words) => {
    draw(<InvoicePayment invoice={{ ...invoice, state, payment: null }} />);
    expect(textOf()).toBe(words);
  });
});

describe("DOCS-03 what an invoice is made of", () => {
  const sums = (said: Partial<typeof invoice>) => {
    draw(<InvoiceAmounts invoice={{ ...invoice, ...said }} />);
    const list = screen.getByRole("region", { name: named("Částky") }).querySelector("dl");
    if (list === null) throw new Error("no sums");
    return facts(list);
  };

  test("each rate of VAT with its base, deposits out and back, and the whole", () => {
    const vat = [
      { ratePct: 12, baseMinor: 100_000, vatMinor: 12_000 },
      { ratePct: 21, baseMinor: 43_451_690, vatMinor: 9_124_855 },
    ];
    expect(sums({ vat })).toEqual({
      "Základ daně 12 %": "1 000,00 Kč",
      "DPH 12 %": "120,00 Kč",
      "Základ daně 21 %": "434 516,90 Kč",
      "DPH 21 %": "91 248,55 Kč",
      "Zálohy za obaly": "233 708,00 Kč",
      "Vrácené obaly": "−213 177,58 Kč",
      Celkem: "546 295,87 Kč",
    });
  });

  test("rounding and what was paid stand there only where there is some", () => {
    const said = { depositsOutMinor: 0, depositsBackMinor: 0, roundingMinor: -13, paidMinor: 10_000 };
    expect(sums({ ...said, openMinor: 54_619_587 })).toMatchObject({
      Zaokrouhlení: "−0,13 Kč",
      "Už uhrazeno": "−100,00 Kč",
    });
    document.body.replaceChildren();
    const whole = sums({ ...said, openMinor: 0 });
    expect(whole).not.toHaveProperty("Už uhrazeno");
    expect(whole).not.toHaveProperty("Zálohy za obaly");
  });
});

describe("DOCS-03 what an invoice belongs to", () => {
  test("its order and delivery note, what it corrects, and the way to say that something is wrong", async () => {
    const page = {
      ...someInvoicePage(),
      invoice: { ...invoice, corrects: "2026100001", correctedBy: ["2026200009"] },
    };
    draw(<InvoiceRelated page={page} />);
    const rows = screen.getAllByRole("link").map((row) => [addressOf(row), textOf(row)]);
    expect(rows).toEqual([
      ["/my-documents/2026100001", "Opravuje fakturu 2026100001"],
      ["/my-documents/2026200009", "Dobropis 2026200009"],
      ["/orders/history/4700100283", "Objednávka 4700100283doručena 08.10.2026"],
      ["/my-documents?q=8700100283", "Dodací list 870010028308.10.2026"],
      [
        "/support/tickets/new?category=invoice&invoice=2026100135",
        "Něco nesedí?Požadavek s předvyplněnou fakturou",
      ],
    ]);
    await expectAccessible();
  });

  test("many orders are folded and counted, a few are not", () => {
    const orders = Array.from({ length: 4 }, (_, at) => ({
      number: `470010028${at}`,
      delivered: "2026-10-08",
    }));
    draw(<InvoiceRelated page={{ ...someInvoicePage(), deliveryNotes, invoice: { ...invoice, orders } }} />);
    const folded = screen.getByText(named("4 objednávky")).closest("details");
    expect(folded?.open).toBe(false);
    expect(folded?.querySelectorAll("a")).toHaveLength(4);
    const note = screen.getByRole("link", { name: namedFrom("Dodací list 8700100283") });
    expect(note.closest("details")).toBeNull();
  });
});

import type { Described } from "../described.ts";

/** Papers and payments of the ERP, as /docs tells them (D11); each event id is taken once. */
export const erpPaperDocs = {
  papers: {
    summary: "A paper was issued: an invoice, a credit note, a delivery note, a price list …",
    description:
      "What comes as no file the portal draws itself. A paper is never changed: what was wrong is corrected by another one.",
    signedBy: "erp",
    example: {
      body: {
        kind: "invoice",
        number: "FV26-000123",
        companyId: "C1",
        shipToId: "500101",
        issued: "2026-11-20",
        taxPoint: "2026-11-20",
        due: "2026-12-04",
        variableSymbol: "26000123",
        currency: "CZK",
        payment: "transfer",
        vat: [{ ratePct: 21, baseMinor: 221000, vatMinor: 46410 }],
        depositsOutMinor: 160000,
        depositsBackMinor: 0,
        roundingMinor: 0,
        totalMinor: 427410,
        orderNumbers: ["4700100301"],
        files: [],
      },
      answer: { number: "FV26-000123", changed: true },
    },
    problems: {
      404: ["erp-not-connected"],
      409: ["paper-exists", "erp-event-reused"],
      422: [
        ...["sums-differ", "place-unknown", "order-unknown"],
        ...["file-not-of-format", "file-runs-code", "file-elsewhere"],
      ],
      503: ["file-not-fetched"],
    },
  },
  payments: {
    summary: "An invoice was paid, in whole or in part; below nought something was given back.",
    description:
      "Until the first payment in a currency was told, nothing in that currency is called overdue.",
    signedBy: "erp",
    example: {
      body: { invoice: "FV26-000123", amountMinor: 427410, currency: "CZK", day: "2026-11-23" },
      answer: { invoice: "FV26-000123", state: "paid", changed: true },
    },
    problems: {
      404: ["no-such-invoice", "erp-not-connected"],
      409: ["erp-event-reused"],
      422: ["currency-differs"],
    },
  },
} as const satisfies Record<string, Described>;

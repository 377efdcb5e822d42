import type { Described } from "../described.ts";

const path = { orderNumber: "4700200001" } as const;
const answer = (state: string) => ({ orderNumber: path.orderNumber, state, changed: true }) as const;
const known = ["no-such-order", "erp-not-connected"] as const;
const notNow = ["step-not-allowed", "erp-event-reused"] as const;
const lines = ["line-unknown", "line-missing", "line-twice", "too-many-boxes"] as const;
const empties = ["empties-unknown", "empties-missing", "empties-twice"] as const;

/** What the ERP reports of orders, as /docs tells it (D11, B6); each event id is taken once. */
export const erpReportDocs = {
  confirmation: {
    summary: "The brewery confirms an order: every line with its boxes, none above what was ordered.",
    description: "An order of which not one box is confirmed is taken back.",
    signedBy: "erp",
    example: {
      path,
      body: { sapId: "0080012345", lines: [{ lineNo: 1, boxes: 2, reason: "Out of stock" }] },
      answer: answer("confirmed"),
    },
    problems: {
      ...{ 404: known, 409: [...notNow, "sap-id-taken"] },
      422: [...lines, "too-many-substitutes", "substitute-unknown"],
    },
  },
  shipment: {
    summary: "An order is loaded, and later on its way.",
    description: "From loading on nothing can be cancelled.",
    signedBy: "erp",
    example: { path, body: { step: "loaded" }, answer: answer("loaded") },
    problems: { 404: known, 409: notNow },
  },
  delivery: {
    summary: "An order was delivered: every line with its boxes, and the empties that were taken over.",
    description: "Without `empties` what was planned to go back stands.",
    signedBy: "erp",
    example: {
      path,
      body: {
        lines: [{ lineNo: 1, boxes: 1, reason: "Broken" }],
        empties: [{ code: "KEG50", units: 5 }],
      },
      answer: answer("partially-delivered"),
    },
    problems: { 404: known, 409: notNow, 422: [...lines, ...empties] },
  },
  invoice: {
    summary: "Goods of an order were invoiced; several invoices add up to what was delivered at most.",
    signedBy: "erp",
    example: {
      path,
      body: { invoiceNumber: "F26-1", lines: [{ lineNo: 1, boxes: 1 }] },
      answer: answer("partially-delivered"),
    },
    problems: { 404: known, 409: ["not-delivered", "erp-event-reused"], 422: lines },
  },
  credit: {
    summary: "Goods of an order were credited, up to what was invoiced.",
    signedBy: "erp",
    example: {
      path,
      body: { creditNumber: "D26-1", lines: [{ lineNo: 1, boxes: 1, reason: "Claim" }] },
      answer: answer("partially-delivered"),
    },
    problems: { 404: known, 409: ["not-delivered", "erp-event-reused"], 422: lines },
  },
} as const satisfies Record<string, Described>;

import type { Described } from "../described.ts";

/** Claims of deliveries, as /docs tells them (B2). */
export const claimsDocs = {
  GetDeliveryToClaim: {
    summary: "What of a delivery may be claimed, what was begun, and what came of earlier claims.",
    example: {
      path: { id: "4700100301" },
      answer: {
        order: "4700100301",
        shipTo: "500101",
        currency: "CZK",
        payment: "transfer",
        deliveryDay: "2026-11-19",
        refusal: null,
        term: { days: 3, spoiledDays: 1 },
        today: "2026-11-20",
        lines: [
          {
            line: 1,
            sku: "100112",
            name: "Lipovrch 10 pale draught beer, keg 50 l",
            delivered: 8,
            left: 8,
            unitPriceMinor: 164900,
            unitDepositMinor: 150000,
            vatPct: 21,
          },
        ],
        draft: null,
        claims: [],
      },
    },
    problems: { 403: ["forbidden-permission"], 404: ["no-such-order"] },
  },
  SetClaimDraft: {
    summary: "Keeps a claim that was begun.",
    example: {
      path: { id: "4700100301" },
      body: { lines: [{ line: 1, reason: "short", boxes: 1, photos: [] }], note: "" },
      answer: { savedAt: "2026-11-20T09:00:00" },
    },
    problems: { 403: ["forbidden-permission"], 404: ["no-such-order"] },
  },
  CreateClaim: {
    summary: "Sends a claim; the sum that was shown must be the one that holds.",
    takesKey: true,
    example: {
      body: {
        order: "4700100301",
        lines: [{ line: 1, reason: "short", boxes: 1, photos: [] }],
        note: "",
        market: "CZ",
        expectedMinor: 349529,
      },
      answer: { caseNumber: "CS0100002", expectedMinor: 349529 },
    },
    problems: {
      403: ["forbidden-permission"],
      404: ["no-such-order"],
      409: ["not-delivered", "claim-too-late", "credit-differs", "idempotency-key-reused"],
      422: ["photo-unknown", "nothing-claimed", "line-unknown", "line-twice", "more-than-delivered"],
    },
  },
  GetClaimByTicketId: {
    summary: "The claim that a ticket is, with what was credited.",
    example: {
      path: { id: "CS0100002" },
      answer: {
        claim: {
          caseNumber: "CS0100002",
          order: "4700100301",
          sentAt: "2026-11-20T09:00:00",
          person: "Jana Novotná",
          currency: "CZK",
          state: "sent",
          expectedMinor: 349529,
          lines: [
            {
              line: 1,
              name: "Lipovrch 10 pale draught beer, keg 50 l",
              reason: "short",
              boxes: 1,
              credited: 0,
            },
          ],
          credits: [],
        },
      },
    },
    problems: { 403: ["forbidden-permission"], 404: ["ticket-not-found"] },
  },
  GetClaimByDocument: {
    summary: "The claim that a credit note answers; null of a credit note that answers none.",
    example: {
      path: { id: "2025800003" },
      answer: { claim: null },
    },
    problems: { 403: ["forbidden-permission"] },
  },
} as const satisfies Record<string, Described>;

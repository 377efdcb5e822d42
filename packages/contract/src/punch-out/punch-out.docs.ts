import type { Described } from "../described.ts";

const punchOut = {
  id: "0f3a5b7c9d1e2f40",
  name: "Nákup Klásek",
  returnHosts: ["nakup.klasek.example"],
  createdAt: "2026-11-23T08:00:00.000Z",
  lastUsedAt: null,
};

/** Purchasing systems, as /docs tells them (B16). */
export const punchOutDocs = {
  GetPunchOuts: {
    summary: "One's purchasing systems whose people shop here.",
    example: { answer: { punchOuts: [], isOffered: true } },
    problems: { 403: ["forbidden-permission", "not-for-programs"] },
  },
  MakePunchOut: {
    summary: "A purchasing system whose people shop in one's own name. Its secret is told this once.",
    example: {
      body: { name: punchOut.name, returnHosts: punchOut.returnHosts },
      answer: { punchOut, secret: "vyp_0f3a5b7c9d1e2f40_…" },
    },
    problems: {
      403: ["forbidden-permission", "fresh-sign-in-needed", "not-for-programs"],
      409: ["punch-outs-off"],
      422: ["return-host", "too-many-punch-outs"],
    },
  },
  RevokePunchOut: {
    summary: "Nobody shops for it any more, and no cart is taken home to it.",
    example: { path: { id: punchOut.id }, answer: { result: true } },
    problems: { 403: ["forbidden-permission", "not-for-programs"], 404: ["punch-out-not-found"] },
  },
} as const satisfies Record<string, Described>;

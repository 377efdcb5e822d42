import type { Described } from "../described.ts";

const needsContracts = { 403: ["forbidden-permission"] } as const;

/** Contracts, as /docs tells them (REST-44, REST-45). */
export const contractsDocs = {
  contracts: {
    summary: "The contracts of one's company, those in force first.",
    example: {
      answer: [
        {
          number: "K2024-0117",
          name: "Framework purchase contract",
          type: "supply",
          companyName: "Hostince Modrá hvězda s.r.o.",
          validFrom: "2024-02-08",
          validTo: "2027-02-07",
          volumeHl: 2400,
          bonusPercent: null,
          brands: ["Lipovrch"],
          terms: [{ from: "2024-02-08", volumeHl: 2400, bonusPercent: null, brands: ["Lipovrch"] }],
          papers: [
            { position: 1, title: "Framework purchase contract", signedOn: "2024-01-22", bytes: 13678 },
          ],
          text: "<p>The customer takes the agreed amount of beer a year for all places. What was delivered counts, le…",
        },
      ],
    },
    problems: needsContracts,
  },
  countingGoods: {
    summary: "Which of some products count for a contract about a volume.",
    example: { query: { skus: "100101,100112" }, answer: [{ number: "K2024-0117", skus: ["100101"] }] },
    problems: needsContracts,
  },
  paper: {
    summary: "A link to a paper of a contract, for five minutes and for whoever asked.",
    example: {
      path: { number: "K2024-0117", position: "1" },
      answer: {
        link: "/files/v1.XN7tMcuEzXSxnLMcJeEmaA.T6KJti7aCzLMcBTZ.8121t1IV7Y6cZpKZMz8wjA.GiBUsZ14-p-3LpWV5cZ6P9lrB__…",
        expiresAt: "2026-11-23T08:37:57.506Z",
      },
    },
    problems: { ...needsContracts, 404: ["file-not-downloaded"] },
  },
  "contract-evaluation": {
    summary: "How far each contract about a volume is, and where this pace leads.",
    example: {
      answer: [
        {
          number: "K2024-0117",
          from: "2026-02-08",
          to: "2027-02-07",
          agreedLitres: 240000,
          takenLitres: 170800,
          beforeLitres: 170820,
          paceLitres: 215716.263,
          overLitres: 0,
          bonus: null,
          months: [{ month: "2026-02", takenLitres: 8960, beforeLitres: 7460 }],
        },
      ],
    },
    problems: needsContracts,
  },
} as const satisfies Record<string, Described>;

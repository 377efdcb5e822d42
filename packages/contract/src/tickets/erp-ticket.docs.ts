import type { Described } from "../described.ts";

const path = { caseNumber: "CS0010021" } as const;
const unknown = ["no-such-ticket", "erp-not-connected"] as const;

/** What the service desk says of tickets, as /docs tells it; each event id is taken once. */
export const erpTicketDocs = {
  comment: {
    summary: "The service desk answers a ticket; the people of the customer get a mail.",
    signedBy: "erp",
    example: {
      path,
      body: { author: "Petra, zákaznický servis", text: "Pošlete prosím fotku." },
      answer: { caseNumber: "CS0010021", status: "In Progress", changed: true },
    },
    problems: { 404: unknown, 409: ["ticket-closed"] },
  },
  status: {
    summary: "A ticket changes its state; a merged one says where it goes on.",
    signedBy: "erp",
    example: {
      path,
      body: { status: "Problem Solved" },
      answer: { caseNumber: "CS0010021", status: "Problem Solved", changed: true },
    },
    problems: { 404: unknown, 422: ["merged-into-unknown"] },
  },
} as const satisfies Record<string, Described>;

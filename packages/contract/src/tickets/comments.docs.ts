import type { Described } from "../described.ts";

const needsSupport = { 403: ["forbidden-permission"] } as const;

/** What is said to a ticket and what somebody began to say, as /docs tells it (REST-62, REST-64, REST-66). */
export const commentsDocs = {
  GetCommentsByTicketId: {
    summary: "What was said to a ticket, the oldest first.",
    example: {
      path: { id: "CS0010022" },
      query: { limit: "5" },
      answer: [
        {
          id: "4",
          at: "2026-11-18T10:20:00",
          person: "Petra, zákaznický servis",
          isBrewery: true,
          isAutomatic: false,
          isOwn: false,
          isUnread: true,
          text: "Pošlete prosím fotku dodacího listu, pak rozdíl v přepravkách uzavřeme.",
        },
      ],
    },
    problems: { ...needsSupport, 404: ["ticket-not-found"] },
  },
  SetCommentsAsRead: {
    summary: "What the brewery said to a ticket was read.",
    example: { query: { ticketId: "CS0010022" }, answer: { result: true } },
    problems: { ...needsSupport, 404: ["ticket-not-found"] },
  },
  CreateComment: {
    summary: "Says something to a ticket.",
    takesKey: true,
    example: {
      body: {
        user: "U001",
        description: "The photo of the delivery note is attached.",
        ticketId: "CS0010022",
      },
      answer: { id: "9", status: "Information Provided" },
    },
    problems: {
      ...needsSupport,
      404: ["ticket-not-found", "user-not-found"],
      422: ["ticket-closed", "reopen-too-late", "comment-incomplete"],
    },
  },
  setDraft: {
    summary: "Keeps what somebody began to write.",
    example: {
      body: { key: "new-ticket", body: { title: "Two crates are missing" } },
      answer: { body: { title: "Two crates are missing" }, savedAt: "2026-11-23T09:00:00" },
    },
    problems: needsSupport,
  },
  draft: {
    summary: "What somebody began to write.",
    example: {
      query: { key: "new-ticket" },
      answer: { body: { title: "Two crates are missing" }, savedAt: "2026-11-23T09:00:00" },
    },
    problems: needsSupport,
  },
  dropDraft: {
    summary: "Throws it away, with its files.",
    example: { query: { key: "new-ticket" }, answer: { body: null, savedAt: null } },
    problems: needsSupport,
  },
} as const satisfies Record<string, Described>;

import type { Described } from "../described.ts";

const needsSupport = { 403: ["forbidden-permission"] } as const;

/** Tickets, as /docs tells them (REST-58…61, REST-67). */
export const ticketsDocs = {
  GetAllTickets: {
    summary: "One's tickets, a page at a time, with how many there are of each group.",
    example: {
      query: { search: "CS0010021" },
      answer: {
        tickets: [
          {
            caseNumber: "CS0010021",
            title: "Zpožděná dodávka sudů 12. 11.",
            category: "delivery",
            categoryName: "Delivery",
            subcategoryName: "Late delivery",
            shipTo: "500101",
            shipToName: "Restaurace U Modré hvězdy",
            caller: "Tomáš Čech",
            status: "In Progress",
            opened: "2026-11-19",
            closed: null,
            unread: 1,
          },
        ],
        total: 1,
        groups: { open: 1, "in-progress": 1, solved: 0, closed: 1 },
        waiting: {
          count: 1,
          caseNumber: "CS0010022",
          lastComment: "Pošlete prosím fotku dodacího listu, pak rozdíl v přepravkách uzavřeme.",
        },
        unread: 2,
      },
    },
    problems: needsSupport,
  },
  GetTicketById: {
    summary: "One ticket with its history.",
    example: {
      path: { id: "CS0010021" },
      answer: {
        caseNumber: "CS0010021",
        title: "Zpožděná dodávka sudů 12. 11.",
        category: "delivery",
        categoryName: "Delivery",
        subcategoryName: "Late delivery",
        shipTo: "500101",
        shipToName: "Restaurace U Modré hvězdy",
        caller: "Tomáš Čech",
        status: "In Progress",
        opened: "2026-11-19",
        closed: null,
        unread: 1,
        description: "Závoz měl přijet do 11:00, řidič dorazil ve 14:20. Prosíme o vyjádření.",
        customerId: "C1",
        sentAt: null,
        isOwn: false,
        contact: "",
        about: { order: null, line: null, invoice: null, delivery: null, material: null },
        mergedInto: null,
        rating: null,
        reopenUntil: null,
        changes: [],
      },
    },
    problems: { ...needsSupport, 404: ["ticket-not-found"] },
  },
  GetCategories: {
    summary: "What a ticket may be about.",
    example: { answer: [{ id: "delivery", name: "Delivery" }] },
    problems: needsSupport,
  },
  GetSubCategoriesByCategoryId: {
    summary: "The closer subjects of a category.",
    example: {
      path: { id: "delivery" },
      answer: [{ id: "delivery-late", name: "Late delivery", categoryId: "delivery" }],
    },
    problems: needsSupport,
  },
  GetAllSubCategories: {
    summary: "The closer subjects of all categories.",
    example: { answer: [{ id: "delivery-late", name: "Late delivery", categoryId: "delivery" }] },
    problems: needsSupport,
  },
  CreateTicket: {
    summary: "Opens a ticket.",
    takesKey: true,
    example: {
      query: { market: "CZ" },
      body: {
        category: "delivery",
        subcategory: "delivery-short",
        title: "Two crates are missing",
        description: "The driver brought two crates less than the note says.",
        phone: "",
        shipTo: "500101",
        about: { order: "4700100301", line: 1, invoice: null, delivery: null, material: null },
        draft: null,
      },
      answer: { caseNumber: "CS0100001" },
    },
    problems: {
      ...needsSupport,
      404: ["ship-to-not-found"],
      409: ["idempotency-key-reused"],
      422: [
        "category-missing",
        "subcategory-missing",
        "title-missing",
        "title-too-long",
        "description-missing",
        "description-too-long",
        "phone-format",
      ],
    },
  },
  SolveTicket: {
    summary: "The customer says that it is solved.",
    example: { path: { id: "CS0100001" }, answer: { caseNumber: "CS0100001", status: "Problem Solved" } },
    problems: { ...needsSupport, 404: ["ticket-not-found"], 409: ["ticket-closed"] },
  },
  RateTicket: {
    summary: "The customer says how it was solved, once.",
    example: {
      path: { id: "CS0100001" },
      body: { rating: 5, note: "Thank you." },
      answer: { caseNumber: "CS0100001", status: "Problem Solved" },
    },
    problems: { ...needsSupport, 404: ["ticket-not-found"], 409: ["rated-already"] },
  },
  ReopenTicket: {
    summary: "Opens a solved ticket again.",
    example: { path: { id: "CS0100001" }, answer: { caseNumber: "CS0100001", status: "In Progress" } },
    problems: {
      ...needsSupport,
      404: ["ticket-not-found"],
      409: ["not-solved", "reopen-too-late"],
    },
  },
} as const satisfies Record<string, Described>;

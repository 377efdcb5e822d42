import type { CommentAnswer } from "@vycep/contract/tickets/comments.rest";
import type {
  AllTicketsAnswer,
  Category,
  Subcategory,
  TicketAnswer,
} from "@vycep/contract/tickets/tickets.rest";

export const someCategories: readonly Category[] = [
  { id: "empties", name: "Vratné obaly" },
  { id: "invoice", name: "Faktura" },
];

export const someSubcategories: readonly Subcategory[] = [
  { id: "empties-count", name: "Rozdíl v počtu", categoryId: "empties" },
  { id: "invoice-price", name: "Chybná cena", categoryId: "invoice" },
  { id: "invoice-copy", name: "Kopie dokladu", categoryId: "invoice" },
];

/** A ticket that waits for the customer. */
export function someTicket(change: Partial<TicketAnswer> = {}): TicketAnswer {
  return {
    caseNumber: "CS0010022",
    title: "Nesouhlasí počet přepravek",
    category: "empties",
    categoryName: "Vratné obaly",
    subcategoryName: "Rozdíl v počtu",
    shipTo: "500101",
    shipToName: "Výčep Na Růžku",
    caller: "Eliška Řezáčová",
    status: "Waiting for Details",
    opened: "2026-11-10",
    closed: null,
    unread: 1,
    description: "Vrátili jsme 18 přepravek, na dodacím listu je 16.",
    customerId: "C1",
    sentAt: "2026-11-10T15:02:00",
    isOwn: false,
    contact: "+420799999004",
    about: { order: "4700100498", line: null, invoice: null, delivery: null, material: null },
    mergedInto: null,
    rating: null,
    reopenUntil: null,
    changes: [{ at: "2026-11-11T10:21:00", status: "Waiting for Details", person: null }],
    ...change,
  };
}

export function someComment(change: Partial<CommentAnswer> = {}): CommentAnswer {
  return {
    id: "1",
    at: "2026-11-11T10:20:00",
    person: "Petra, zákaznický servis",
    isBrewery: true,
    isAutomatic: false,
    isOwn: false,
    isUnread: true,
    text: "Pošlete prosím fotku dodacího listu.",
    ...change,
  };
}

export function someTickets(change: Partial<AllTicketsAnswer> = {}): AllTicketsAnswer {
  return {
    tickets: [someTicket()],
    total: 1,
    groups: { open: 1, "in-progress": 2, solved: 0, closed: 3 },
    waiting: { count: 1, caseNumber: "CS0010022", lastComment: "Pošlete prosím fotku." },
    unread: 1,
    ...change,
  };
}

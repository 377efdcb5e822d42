import { words } from "../shared-words.ts";
import { told } from "../told.docs.ts";
import { attachmentSchema, removedAnswer, uploadAnswer } from "./attachments.rest.ts";
import {
  commentSchema,
  createCommentAnswer,
  createCommentBody,
  draftAnswer,
  readAnswer,
  setDraftBody,
} from "./comments.rest.ts";
import { erpTicketAnswer, erpTicketCommentBody, erpTicketStatusBody } from "./erp-ticket.rest.ts";
import { inboundMailAnswer } from "./inbound-mail.rest.ts";
import {
  allTicketsAnswer,
  categorySchema,
  createTicketAnswer,
  createTicketBody,
  rateTicketBody,
  subcategorySchema,
  ticketContextSchema,
  ticketRowSchema,
  ticketSchema,
  ticketStatusAnswer,
} from "./tickets.rest.ts";

const caseNumber = "Number of the ticket, such as CS0010021.";
const status =
  "How it stands. Waiting for Details waits for the customer, Information Provided for the brewery; Problem Solved may be opened again for a while; Cancelled and Merged are the end.";
const category = "Id of what it is about, as `tickets/GetCategories` tells it.";
const at = "When it happened, ISO 8601 with its zone; left out, it is now.";
const changed = "false where this event was told before; then nothing changes.";

const row = {
  caseNumber,
  title: "Its subject, in the words of who opened it.",
  category: `${category} One that is none of ours is called as it came.`,
  categoryName: "Name of the category in the language of the call.",
  subcategoryName: "Name of the closer subject in the language of the call.",
  shipTo: words.place,
  shipToName: words.placeName,
  caller: "Name of who opened it.",
  status,
  opened: "Day on which it was opened, yyyy-MM-dd.",
  closed: "Day on which it was solved or closed, yyyy-MM-dd; null while it is open.",
  unread: "How much of what the brewery said whoever asks has not read.",
};

const about = {
  order: "Number of an order; null is none.",
  line: "Number of a line of that order; null is none.",
  invoice: "Number of an invoice; null is none.",
  delivery: "Number of a delivery; null is none.",
  material: "Id of a marketing material; null is none.",
};

export const ticketsFields = [
  told(ticketContextSchema, about),
  told(ticketRowSchema, row),
  told(allTicketsAnswer, {
    tickets: "One page of the tickets that were found.",
    total: words.total,
    groups: "How many there are in each group, whatever the filters: open, in-progress, solved, closed.",
    waiting: "What waits for the customer; null where nothing does.",
    "waiting.count": "How many tickets wait for the customer.",
    "waiting.caseNumber": "Number of the newest of them.",
    "waiting.lastComment": "What the brewery said last to that one; its subject where it has said nothing.",
    unread: "How many tickets hold something that whoever asks has not read.",
  }),
  told(ticketSchema, {
    ...row,
    description: "What happened, in the words of who opened it.",
    customerId: "Number of the company.",
    sentAt: `When it was sent: ${words.moment} Null of tickets that did not come by the portal.`,
    isOwn: "Whether whoever asks opened it.",
    contact: "Telephone for questions; empty where none was given.",
    about: "What it is about, each by the number that the customer knows.",
    mergedInto: "Number of the ticket that goes on in its place; null where it was not merged.",
    rating: "How it was solved in the customer's eyes, 5 the best; null until the customer has said so.",
    reopenUntil: "Last day on which it may be opened again, yyyy-MM-dd; null of one that is not solved.",
    changes: "How its status changed, the earliest first.",
    "changes.at": `When: ${words.moment}`,
    "changes.status": "What it became.",
    "changes.person": "Name of who of the customer changed it; null where it was the brewery.",
  }),
  told(categorySchema, {
    id: "Id of what a ticket may be about.",
    name: "What it is called, in the language of the call.",
  }),
  told(subcategorySchema, {
    id: "Id of the closer subject.",
    name: "What it is called, in the language of the call.",
    categoryId: "Id of the category that it belongs to.",
  }),
  told(createTicketBody, {
    category,
    subcategory: "Id of the closer subject, as `tickets/GetAllSubCategories` tells it.",
    title: "Its subject, one line.",
    description: "What happened, plain text.",
    phone: "Telephone for questions, with its country; empty is none.",
    shipTo: words.place,
    about: "What it is about; whatever is null is none of it.",
    draft: "Name of the draft that it was, whose files go with it; null where there was none.",
  }),
  told(createTicketAnswer, { caseNumber: "Number under which it is known from now on." }),
  told(ticketStatusAnswer, { caseNumber, status: "How it stands now." }),
  told(rateTicketBody, { rating: "From 1 to 5, 5 the best.", note: "A word along with it; may be empty." }),
  told(commentSchema, {
    id: "Id of what was said.",
    at: `When: ${words.moment}`,
    person: "Name of who said it: somebody of the customer, or of the brewery.",
    isBrewery: "Whether the brewery said it.",
    isAutomatic: "Whether the brewery's system said it by itself.",
    isOwn: "Whether whoever asks said it.",
    isUnread: "Whether it is of the brewery and whoever asks has not read it.",
    text: "What was said, plain text.",
  }),
  told(createCommentBody, {
    user: "Id of whoever asks; anybody else's is refused.",
    description: "What there is to say, plain text.",
    ticketId: caseNumber,
  }),
  told(createCommentAnswer, { id: "Id of what was said.", status: "How the ticket stands now." }),
  told(readAnswer, { result: words.done }),
  told(setDraftBody, {
    key: "Name of the draft, chosen by who writes it.",
    body: "Fields of a form as they were typed, by name; at most twenty.",
  }),
  told(draftAnswer, {
    body: "Fields of the form as they were typed, by name; null where nothing was begun.",
    savedAt: `When it was kept: ${words.moment} Null where nothing was begun.`,
  }),
  told(attachmentSchema, {
    id: "Id of the file, for its call.",
    name: "Name of the file.",
    mediaType: "What it is by its content, such as image/png.",
    size: "How large it is, in bytes.",
    at: `When it came: ${words.moment}`,
    person: "Name of who sent it.",
  }),
  told(uploadAnswer, {
    received: "How many bytes of it have come.",
    attachment: "The file, once all of it has come and was found good; null until then.",
  }),
  told(removedAnswer, { result: words.done }),
  told(erpTicketCommentBody, {
    author: "Name of who answers, as the customer reads it; one line.",
    text: "What there is to say, plain text.",
    at,
  }),
  told(erpTicketStatusBody, {
    status,
    mergedInto: "Of a merged ticket the number of the one, of the same company, that goes on in its place.",
    at,
  }),
  told(erpTicketAnswer, { caseNumber, status: "How the ticket stands now.", changed }),
  told(inboundMailAnswer, {
    result:
      "taken: an answer to a ticket; known: told before; automatic: written by a program, and not taken; refused: nobody's, or to no ticket.",
  }),
];

import { words } from "../shared-words.ts";
import { told } from "../told.docs.ts";
import {
  archiveAnswerSchema,
  archivedDocumentBody,
  archiveQuery,
  documentLinkSchema,
  documentRowSchema,
  documentsAnswerSchema,
} from "./documents.rest.ts";
import { invoicePageSchema } from "./invoice-page.rest.ts";
import { packageAnswerSchema, packageBody } from "./packages.rest.ts";

const named = {
  documentId: "Number of the paper, `documentId` of the list.",
  documentType: "Its type, `documentType` of the list.",
};
const fileTypes = "pdf; isdoc and xml are structured invoices, xlsx is a sheet.";

export const documentsFields = [
  told(documentRowSchema, {
    documentId: "Number of the paper, unique among those of its type.",
    documentType: "Which kind of paper it is, by a stable code.",
    type: "The same in the language of the call, to be shown.",
    number: "Number as it stands on the paper.",
    date: "Day of issue, yyyy-MM-dd.",
    link: "Path of the call that gives a link to its file.",
    fileType: "File that is meant where none is asked for: pdf, where there is one.",
    fileTypes: `Every file that it comes in: ${fileTypes}`,
    customerNumber: "Number of the company in the brewery's ERP.",
    shipToId: "Number of the place; null of what concerns the whole company.",
    shipToName: "What the place is called; null of what concerns the whole company.",
    due: "Last day to pay, yyyy-MM-dd; null of what is not paid.",
    amount: "What it comes to with VAT, in whole currency (1234.5); null of what costs nothing.",
    currency: `${words.currency} Null of what costs nothing.`,
    payment: "How it stands today.",
    "payment.kind":
      "overdue: its last day is over; due: it is still to be paid; paid; settled is a credit note that was; none: nothing is to be paid.",
    "payment.days": "Of overdue the days since its last one, of due those that are left; null of all others.",
    orderNumbers: "Orders that it belongs to, ten digits each; empty where to none.",
  }),
  told(documentsAnswerSchema, {
    documentList: "One page of the papers that were found.",
    total: "How many were found on all pages together, as far as they were counted.",
    isMore:
      "Whether there are more than the total: thousands that a text or a period finds are not counted to their end.",
    next: words.next,
    summary: "Sums of all papers whatever the filters; null of every page but the first.",
    "summary.counts": "How many there are under each tab.",
    "summary.counts.all": "All of them.",
    "summary.counts.invoices": "Those that are invoices.",
    "summary.counts.credit-notes": "Those that are credit notes.",
    "summary.counts.delivery-notes": "Those that are delivery notes.",
    "summary.counts.other": "Every other kind.",
    "summary.unpaid": "What is to be paid, one entry for each state and currency.",
    "summary.unpaid.state": "overdue: the last day is over; due: it is not.",
    "summary.unpaid.currency": words.currency,
    "summary.unpaid.count": "How many papers these are.",
    "summary.unpaid.amount": "What they come to with VAT, in whole currency (1234.5).",
    "summary.unpaid.firstDue": "The earliest of their last days, yyyy-MM-dd.",
    "summary.unpaid.firstShipToName":
      "What the place of that one is called; null where it concerns the whole company.",
  }),
  told(documentLinkSchema, { link: words.ownLink, expiresAt: words.linkEnds }),
  told(archiveQuery, {
    dateFrom: "First day of issue, yyyy-MM-dd; left out is from the beginning.",
    dateTo: "Last day of issue, yyyy-MM-dd; left out is until now.",
    shipTo: "Number of a place: only its papers.",
  }),
  told(archiveAnswerSchema, { dataArchive: "The invoices that were found, as in the list of papers." }),
  told(archivedDocumentBody, {
    ...named,
    documentType: "Its type, `documentType` of the list; left out, an invoice.",
    fileType: "Which of its files, one of `fileTypes` of the list; left out, the PDF.",
  }),
  told(invoicePageSchema, {
    document: "The paper as the list shows it.",
    invoice: "What stands on it, and what was paid of it.",
    deliveryNotes: "Delivery notes of the orders that it bills.",
    "deliveryNotes.number": "Number of the delivery note, to ask for it as a paper.",
    "deliveryNotes.date": "Its day of issue, yyyy-MM-dd.",
  }),
  told(packageBody, {
    documents: "Papers that are to be packed.",
    ...Object.fromEntries(Object.entries(named).map(([name, text]) => [`documents.${name}`, text])),
    fileType: `Which file of each: ${fileTypes}`,
  }),
  told(packageAnswerSchema, {
    packageId: "Names the archive, to look after it.",
    state:
      "packing: ask again; done; incomplete: packed without what is missing; failed: it could not be packed, and may be tried again.",
    total: "How many papers were asked for.",
    packed: "How many of them are packed so far.",
    missing: "Papers that could not be had.",
    ...Object.fromEntries(Object.entries(named).map(([name, text]) => [`missing.${name}`, text])),
    bytes: "How large the archive is, in bytes; null until it is packed.",
    link: "Path of the archive below this server, for whoever asked alone; null until it is packed.",
    expiresAt: `Until when it is kept: ${words.instant}`,
  }),
];

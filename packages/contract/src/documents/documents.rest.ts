/** My documents: the list, one document, its files, many as an archive. REST-52…57, DOCS-01…07, D40, OP-112. */
import { z as zod } from "zod";
import { currencyCode } from "../market/codes.ts";

const day = zod.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const kind = zod.enum([
  "invoice",
  "credit-note",
  "delivery-note",
  "order-confirmation",
  "price-list",
  "statement",
]);
const fileType = zod.enum(["pdf", "isdoc", "xml", "xlsx"]);

export const documentsQuery = zod.object({
  offset: zod.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: zod.coerce.number().int().min(1).max(100).default(25),
  /** `next` of the page before, in the same order: the list goes on behind it, however long it is. */
  after: zod.string().max(300).optional(),
  tab: zod.enum(["all", "invoices", "credit-notes", "delivery-notes", "other"]).default("all"),
  /** The beginning of a document's number, or a whole number of an order. */
  search: zod.string().max(40).optional(),
  dateFrom: day.optional(),
  dateTo: day.optional(),
  shipTo: zod.string().max(40).optional(),
  state: zod.enum(["overdue", "due", "unpaid", "paid"]).optional(),
  /** What waits for money first, or by the day of issue. */
  sort: zod.enum(["urgent", "issued"]).default("urgent"),
  direction: zod.enum(["asc", "desc"]).default("desc"),
  lang: zod.string().max(5).optional(),
});

/** The same filters and order; the whole list instead of a page. */
export const documentsExportQuery = documentsQuery
  .omit({ offset: true, limit: true, after: true })
  .extend({ format: zod.enum(["csv", "xlsx"]) });

export const documentRowSchema = zod.object({
  documentId: zod.string(),
  documentType: kind,
  type: zod.string(),
  number: zod.string(),
  date: day,
  /** Leads to REST-55. */
  link: zod.string(),
  /** DOCS-05: the one that is meant where none is asked for. */
  fileType,
  fileTypes: zod.array(fileType),
  customerNumber: zod.string(),
  shipToId: zod.string().nullable(),
  shipToName: zod.string().nullable(),
  due: day.nullable(),
  amount: zod.number().nullable(),
  currency: currencyCode.nullable(),
  payment: zod.object({
    kind: zod.enum(["overdue", "due", "paid", "settled", "none"]),
    days: zod.number().int().nullable(),
  }),
  orderNumbers: zod.array(zod.string()),
});

const unpaidSum = zod.object({
  state: zod.enum(["overdue", "due"]),
  currency: currencyCode,
  count: zod.number().int(),
  amount: zod.number(),
  firstDue: day,
  firstShipToName: zod.string().nullable(),
});

export const documentsAnswerSchema = zod.object({
  documentList: zod.array(documentRowSchema),
  total: zod.number().int(),
  isMore: zod.boolean(),
  next: zod.string().nullable(),
  summary: zod
    .object({
      counts: zod.object({
        all: zod.number().int(),
        invoices: zod.number().int(),
        "credit-notes": zod.number().int(),
        "delivery-notes": zod.number().int(),
        other: zod.number().int(),
      }),
      unpaid: zod.array(unpaidSum),
    })
    .nullable(),
});

/** Names one document, and one of its files. */
export const documentQuery = zod.object({
  documentId: zod.string().min(1).max(40),
  documentType: zod.string().min(1).max(40),
  fileType: zod.string().max(10).optional(),
  /** Shown by the browser instead of saved. */
  show: zod.enum(["true", "false"]).default("false"),
  lang: zod.string().max(5).optional(),
});

export const documentLinkSchema = zod.object({
  link: zod.string(),
  expiresAt: zod.string(),
});

/** REST-56: an archive of invoices. */
export const archiveQuery = zod.object({
  dateFrom: day.optional(),
  dateTo: day.optional(),
  shipTo: zod.string().max(40).optional(),
});
export const archiveAnswerSchema = zod.object({ dataArchive: zod.array(documentRowSchema) });

/** REST-57: one document of the archive. */
export const archivedDocumentBody = documentQuery.pick({ documentId: true, fileType: true }).extend({
  documentType: zod.string().min(1).max(40).default("invoice"),
});

export type DocumentsQuery = zod.infer<typeof documentsQuery>;
export type DocumentsExportQuery = zod.infer<typeof documentsExportQuery>;
export type DocumentRow = zod.infer<typeof documentRowSchema>;
export type DocumentsAnswer = zod.infer<typeof documentsAnswerSchema>;
export type DocumentQuery = zod.infer<typeof documentQuery>;
export type DocumentLink = zod.infer<typeof documentLinkSchema>;
export type ArchiveQuery = zod.infer<typeof archiveQuery>;
export type ArchiveAnswer = zod.infer<typeof archiveAnswerSchema>;
export type ArchivedDocumentBody = zod.infer<typeof archivedDocumentBody>;

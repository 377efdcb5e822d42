import { type Call, ofNoId, onlyJana, personal, withMyOrders } from "../call.ts";

const base = "/prodczsk-api/api/v1/portal";
const secondBase = "/prodczsk-api/api/v2/portal";
const noLines = ({ text = "" }: { text?: string }) => text.trim().split("\n").length < 2;
const noRows = (body: { total?: number }) => body.total === 0;

/** Every role but the academy's holds My Documents, as it holds My Orders. */
const withMyDocuments = withMyOrders;
/** Her accountant works at the same place. */
const janasInvoice = { ...onlyJana(withMyDocuments), accountant: "allowed" } as const;

/** What takes the number of one invoice. */
const ofOneInvoice = (rest: NonNullable<Call["rest"]>): readonly Call[] => [
  { rest, own: withMyDocuments, janas: janasInvoice },
];

const inBody: NonNullable<Call["rest"]> = ({ documentNumber }) => ({
  body: { documents: [{ documentId: documentNumber, documentType: "invoice" }] },
});

/** An archive is for who asked for it alone. */
const ofOneArchive: readonly Call[] = [
  personal({ rest: ({ packageId }) => ({ path: { id: packageId } }) }, withMyDocuments),
];

/** Reports are for owners and those who keep the books, as contracts are. */
const withReporting = { ...withMyOrders, colleague: "no-right", suspended: "no-right" } as const;

/** Of one place. */
const ofOnePlace = (query: Readonly<Record<string, string>> = {}): readonly Call[] => [
  {
    rest: ({ shipToId }) => ({ query: { ...query, shipTo: shipToId } }),
    own: withReporting,
    janas: { ...onlyJana(withReporting), accountant: "allowed" },
  },
];

const ofLink = ofOneInvoice(({ documentNumber }) => ({
  query: { documentId: documentNumber, documentType: "invoice" },
}));

export const documentExpectations: Readonly<Record<string, readonly Call[]>> = {
  [`GET ${base}/documents/GetAllDocuments`]: [
    {
      rest: ({ documentNumber }) => ({ query: { search: documentNumber } }),
      missingWhen: noRows,
      own: withMyDocuments,
      janas: janasInvoice,
    },
    {
      rest: ({ shipToId }) => ({ query: { shipTo: shipToId } }),
      missingWhen: noRows,
      own: withMyDocuments,
      janas: janasInvoice,
    },
  ],
  [`GET ${base}/documents/export`]: [
    {
      rest: ({ documentNumber }) => ({ query: { format: "csv", search: documentNumber } }),
      missingWhen: noLines,
      own: withMyDocuments,
      janas: janasInvoice,
    },
  ],
  [`GET ${base}/documents/GetAdrDeliveryDocumentsType`]: ofNoId(withMyDocuments),
  [`GET ${base}/documents/GetDocumentExternalLinkAsyncV2`]: ofLink,
  [`GET ${secondBase}/documents/GetDocumentExternalLinkAsyncV2`]: ofLink,
  [`GET ${base}/documents/invoices/:number`]: ofOneInvoice(({ invoiceNumber }) => ({
    path: { number: invoiceNumber },
  })),
  [`POST ${base}/documents/GetDownloadZipDocumentBulk`]: ofOneInvoice(inBody),
  [`POST ${base}/documents/packages`]: ofOneInvoice(inBody),
  [`GET ${base}/documents/packages/:id`]: ofOneArchive,
  [`POST ${base}/documents/packages/:id/retry`]: ofOneArchive,
  [`POST ${base}/invoiceolsa/getdatarchive`]: [
    { rest: ({ shipToId }) => ({ body: { shipTo: shipToId } }), own: withMyDocuments, janas: janasInvoice },
  ],
  [`POST ${base}/invoiceolsa/getdocument`]: ofOneInvoice(({ documentNumber }) => ({
    body: { documentId: documentNumber },
  })),
  [`GET ${base}/reports/GetAllReports`]: ofNoId(withReporting),
  [`GET ${base}/reports/GetReportEmbededConfig`]: ofNoId(withReporting),
  [`GET ${base}/reports/consumption`]: ofOnePlace(),
  [`GET ${base}/reports/consumption/export`]: ofOnePlace({ format: "csv" }),
  [`GET ${base}/reports/empties`]: ofOnePlace(),
  [`GET ${base}/reports/empties/export`]: ofOnePlace({ format: "csv" }),
};

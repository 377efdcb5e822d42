import { type Call, ofNoId, onlyJana, personal, withMyOrders } from "./call.ts";

const base = "/prodczsk-api/api/v1/portal";
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
  [`GET ${base}/documents/GetDocumentExternalLinkAsyncV2`]: ofOneInvoice(({ documentNumber }) => ({
    query: { documentId: documentNumber, documentType: "invoice" },
  })),
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
};

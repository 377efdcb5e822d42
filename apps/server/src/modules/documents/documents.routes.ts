import { documentsDocs } from "@vycep/contract/documents/documents.docs";
import {
  archiveAnswerSchema,
  archivedDocumentBody,
  archiveQuery,
  documentLinkSchema,
  documentQuery,
  documentsAnswerSchema,
  documentsExportQuery,
  documentsQuery,
} from "@vycep/contract/documents/documents.rest";
import { invoicePageParams, invoicePageSchema } from "@vycep/contract/documents/invoice-page.rest";
import { codeListSchema } from "@vycep/contract/orders/orders.rest";
import { sendExport } from "../../platform/list/export-file.ts";
import type { Routes } from "../../platform/rest-scope.ts";
import { attachmentOf } from "../files/files.facts.ts";
import { exportDocuments } from "./export-documents.ts";
import { getAllDocuments } from "./get-all-documents.ts";
import { getArchivedDocument } from "./get-archived-document.ts";
import { getDataArchive } from "./get-data-archive.ts";
import { getDeliveryDocumentsType } from "./get-delivery-documents-type.ts";
import { getDocumentLink } from "./get-document-link.ts";
import { getInvoicePage, type InvoiceWiring } from "./get-invoice-page.ts";

/** REST of the documents: parse, call, encode. What makes their files comes from the wiring. */
export function documentRoutes(wiring: InvoiceWiring): Routes {
  const { writers } = wiring;
  return (scope, deps, contextOf) => {
    scope.get(
      "/documents/GetAllDocuments",
      {
        schema: { querystring: documentsQuery, response: { 200: documentsAnswerSchema } },
        config: { described: documentsDocs.GetAllDocuments },
      },
      (request) => getAllDocuments(deps, contextOf(request), { query: request.query, writers }),
    );
    scope.get(
      "/documents/export",
      { schema: { querystring: documentsExportQuery }, config: { described: documentsDocs.export } },
      async (request, reply) => {
        const { file, total } = await exportDocuments(deps, contextOf(request), request.query);
        return sendExport(reply, file, total);
      },
    );
    scope.get(
      "/documents/GetAdrDeliveryDocumentsType",
      {
        schema: { response: { 200: codeListSchema } },
        config: { described: documentsDocs.GetAdrDeliveryDocumentsType },
      },
      (request) => getDeliveryDocumentsType(contextOf(request)),
    );
    documentLinkRoutes(wiring)(scope, deps, contextOf);
    scope.get(
      "/documents/invoices/:number",
      {
        schema: { params: invoicePageParams, response: { 200: invoicePageSchema } },
        config: { described: documentsDocs.invoice },
      },
      (request) => getInvoicePage(deps, contextOf(request), { ...wiring, number: request.params.number }),
    );
    scope.post(
      "/invoiceolsa/getdatarchive",
      {
        schema: { body: archiveQuery, response: { 200: archiveAnswerSchema } },
        config: { described: documentsDocs.getdatarchive },
      },
      (request) => getDataArchive(deps, contextOf(request), { query: request.body, writers }),
    );
    scope.post(
      "/invoiceolsa/getdocument",
      { schema: { body: archivedDocumentBody }, config: { described: documentsDocs.getdocument } },
      async (request, reply) => {
        const { body } = request;
        const file = await getArchivedDocument(deps, contextOf(request), { body, writers });
        return reply
          .type(file.type)
          .header("content-length", file.bytes)
          .header("content-disposition", attachmentOf(file.name))
          .send(file.content);
      },
    );
  };
}

/** The link of a file, which the second version of the service has as well (HTTP-10, OP-111). */
export function documentLinkRoutes({ writers }: Pick<InvoiceWiring, "writers">): Routes {
  return (scope, deps, contextOf) => {
    scope.get(
      "/documents/GetDocumentExternalLinkAsyncV2",
      {
        schema: { querystring: documentQuery, response: { 200: documentLinkSchema } },
        config: { described: documentsDocs.GetDocumentExternalLinkAsyncV2 },
      },
      (request) => getDocumentLink(deps, contextOf(request), { query: request.query, writers }),
    );
  };
}

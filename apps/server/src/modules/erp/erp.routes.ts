import type { Described } from "@vycep/contract/described";
import { erpReportDocs as docs } from "@vycep/contract/orders/erp-report.docs";
import {
  ERP_HEADER,
  erpConfirmationBody,
  erpCreditBody,
  erpDeliveryBody,
  erpInvoiceBody,
  erpOrderPath,
  erpReportAnswer,
  erpShipmentBody,
} from "@vycep/contract/orders/erp-report.rest";
import { erpTicketDocs } from "@vycep/contract/tickets/erp-ticket.docs";
import {
  erpTicketAnswer,
  erpTicketCommentBody,
  erpTicketPath,
  erpTicketStatusBody,
} from "@vycep/contract/tickets/erp-ticket.rest";
import { type OrderNumber, toId } from "@vycep/domain/kernel/ids";
import type { ErpReport } from "@vycep/domain/orders/erp-report";
import type { FastifyRequest } from "fastify";
import { takeSignedCalls, textIn } from "../../platform/calls/signed-scope.ts";
import type { Deps } from "../../platform/deps.ts";
import type { RestScope } from "../../platform/rest-scope.ts";
import type { PaperDesk, ReportDesk, TicketDesk } from "./erp.port.ts";
import { erpPaperRoutes } from "./erp-paper.routes.ts";

export type ErpRouteDeps = Pick<Deps, "config" | "clock" | "log"> & {
  readonly desk: ReportDesk;
  readonly tickets: TicketDesk;
  readonly papers: PaperDesk;
};

/**
 * What the ERP reports by itself (D11, B6), signed.
 */
export function erpRoutes(scope: RestScope, deps: ErpRouteDeps): void {
  const caller = {
    ...({ name: "erp", headers: ERP_HEADER, secret: deps.config.erp?.secret } as const),
    notConnected: "No ERP is connected.",
  };
  takeSignedCalls(scope, caller, deps);

  const report = (request: FastifyRequest, told: ErpReport & { readonly at: string | undefined }) =>
    answer(request, told, deps);
  scope.post(
    "/orders/:orderNumber/confirmation",
    reported(docs.confirmation, erpConfirmationBody),
    (request) => report(request, { kind: "confirmation", at: undefined, ...request.body }),
  );
  scope.post("/orders/:orderNumber/shipment", reported(docs.shipment, erpShipmentBody), (request) =>
    report(request, { kind: "shipment", at: undefined, ...request.body }),
  );
  scope.post("/orders/:orderNumber/delivery", reported(docs.delivery, erpDeliveryBody), (request) =>
    report(request, { kind: "delivery", at: undefined, ...request.body }),
  );
  scope.post("/orders/:orderNumber/invoice", reported(docs.invoice, erpInvoiceBody), (request) => {
    const { invoiceNumber: documentNumber, lines, at } = request.body;
    return report(request, { kind: "invoice", documentNumber, lines, at });
  });
  scope.post("/orders/:orderNumber/credit", reported(docs.credit, erpCreditBody), (request) => {
    const { creditNumber: documentNumber, lines, at } = request.body;
    return report(request, { kind: "credit", documentNumber, lines, at });
  });
  ticketRoutes(scope, deps);
  erpPaperRoutes(scope, deps);
}

/** What a connected service desk says of tickets; each under its event id, and once. */
function ticketRoutes(scope: RestScope, { tickets }: ErpRouteDeps): void {
  const told = (request: FastifyRequest, at: string | undefined) => {
    const { caseNumber } = request.params as { readonly caseNumber: string };
    const eventId = `erp ${textIn(request, ERP_HEADER.eventId) ?? ""}`;
    return { caseNumber, eventId, at: at === undefined ? undefined : new Date(at) };
  };
  const of = { params: erpTicketPath, response: { 200: erpTicketAnswer } };
  scope.post(
    "/tickets/:caseNumber/comment",
    { schema: { ...of, body: erpTicketCommentBody }, config: { described: erpTicketDocs.comment } },
    async (request) => {
      const { author, text, at } = request.body;
      const call = told(request, at);
      const { status, isNews } = await tickets.comment({ ...call, author, text });
      return { caseNumber: call.caseNumber, status, changed: isNews };
    },
  );
  scope.post(
    "/tickets/:caseNumber/status",
    { schema: { ...of, body: erpTicketStatusBody }, config: { described: erpTicketDocs.status } },
    async (request) => {
      const { status: wanted, mergedInto, at } = request.body;
      const call = told(request, at);
      const { status, isNews } = await tickets.change({ ...call, status: wanted, mergedInto });
      return { caseNumber: call.caseNumber, status, changed: isNews };
    },
  );
}

function reported<Body>(described: Described, body: Body) {
  return {
    schema: { params: erpOrderPath, body, response: { 200: erpReportAnswer } },
    config: { described },
  };
}

async function answer(
  request: FastifyRequest,
  { at, ...report }: ErpReport & { readonly at: string | undefined },
  { desk }: ErpRouteDeps,
) {
  const { orderNumber } = request.params as { readonly orderNumber: string };
  const { state, isNews } = await desk.report({
    id: textIn(request, ERP_HEADER.eventId) ?? "",
    orderNumber: toId<OrderNumber>(orderNumber),
    bodyHash: request.signedBodyHash,
    at: at === undefined ? undefined : new Date(at),
    report: report as ErpReport,
  });
  return { orderNumber, state, changed: isNews };
}

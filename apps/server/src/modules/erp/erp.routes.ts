import { createHash } from "node:crypto";
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
import {
  erpTicketAnswer,
  erpTicketCommentBody,
  erpTicketPath,
  erpTicketStatusBody,
} from "@vycep/contract/tickets/erp-ticket.rest";
import { type OrderNumber, toId } from "@vycep/domain/kernel/ids";
import type { ErpReport } from "@vycep/domain/orders/erp-report";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { AppError, badInput, notFound } from "../../platform/errors.ts";
import type { RestScope } from "../../platform/rest-scope.ts";
import type { PaperDesk, ReportDesk, TicketDesk } from "./erp.port.ts";
import { erpPaperRoutes } from "./erp-paper.routes.ts";
import { signatureFlaw } from "./erp-signature.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Of a body whose signature is good; empty until then. */
    erpBodyHash: string;
  }
}

export type ErpRouteDeps = Pick<Deps, "config" | "clock" | "log"> & {
  readonly desk: ReportDesk;
  readonly tickets: TicketDesk;
  readonly papers: PaperDesk;
};

/**
 * What the ERP reports by itself (D11, B6). The very bytes of a body are checked against their signature before anything
 * of it is read; who does not hold the secret learns nothing but 401.
 */
export function erpRoutes(scope: RestScope, deps: ErpRouteDeps): void {
  scope.decorateRequest("erpBodyHash", "");
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body: Buffer, done) => {
    try {
      believe(request, body, deps);
      done(null, JSON.parse(body.toString("utf8")));
    } catch (error) {
      done(error instanceof SyntaxError ? badInput("malformed-request") : (error as Error));
    }
  });
  // A request without a body has not been through the parser.
  scope.addHook("preValidation", async (request) => {
    if (request.erpBodyHash === "") believe(request, Buffer.alloc(0), deps);
  });

  const report = (request: FastifyRequest, told: ErpReport & { readonly at: string | undefined }) =>
    answer(request, told, deps);
  scope.post(
    "/orders/:orderNumber/confirmation",
    described("Confirms an order", erpConfirmationBody),
    (request) => report(request, { kind: "confirmation", at: undefined, ...request.body }),
  );
  scope.post(
    "/orders/:orderNumber/shipment",
    described("An order is loaded or leaves", erpShipmentBody),
    (request) => report(request, { kind: "shipment", at: undefined, ...request.body }),
  );
  scope.post(
    "/orders/:orderNumber/delivery",
    described("An order was delivered", erpDeliveryBody),
    (request) => report(request, { kind: "delivery", at: undefined, ...request.body }),
  );
  scope.post("/orders/:orderNumber/invoice", described("Goods were invoiced", erpInvoiceBody), (request) => {
    const { invoiceNumber: documentNumber, lines, at } = request.body;
    return report(request, { kind: "invoice", documentNumber, lines, at });
  });
  scope.post("/orders/:orderNumber/credit", described("Goods were credited", erpCreditBody), (request) => {
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
    const eventId = `erp ${headerOf(request, ERP_HEADER.eventId) ?? ""}`;
    return { caseNumber, eventId, at: at === undefined ? undefined : new Date(at) };
  };
  const of = { params: erpTicketPath, response: { 200: erpTicketAnswer } };
  scope.post(
    "/tickets/:caseNumber/comment",
    { schema: { ...describedCall("A ticket is answered"), ...of, body: erpTicketCommentBody } },
    async (request) => {
      const { author, text, at } = request.body;
      const call = told(request, at);
      const { status, isNews } = await tickets.comment({ ...call, author, text });
      return { caseNumber: call.caseNumber, status, changed: isNews };
    },
  );
  scope.post(
    "/tickets/:caseNumber/status",
    { schema: { ...describedCall("A ticket changes its state"), ...of, body: erpTicketStatusBody } },
    async (request) => {
      const { status: wanted, mergedInto, at } = request.body;
      const call = told(request, at);
      const { status, isNews } = await tickets.change({ ...call, status: wanted, mergedInto });
      return { caseNumber: call.caseNumber, status, changed: isNews };
    },
  );
}

function describedCall(summary: string) {
  const description = `Signed by ${Object.values(ERP_HEADER).join(", ")}; see docs/erp.md.`;
  return { summary, description, tags: ["erp"], security: [] };
}

function described<Body>(summary: string, body: Body) {
  const schema = {
    ...describedCall(summary),
    params: erpOrderPath,
    body,
    response: { 200: erpReportAnswer },
  };
  return { schema };
}

/** Throws unless the bytes were signed with our secret, lately. */
function believe(request: FastifyRequest, body: Buffer, { config, clock, log }: ErpRouteDeps): void {
  if (config.erp === undefined) throw notFound("erp-not-connected", "No ERP is connected.");
  const flaw = signatureFlaw(
    {
      method: request.method,
      path: request.url,
      timestamp: headerOf(request, ERP_HEADER.timestamp),
      eventId: headerOf(request, ERP_HEADER.eventId),
      signature: headerOf(request, ERP_HEADER.signature),
      body,
    },
    config.erp.secret,
    clock.realTime(),
  );
  if (flaw !== undefined) {
    log.warn({ flaw, path: request.routeOptions.url }, "a report of the erp is not believed");
    // A clock that is wrong is the only thing that the ERP's people can mend, and only they can have signed it.
    const code = flaw === "signature-stale" ? "erp-timestamp-stale" : "erp-signature-invalid";
    throw new AppError("invalid-token", { code, message: messages[code] });
  }
  request.erpBodyHash = createHash("sha256").update(request.url).update("\n").update(body).digest("hex");
}

const messages = {
  "erp-timestamp-stale": "The time stamp is too old or lies ahead.",
  "erp-signature-invalid": "The signature is missing or wrong.",
} as const;

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === "string" ? value : undefined;
}

async function answer(
  request: FastifyRequest,
  { at, ...report }: ErpReport & { readonly at: string | undefined },
  { desk }: ErpRouteDeps,
) {
  const { orderNumber } = request.params as { readonly orderNumber: string };
  const { state, isNews } = await desk.report({
    id: headerOf(request, ERP_HEADER.eventId) ?? "",
    orderNumber: toId<OrderNumber>(orderNumber),
    bodyHash: request.erpBodyHash,
    at: at === undefined ? undefined : new Date(at),
    report: report as ErpReport,
  });
  return { orderNumber, state, changed: isNews };
}

import { erpPaperDocs as docs } from "@vycep/contract/invoices/erp-paper.docs";
import {
  type ErpPaper,
  erpPaperAnswer,
  erpPaperBody,
  erpPaymentAnswer,
  erpPaymentBody,
  MAX_PAPER_BYTES,
} from "@vycep/contract/invoices/erp-paper.rest";
import { ERP_HEADER } from "@vycep/contract/orders/erp-report.rest";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { badInput, notFound } from "../../platform/errors.ts";
import type { RestScope } from "../../platform/rest-scope.ts";
import type { PaperDesk, PaperFile } from "./erp.port.ts";
import { fetchPaper } from "./fetch-paper.ts";

export type PaperRouteDeps = Pick<Deps, "config" | "clock"> & { readonly papers: PaperDesk };

/** The papers of a connected ERP and what was paid of them, in the scope that believes nothing without a signature (D11). */
export function erpPaperRoutes(scope: RestScope, deps: PaperRouteDeps): void {
  const { papers } = deps;
  scope.post(
    "/papers",
    {
      // Three files in base64.
      bodyLimit: 4 * MAX_PAPER_BYTES + 1_000_000,
      schema: { body: erpPaperBody, response: { 200: erpPaperAnswer } },
      config: { described: docs.papers },
    },
    async (request) => {
      const { files, ...paper } = request.body;
      const contents: PaperFile[] = [];
      for (const [at, file] of files.entries()) contents.push(await fileOf(deps, file, at));
      const isNews = await papers.paper({ ...eventOf(request), paper, files: contents });
      return { number: paper.number, changed: isNews };
    },
  );
  scope.post(
    "/payments",
    {
      schema: { body: erpPaymentBody, response: { 200: erpPaymentAnswer } },
      config: { described: docs.payments },
    },
    async (request) => {
      const { state, isNews } = await papers.payment({ ...eventOf(request), payment: request.body });
      return { invoice: request.body.invoice, state, changed: isNews };
    },
  );
}

function eventOf(request: FastifyRequest) {
  const id = request.headers[ERP_HEADER.eventId];
  return { id: typeof id === "string" ? id : "", bodyHash: request.signedBodyHash };
}

async function fileOf(
  { config, clock }: PaperRouteDeps,
  { format, content, path }: ErpPaper["files"][number],
  at: number,
): Promise<PaperFile> {
  if (content !== undefined) return { format, content: Buffer.from(content, "base64") };
  if (path === undefined) {
    throw badInput("invalid-input", undefined, [{ path: `files.${at}`, code: "required" }]);
  }
  if (config.erp === undefined) throw notFound("erp-not-connected", "No ERP is connected.");
  return { format, content: await fetchPaper(config.erp, clock, path) };
}

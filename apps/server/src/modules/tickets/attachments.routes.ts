import { attachmentsDocs } from "@vycep/contract/tickets/attachments.docs";
import {
  attachmentParams,
  attachmentsAnswer,
  draftFilesQuery,
  removedAnswer,
  uploadAnswer,
  uploadQuery,
} from "@vycep/contract/tickets/attachments.rest";
import { ticketIdParams } from "@vycep/contract/tickets/tickets.rest";
import { PIECE_BYTES } from "@vycep/domain/tickets/attachment";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Routes } from "../../platform/rest-scope.ts";
import { attachmentOf } from "../files/files.facts.ts";
import { scannerOf } from "../files/virus-scan.facts.ts";
import {
  getAttachment,
  getAttachmentsByTicketId,
  getDraftAttachments,
  removeAttachment,
} from "./attachments.ts";
import { uploadAttachment } from "./upload-attachment.ts";

/** REST-63, REST-65 and what a file needs besides: parse, call, encode. */
export const attachmentRoutes: Routes = (scope, deps, contextOf) => {
  const scan = scannerOf(deps.config);
  scope.get(
    "/tickets/GetAttachmentsByTicketId/:id",
    {
      schema: { params: ticketIdParams, response: { 200: attachmentsAnswer } },
      config: { described: attachmentsDocs.GetAttachmentsByTicketId },
    },
    async (request) => [...(await getAttachmentsByTicketId(deps, contextOf(request), request.params.id))],
  );
  scope.get(
    "/tickets/draft-attachments",
    {
      schema: { querystring: draftFilesQuery, response: { 200: attachmentsAnswer } },
      config: { described: attachmentsDocs.draftAttachments },
    },
    async (request) => [...(await getDraftAttachments(deps, contextOf(request), request.query.draft))],
  );
  scope.get(
    "/tickets/attachments/:id",
    { schema: { params: attachmentParams }, config: { described: attachmentsDocs.attachment } },
    async (request, reply) => {
      const file = await getAttachment(deps, contextOf(request), request.params.id);
      return reply
        .type(file.mediaType)
        .header("content-length", file.bytes)
        .header("content-disposition", attachmentOf(file.name))
        .header("cache-control", "private, no-store")
        .send(file.content);
    },
  );
  scope.delete(
    "/tickets/attachments/:id",
    {
      schema: { params: attachmentParams, response: { 200: removedAnswer } },
      config: { described: attachmentsDocs.removeAttachment },
    },
    (request) => removeAttachment(deps, contextOf(request), request.params.id),
  );
  // Bytes are read here alone: everywhere else they are no body that anybody understands.
  scope.register((inner, _options, done) => {
    const bytes = inner.withTypeProvider<ZodTypeProvider>();
    bytes.addContentTypeParser(
      "application/octet-stream",
      { parseAs: "buffer", bodyLimit: PIECE_BYTES },
      (_request, body, parsed) => parsed(null, body),
    );
    bytes.post(
      "/tickets/UploadAttachmentsByTicketId",
      {
        schema: { querystring: uploadQuery, response: { 200: uploadAnswer } },
        config: { described: attachmentsDocs.UploadAttachmentsByTicketId },
      },
      (request) => {
        const piece = Buffer.isBuffer(request.body) ? request.body : new Uint8Array();
        return uploadAttachment({ ...deps, scan }, contextOf(request), { query: request.query, piece });
      },
    );
    done();
  });
};

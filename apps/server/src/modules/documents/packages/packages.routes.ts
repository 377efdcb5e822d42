import { packagesDocs } from "@vycep/contract/documents/packages.docs";
import { packageAnswerSchema, packageBody, packageParams } from "@vycep/contract/documents/packages.rest";
import type { Routes } from "../../../platform/rest-scope.ts";
import { attachmentOf } from "../../files/files.facts.ts";
import type { PaperWriter } from "../paper-writers.ts";
import { askForPackage } from "./ask-for-package.ts";
import { getBulk } from "./get-bulk.ts";
import { getPackage } from "./get-package.ts";
import { retryPackage } from "./retry-package.ts";

/** REST of archives: parse, call, encode. */
export function packageRoutes(writers: readonly PaperWriter[]): Routes {
  return (scope, deps, contextOf) => {
    const answer = { response: { 200: packageAnswerSchema } };
    scope.post(
      "/documents/GetDownloadZipDocumentBulk",
      { schema: { body: packageBody }, config: { described: packagesDocs.GetDownloadZipDocumentBulk } },
      async (request, reply) => {
        const { body } = request;
        const { name, content } = await getBulk(deps, contextOf(request), { body, writers });
        return reply.type("application/zip").header("content-disposition", attachmentOf(name)).send(content);
      },
    );
    scope.post(
      "/documents/packages",
      { schema: { body: packageBody, ...answer }, config: { described: packagesDocs.packages } },
      (request) => askForPackage(deps, contextOf(request), request.body),
    );
    scope.get(
      "/documents/packages/:id",
      { schema: { params: packageParams, ...answer }, config: { described: packagesDocs.package } },
      (request) => getPackage(deps, contextOf(request), request.params.id),
    );
    scope.post(
      "/documents/packages/:id/retry",
      { schema: { params: packageParams, ...answer }, config: { described: packagesDocs.retry } },
      (request) => retryPackage(deps, contextOf(request), request.params.id),
    );
  };
}

import { deskUploadAnswer, deskUploadQuery } from "@vycep/contract/files/uploads.rest";
import { DESK_UPLOADS_PATH } from "@vycep/contract/services";
import { UPLOAD_PIECE_BYTES } from "@vycep/domain/files/upload";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContextMaker } from "../../../platform/desk/desk-context.ts";
import type { RestScope } from "../../../platform/rest-scope.ts";
import { scannerOf } from "../virus-scan.facts.ts";
import { takeUpload } from "./take-upload.ts";

type Wiring = {
  readonly deps: Pick<Deps, "db" | "clock" | "config">;
  readonly contextOf: DeskContextMaker;
};

/** `POST /desk/uploads`: parse, call, encode. Bytes are read in this scope alone. */
export function uploadRoutes(scope: RestScope, { deps, contextOf }: Wiring): void {
  const scan = scannerOf(deps.config);
  scope.addContentTypeParser(
    "application/octet-stream",
    { parseAs: "buffer", bodyLimit: UPLOAD_PIECE_BYTES },
    (_request, body, parsed) => parsed(null, body),
  );
  scope.post(
    DESK_UPLOADS_PATH,
    { schema: { querystring: deskUploadQuery, response: { 200: deskUploadAnswer } } },
    (request) => {
      const piece = Buffer.isBuffer(request.body) ? request.body : new Uint8Array();
      return takeUpload({ ...deps, scan }, contextOf(request), { query: request.query, piece });
    },
  );
}

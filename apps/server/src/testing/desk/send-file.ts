import { randomBytes } from "node:crypto";
import type { DeskUploadAnswer } from "@vycep/contract/files/uploads.rest";
import { DESK_UPLOADS_PATH } from "@vycep/contract/services";
import { UPLOAD_PIECE_BYTES, type UploadPurpose } from "@vycep/domain/files/upload";
import type { Response as InjectResponse } from "light-my-request";
import type { Caller } from "../test-server.ts";

export type SentFile = {
  readonly purpose: UploadPurpose;
  readonly name: string;
  readonly bytes: Uint8Array;
  /** As which upload; a new one unless said. */
  readonly upload?: string;
};

type Piece = SentFile & { readonly upload: string; readonly offset: number; readonly piece: Uint8Array };

/** One piece of a file for the desk. */
export function sendPiece(
  who: Pick<Caller, "request">,
  { purpose, name, bytes, upload, offset, piece }: Piece,
): Promise<InjectResponse> {
  const query = { upload, purpose, name, size: String(bytes.byteLength), offset: String(offset) };
  return who.request({
    ...{ method: "POST", url: DESK_UPLOADS_PATH, query, headers: { "accept-language": "cs" } },
    ...(piece.byteLength > 0 && {
      headers: { "content-type": "application/octet-stream" },
      payload: Buffer.from(piece),
    }),
  });
}

/** Sends a whole file piece by piece; its upload, or the refusal of the piece that was not taken. */
export async function sendWhole(
  who: Pick<Caller, "request">,
  file: SentFile,
): Promise<{ readonly upload: string; readonly refused?: string }> {
  const upload = file.upload ?? randomBytes(16).toString("hex");
  for (let offset = 0; ; ) {
    const piece = file.bytes.subarray(offset, offset + UPLOAD_PIECE_BYTES);
    const answer = await sendPiece(who, { ...file, upload, offset, piece });
    if (answer.statusCode !== 200) return { upload, refused: answer.json<{ code: string }>().code };
    const { received, isWhole } = answer.json<DeskUploadAnswer>();
    if (isWhole) return { upload };
    if (received <= offset) throw new Error("an upload does not go on");
    offset = received;
  }
}

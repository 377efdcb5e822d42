import type { Attachment, UploadAnswer } from "@vycep/contract/tickets/attachments.rest";
import { PIECE_BYTES } from "@vycep/domain/tickets/attachment";
import { sendBytes } from "@vycep/shell/api/rest";
import { sendInPieces } from "@vycep/shell/files/send-in-pieces";

/** Where files go: to a ticket, or to what is being written. */
export type FilesOf = { readonly ticketId: string } | { readonly draft: string };

interface Sending {
  readonly to: FilesOf;
  /** The upload's own name: who goes on under it goes on where it broke off. */
  readonly upload: string;
  readonly file: File;
  readonly signal: AbortSignal;
  readonly onProgress: (received: number) => void;
}

/** POST tickets/UploadAttachmentsByTicketId, piece by piece, from where the server says that it is (REST-65). */
export async function sendFile({ to, upload, file, signal, onProgress }: Sending): Promise<Attachment> {
  const { attachment } = await sendInPieces({
    ...{ file, pieceBytes: PIECE_BYTES, onProgress },
    send: (offset, bytes) =>
      sendBytes<UploadAnswer>("general", "/tickets/UploadAttachmentsByTicketId", {
        query: { ...to, upload, name: file.name, size: file.size, offset },
        ...{ bytes, signal },
      }),
    isWhole: (answer) => answer.attachment !== null,
  });
  if (attachment === null) throw new Error("an upload ended without its file");
  return attachment;
}

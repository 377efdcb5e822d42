import type { Attachment, UploadAnswer } from "@vycep/contract/tickets/attachments.rest";
import { PIECE_BYTES } from "@vycep/domain/tickets/attachment";
import { sendBytes } from "@vycep/shell/api/rest";

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
  let received = 0;
  let isFirst = true;
  for (;;) {
    const query = { ...to, upload, name: file.name, size: file.size, offset: received };
    // The first call asks how much has come already; of a new file that is nothing.
    const bytes = isFirst ? new Blob() : file.slice(received, received + PIECE_BYTES);
    const answer = await sendBytes<UploadAnswer>("general", "/tickets/UploadAttachmentsByTicketId", {
      query,
      bytes,
      signal,
    });
    if (answer.attachment !== null) return answer.attachment;
    // Twice the same place means that the server does not take it.
    if (!isFirst && answer.received <= received) throw new Error("an upload does not go on");
    isFirst = false;
    received = answer.received;
    onProgress(received);
  }
}

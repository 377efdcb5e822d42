import type { DocumentLink, DocumentRow } from "@vycep/contract/documents/documents.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { callService } from "@vycep/shell/api/rest";
import { followLink } from "@vycep/shell/files/follow-link";

/** Which file of which document. */
export interface WantedFile {
  readonly document: Pick<DocumentRow, "documentId" | "documentType">;
  readonly fileType: string;
}

/** GET documents/GetDocumentExternalLinkAsyncV2 (REST-55, HTTP-10): a link of one's own that lives for minutes. */
export async function askForLink(
  { document, fileType }: WantedFile,
  { show = false, signal }: { readonly show?: boolean; readonly signal?: AbortSignal } = {},
): Promise<string> {
  const { documentId, documentType } = document;
  const query = { documentId, documentType, fileType, show: String(show) };
  const answer = await callService<DocumentLink>("generalV2", "/documents/GetDocumentExternalLinkAsyncV2", {
    query,
    signal,
  });
  return answer.link;
}

/** Saves a file of a document (DOCS-02, DOCS-03); what cannot be had is told in the user toolbar (ERROR-47). */
export function useSaveFile() {
  return useAction(async (file: WantedFile) => followLink(await askForLink(file)));
}

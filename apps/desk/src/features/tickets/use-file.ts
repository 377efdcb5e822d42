import { queryOptions } from "@tanstack/react-query";
import { DESK_TICKET_FILES_PATH } from "@vycep/contract/services";
import { callAddressForFile } from "@vycep/shell/api/rest";

/** A file that a customer sent with a ticket. */
export function fetchFile(id: string, signal?: AbortSignal) {
  return callAddressForFile(`${DESK_TICKET_FILES_PATH}/${id}`, { signal });
}

/** A photo as an address that an image can show. */
export function photoQuery(id: string) {
  return queryOptions({
    queryKey: ["ticket-photos", id],
    queryFn: async ({ signal }) => addressOf((await fetchFile(id, signal)).file),
    // A file that was sent never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("a file that cannot be read"));
    reader.readAsDataURL(file);
  });
}

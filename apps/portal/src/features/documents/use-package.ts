import { queryOptions } from "@tanstack/react-query";
import type { DocumentRow } from "@vycep/contract/documents/documents.rest";
import type { PackageAnswer } from "@vycep/contract/documents/packages.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { useKeyedCall } from "@vycep/shell/actions/use-keyed-call";
import { callService } from "@vycep/shell/api/rest";

const path = "/documents/packages";
const lookEveryMs = 1000;

/** POST documents/packages: has the chosen documents packed; asked twice, it is still one archive (C9). */
export function useAskForPackage() {
  return useAction(
    useKeyedCall((rows: readonly DocumentRow[], idempotencyKey: string) => {
      const documents = rows.map(({ documentId, documentType }) => ({ documentId, documentType }));
      const body = { documents, fileType: "pdf" };
      return callService<PackageAnswer>("general", path, { method: "POST", body, idempotencyKey });
    }),
  );
}

/** GET documents/packages/{id}: how far it is, until it is packed, or until nobody can tell: then whoever waits asks again. */
export function packageQuery(id: string) {
  return queryOptions({
    queryKey: ["documents", "packages", id],
    queryFn: ({ signal }) => callService<PackageAnswer>("general", `${path}/${id}`, { signal }),
    refetchInterval: ({ state }) =>
      state.status !== "error" && (state.data === undefined || state.data.state === "packing") && lookEveryMs,
  });
}

/** POST documents/packages/{id}/retry. */
export function useRetryPackage(refresh: () => Promise<unknown>) {
  return useAction(
    (id: string) => callService<PackageAnswer>("general", `${path}/${id}/retry`, { method: "POST" }),
    { refresh },
  );
}

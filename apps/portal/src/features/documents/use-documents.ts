import { queryOptions } from "@tanstack/react-query";
import type { DocumentRow, DocumentsAnswer } from "@vycep/contract/documents/documents.rest";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { callService } from "@vycep/shell/api/rest";
import { localNow } from "@vycep/shell/clock/clock";
import { type ListPage, pageThatIs } from "@vycep/shell/list/list-page";
import { daysOf } from "@vycep/shell/list/period";
import { type DocumentsState, documentsAddress } from "./documents-address.ts";

export const pageSize = 25;
const mostOfOrder = 50;

/** GET documents/GetAllDocuments (REST-52): a page of the documents, found and sorted by the server. */
export function documentsQuery(state: DocumentsState) {
  const { page } = state;
  const asked = { ...toQuery(state, localNow().date), limit: pageSize };
  return queryOptions({
    queryKey: ["documents", "GetAllDocuments", asked, page],
    queryFn: ({ signal }): Promise<ListPage<DocumentRow>> =>
      pageThatIs({ page, pageSize }, async (wanted) => {
        const query = { ...asked, offset: (wanted - 1) * pageSize };
        const { documentList, total, isMore } = await askForDocuments(query, signal);
        return { rows: documentList, total, isMore };
      }),
    staleTime: 10_000,
  });
}

/** How many documents there are of each kind, and what is to be paid, whatever the list shows. */
export function documentSummaryQuery() {
  return queryOptions({
    queryKey: ["documents", "GetAllDocuments", "summary"],
    queryFn: async ({ signal }) => (await askForDocuments({ limit: 1 }, signal)).summary,
    staleTime: 10_000,
  });
}

/** The papers that belong to one order, the newest first. */
export function orderPapersQuery(orderNumber: string) {
  return queryOptions({
    // Of the order: what is told of it is told of its papers.
    queryKey: ["orders", "papers", orderNumber],
    queryFn: async ({ signal }) => {
      const query = { search: orderNumber, sort: "issued", limit: mostOfOrder };
      const { documentList } = await askForDocuments(query, signal);
      return documentList.filter(({ orderNumbers }) => orderNumbers.includes(orderNumber));
    },
    staleTime: 10_000,
  });
}

type Asked = Readonly<Record<string, string | number | undefined>>;

function askForDocuments(query: Asked, signal: AbortSignal): Promise<DocumentsAnswer> {
  return callService<DocumentsAnswer>("general", "/documents/GetAllDocuments", { signal, query });
}

/** The state as the call asks for it; dates are those of issue. */
export function toQuery(state: DocumentsState, today: LocalDate): Asked {
  const { from, to } = daysOf(state.period, today);
  const { key, direction } = documentsAddress.sortParts(state.sort);
  const search = state.q.trim();
  return {
    search: search === "" ? undefined : search.slice(0, 40),
    tab: state.tab,
    dateFrom: from,
    dateTo: to,
    shipTo: state.shipTo,
    state: state.state,
    sort: key,
    direction: direction === "descending" ? "desc" : "asc",
  };
}

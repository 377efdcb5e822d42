import { queryOptions } from "@tanstack/react-query";
import type {
  ConsumptionReport,
  EmbedConfig,
  EmptiesAccount,
  Report,
} from "@vycep/contract/reporting/reporting.rest";
import { MOST_EXPORTED_ROWS } from "@vycep/contract/reporting/reporting-limits";
import { callService } from "@vycep/shell/api/rest";
import { type ListPage, pageThatIs } from "@vycep/shell/list/list-page";
import type { ConsumptionState } from "./consumption-address.ts";
import type { EmptiesState } from "./empties-address.ts";

export type { ConsumptionReport };

/** Rows that an export holds at most. */
export const mostExportedRows = MOST_EXPORTED_ROWS;

/** GET reports/GetAllReports: those that the person may open (REST-43). */
export function reportsQuery() {
  return queryOptions({
    queryKey: ["reports"],
    queryFn: ({ signal }) => callService<readonly Report[]>("general", "/reports/GetAllReports", { signal }),
  });
}

/** GET reports/GetReportEmbededConfig: the address of the embedded one, good for minutes and asked for anew each time (REST-42). */
export function embeddedReport(): Promise<EmbedConfig> {
  return callService<EmbedConfig>("general", "/reports/GetReportEmbededConfig", {
    query: { id: "embedded" },
  });
}

/** What both the report and its file are asked for. */
export function consumptionAsked({ period, shipTo, measure, by }: ConsumptionState) {
  return { period, shipTo, measure, by };
}

/** GET reports/consumption (REPORT-01). */
export function consumptionQuery(state: ConsumptionState) {
  const query = consumptionAsked(state);
  return queryOptions({
    queryKey: ["reports", "consumption", query],
    queryFn: ({ signal }) =>
      callService<ConsumptionReport>("general", "/reports/consumption", { signal, query }),
    staleTime: 60_000,
  });
}

export const pageSize = 25;

/** What both the account and its file are asked for. */
export function emptiesAsked({ shipTo, from, to, code }: EmptiesState) {
  return { shipTo, from, to, code };
}

export type Movement = EmptiesAccount["movements"][number];

/** A page of movements, with the account that they belong to. */
export type AccountPage = ListPage<Movement> & { readonly account: EmptiesAccount };

/** GET reports/empties: the account of a place and a page of what moved (B3). */
export function emptiesAccountQuery(state: EmptiesState) {
  const asked = emptiesAsked(state);
  const { page } = state;
  return queryOptions({
    queryKey: ["reports", "empties", asked, page],
    queryFn: async ({ signal }): Promise<AccountPage> => {
      let account: EmptiesAccount | undefined;
      const found = await pageThatIs<Movement>({ page, pageSize }, async (wanted) => {
        const query = { ...asked, offset: (wanted - 1) * pageSize, limit: pageSize };
        account = await callService<EmptiesAccount>("general", "/reports/empties", { signal, query });
        return { rows: account.movements, total: account.total };
      });
      if (account === undefined) throw new Error("a page without its account");
      return { ...found, account };
    },
    staleTime: 60_000,
  });
}

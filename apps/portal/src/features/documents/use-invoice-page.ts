import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import type { InvoicePage } from "@vycep/contract/documents/invoice-page.rest";
import { callService } from "@vycep/shell/api/rest";
import { failureOf } from "@vycep/shell/failures/api-error";

/** GET documents/invoices/{number}: one tax document; null where there is none for this person (C16). */
export function invoicePageQuery(number: string) {
  return queryOptions({
    queryKey: ["documents", "invoices", number],
    queryFn: async ({ signal }): Promise<InvoicePage | null> => {
      try {
        return await callService<InvoicePage>(
          "general",
          `/documents/invoices/${encodeURIComponent(number)}`,
          {
            signal,
          },
        );
      } catch (error) {
        if (failureOf(error).code === "statement-missing") return null;
        throw error;
      }
    },
  });
}

export function useInvoicePage(number: string) {
  return useSuspenseQuery(invoicePageQuery(number)).data;
}

/** What the page shows. */
export type ShownInvoice = InvoicePage;

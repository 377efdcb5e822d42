import { queryOptions, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { ClaimAnswer, ClaimFound, DeliveryToClaim } from "@vycep/contract/claims/claims.rest";
import { claimDraftKey } from "@vycep/domain/claims/draft-key";
import { type OrderNumber, toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { callService } from "@vycep/shell/api/rest";
import { failureOf } from "@vycep/shell/failures/api-error";
import { formatWeekdayDate } from "@vycep/words/engine/format";

export type { DeliveryToClaim };

export const claimsKey = ["claims"] as const;

/** Under which the photos of a delivery's check are kept until it is sent. */
export function claimFilesKey({ order }: DeliveryToClaim): string {
  return claimDraftKey(toId<OrderNumber>(order));
}

export function dayOfDelivery({ deliveryDay }: DeliveryToClaim, language: Language): string {
  return formatWeekdayDate(toLocalDate(deliveryDay), language);
}

/** GET claims/GetDeliveryToClaim/{id}: what came with an order and may be claimed; null where there is no such order (C16). */
export function deliveryToClaimQuery(order: string) {
  return queryOptions({
    queryKey: [...claimsKey, "GetDeliveryToClaim", order],
    queryFn: async ({ signal }): Promise<DeliveryToClaim | null> => {
      try {
        const path = `/claims/GetDeliveryToClaim/${encodeURIComponent(order)}`;
        return await callService<DeliveryToClaim>("general", path, { signal });
      } catch (error) {
        if (failureOf(error).code === "no-such-order") return null;
        throw error;
      }
    },
    // Somebody else may have claimed meanwhile, and a draft is the newest thing there is.
    gcTime: 0,
  });
}

export function useDeliveryToClaim(order: string): DeliveryToClaim | null {
  return useSuspenseQuery(deliveryToClaimQuery(order)).data;
}

/** What was claimed of an order that was delivered; nothing where it cannot be read. */
export function useClaimsOfOrder(order: string, isWanted: boolean): readonly ClaimFound[] {
  return useQuery({ ...deliveryToClaimQuery(order), enabled: isWanted }).data?.claims ?? [];
}

/** GET claims/GetClaimByTicketId/{id}: the claim that a ticket is. */
export function useClaimOfTicket(caseNumber: string, isWanted: boolean): ClaimFound | undefined {
  return useClaimBy("GetClaimByTicketId", caseNumber, isWanted);
}

/** GET claims/GetClaimByDocument/{id}: the claim that a credit note answers; nothing where it cannot be read. */
export function useClaimOfDocument(document: string, isWanted: boolean): ClaimFound | undefined {
  return useClaimBy("GetClaimByDocument", document, isWanted);
}

function useClaimBy(
  what: "GetClaimByTicketId" | "GetClaimByDocument",
  id: string,
  isWanted: boolean,
): ClaimFound | undefined {
  const { data } = useQuery({
    queryKey: [...claimsKey, what, id],
    queryFn: ({ signal }) =>
      callService<ClaimAnswer>("general", `/claims/${what}/${encodeURIComponent(id)}`, { signal }),
    enabled: isWanted,
  });
  return data?.claim ?? undefined;
}

import { useQueryClient } from "@tanstack/react-query";
import type { CreateClaimAnswer, CreateClaimBody } from "@vycep/contract/claims/claims.rest";
import { useAction } from "@vycep/shell/actions/use-action";
import { useKeyedCall } from "@vycep/shell/actions/use-keyed-call";
import { callService } from "@vycep/shell/api/rest";
import { currentThemeRow } from "@vycep/shell/theme/theme";
import { claimsKey } from "./use-delivery-to-claim.ts";

export type { CreateClaimAnswer };

/** POST claims/CreateClaim, exactly once (B2), for the market of the theme. */
export function useCreateClaim() {
  const client = useQueryClient();
  const act = useKeyedCall((body: Omit<CreateClaimBody, "market">, idempotencyKey) =>
    callService<CreateClaimAnswer>("general", "/claims/CreateClaim", {
      method: "POST",
      body: { ...body, market: currentThemeRow().ticketMarket },
      idempotencyKey,
    }),
  );
  return useAction(act, {
    refresh: () => client.invalidateQueries({ queryKey: claimsKey }),
    showsOwnFailure: true,
  });
}

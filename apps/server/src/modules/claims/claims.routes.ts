import { claimsDocs } from "@vycep/contract/claims/claims.docs";
import {
  claimAnswer,
  claimDraftAnswer,
  claimDraftBody,
  claimIdParams,
  createClaimAnswer,
  createClaimBody,
  deliveryToClaimAnswer,
} from "@vycep/contract/claims/claims.rest";
import type { Routes } from "../../platform/rest-scope.ts";
import { createClaim } from "./create-claim.ts";
import { getClaimByDocument, getClaimByTicketId, getDeliveryToClaim } from "./get-delivery-to-claim.ts";
import { setClaimDraft } from "./set-claim-draft.ts";

/** Claims of deliveries (B2): parse, call, encode. */
export const claimRoutes: Routes = (scope, deps, contextOf) => {
  const params = claimIdParams;
  scope.get(
    "/claims/GetDeliveryToClaim/:id",
    {
      schema: { params, response: { 200: deliveryToClaimAnswer } },
      config: { described: claimsDocs.GetDeliveryToClaim },
    },
    (request) => getDeliveryToClaim(deps, contextOf(request), request.params.id),
  );
  scope.get(
    "/claims/GetClaimByTicketId/:id",
    {
      schema: { params, response: { 200: claimAnswer } },
      config: { described: claimsDocs.GetClaimByTicketId },
    },
    (request) => getClaimByTicketId(deps, contextOf(request), request.params.id),
  );
  scope.get(
    "/claims/GetClaimByDocument/:id",
    {
      schema: { params, response: { 200: claimAnswer } },
      config: { described: claimsDocs.GetClaimByDocument },
    },
    (request) => getClaimByDocument(deps, contextOf(request), request.params.id),
  );
  scope.put(
    "/claims/SetClaimDraft/:id",
    {
      schema: { params, body: claimDraftBody, response: { 200: claimDraftAnswer } },
      config: { described: claimsDocs.SetClaimDraft },
    },
    (request) => setClaimDraft(deps, contextOf(request), { number: request.params.id, body: request.body }),
  );
  scope.post(
    "/claims/CreateClaim",
    {
      schema: { body: createClaimBody, response: { 200: createClaimAnswer } },
      config: { described: claimsDocs.CreateClaim },
    },
    (request) => createClaim(deps, contextOf(request), request.body),
  );
};

import { useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type {
  DeskShipToInput,
  DeskSuspensionInput,
  DeskTermsInput,
} from "../../shared/graphql.gen/graphql.ts";

const ChangeShipToDocument = graphql(`
  mutation ChangeShipTo($input: DeskShipToInput!) {
    changeShipTo(input: $input) {
      refusal {
        code
        message
        field
      }
    }
  }
`);

const SetShipToSuspendedDocument = graphql(`
  mutation SetShipToSuspended($input: DeskSuspensionInput!) {
    setShipToSuspended(input: $input) {
      refusal {
        code
        message
        field
      }
    }
  }
`);

const SetCompanyTermsDocument = graphql(`
  mutation SetCompanyTerms($input: DeskTermsInput!) {
    setCompanyTerms(input: $input) {
      refusal {
        code
        message
        field
      }
    }
  }
`);

/** After a change, and after a refusal, all of customers is read anew (DEDIT-01). */
export function useRefreshCustomers() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["customers"] });
}

export function useChangeShipTo() {
  return useAction(
    async (input: DeskShipToInput) =>
      (await queryGraphql(ChangeShipToDocument, { input })).changeShipTo.refusal,
    { showsOwnFailure: true, refresh: useRefreshCustomers() },
  );
}

export function useSuspendShipTo() {
  return useAction(
    async (input: DeskSuspensionInput) =>
      (await queryGraphql(SetShipToSuspendedDocument, { input })).setShipToSuspended.refusal,
    { showsOwnFailure: true, refresh: useRefreshCustomers() },
  );
}

export function useSetCompanyTerms() {
  return useAction(
    async (input: DeskTermsInput) =>
      (await queryGraphql(SetCompanyTermsDocument, { input })).setCompanyTerms.refusal,
    { showsOwnFailure: true, refresh: useRefreshCustomers() },
  );
}

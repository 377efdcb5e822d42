import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type {
  DeskCompanyInput,
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

const ChangeCompanyDocument = graphql(`
  mutation ChangeCompany($input: DeskCompanyInput!) {
    changeCompany(input: $input) {
      refusal {
        code
        message
        field
      }
    }
  }
`);

const PriceListsOfCustomersDocument = graphql(`
  query PriceListsOfCustomers {
    priceListsOfCustomers {
      code
      currency
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

export function useChangeCompany() {
  return useAction(
    async (input: DeskCompanyInput) =>
      (await queryGraphql(ChangeCompanyDocument, { input })).changeCompany.refusal,
    { showsOwnFailure: true, refresh: useRefreshCustomers() },
  );
}

/** The price lists that a company may buy by. */
export function priceListsQuery() {
  return queryOptions({
    queryKey: ["price-lists-of-customers"],
    queryFn: async ({ signal }) =>
      (await queryGraphql(PriceListsOfCustomersDocument, {}, { signal })).priceListsOfCustomers,
    staleTime: 300_000,
  });
}

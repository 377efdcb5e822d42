import { queryOptions } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type {
  DeskNewCompanyInput,
  DeskNewShipToInput,
  NewCustomerQuery,
} from "../../../shared/graphql.gen/graphql.ts";
import { useRefreshCustomers } from "../use-change-customer.ts";

const NewCustomerDocument = graphql(`
  query NewCustomer($companyId: ID) {
    newCustomer(companyId: $companyId) {
      isErpOwned
      mayCreateCompany
      number
      erpNumber
      dueDays
      paymentMethod
    }
  }
`);

const CreateCompanyDocument = graphql(`
  mutation CreateCompany($input: DeskNewCompanyInput!) {
    createCompany(input: $input) {
      id
      existing {
        id
        name
      }
      refusals {
        code
        message
        field
      }
    }
  }
`);

const CreateShipToDocument = graphql(`
  mutation CreateShipTo($input: DeskNewShipToInput!) {
    createShipTo(input: $input) {
      id
      existing {
        id
        name
      }
      refusals {
        code
        message
        field
      }
    }
  }
`);

/** With what a customer may begin. */
export type NewCustomer = NewCustomerQuery["newCustomer"];

/** The numbers that are free now, of companies or of a company's places. */
export function newCustomerQuery(companyId?: string) {
  return queryOptions({
    queryKey: ["customers", "new", companyId],
    queryFn: async ({ signal }) =>
      (await queryGraphql(NewCustomerDocument, { companyId: companyId ?? null }, { signal })).newCustomer,
    staleTime: 0,
  });
}

export function useCreateCompany() {
  return useAction(
    async (input: DeskNewCompanyInput) =>
      (await queryGraphql(CreateCompanyDocument, { input })).createCompany,
    { showsOwnFailure: true, refresh: useRefreshCustomers() },
  );
}

export function useCreateShipTo() {
  return useAction(
    async (input: DeskNewShipToInput) => (await queryGraphql(CreateShipToDocument, { input })).createShipTo,
    { showsOwnFailure: true, refresh: useRefreshCustomers() },
  );
}

import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type { DeskAnonymiseInput, DeskPersonInput } from "../../../shared/graphql.gen/graphql.ts";
import { useRefreshCustomers } from "../use-change-customer.ts";

const ExportCustomerUserDocument = graphql(`
  mutation ExportCustomerUser($input: DeskPersonInput!) {
    exportCustomerUser(input: $input) {
      file {
        name
        content
      }
      refusal {
        message
        field
      }
    }
  }
`);

const AnonymiseCustomerUserDocument = graphql(`
  mutation AnonymiseCustomerUser($input: DeskAnonymiseInput!) {
    anonymiseCustomerUser(input: $input) {
      refusal {
        message
        field
      }
    }
  }
`);

/** All that is held of a person, as one archive. */
export function useExportPerson() {
  const refresh = useRefreshCustomers();
  return useAction(
    async (input: DeskPersonInput) =>
      (await queryGraphql(ExportCustomerUserDocument, { input })).exportCustomerUser,
    { showsOwnFailure: true, refresh },
  );
}

/** Makes a person nobody. */
export function useAnonymise() {
  const refresh = useRefreshCustomers();
  return useAction(
    async (input: DeskAnonymiseInput) =>
      (await queryGraphql(AnonymiseCustomerUserDocument, { input })).anonymiseCustomerUser,
    { showsOwnFailure: true, refresh },
  );
}

import { queryOptions } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "./graphql.gen/gql.ts";

const PaymentsOwnerDocument = graphql(`
  query PaymentsOwner {
    arePaymentsErpOwned
  }
`);

/** Whether the ERP keeps payments, which are then only read here (DEDIT-05). */
export function paymentsOwnerQuery() {
  return queryOptions({
    queryKey: ["payments", "arePaymentsErpOwned"],
    queryFn: async ({ signal }) =>
      (await queryGraphql(PaymentsOwnerDocument, {}, { signal })).arePaymentsErpOwned,
  });
}

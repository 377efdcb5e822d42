import { queryOptions } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { DeskContractsQuery } from "../../shared/graphql.gen/graphql.ts";
import { type ContractsState, contractsAddress } from "./contracts-address.ts";

const DeskContractsDocument = graphql(`
  query DeskContracts($filter: DeskContractFilter!, $first: Int!, $after: String) {
    deskContracts(filter: $filter, first: $first, after: $after) {
      total
      isMore
      next
      items {
        number
        name
        companyId
        companyName
        validFrom
        validTo
        state
        endsIn
        year {
          agreedLitres
          takenLitres
          beforeLitres
          paceLitres
          bonus {
            reached
            currency
          }
        }
      }
    }
  }
`);

export type Contract = DeskContractsQuery["deskContracts"]["items"][number];

const onPage = 50;

/** A page of contracts, with how far each is. */
export function contractsQuery(state: ContractsState) {
  const { q, standing, after } = state;
  return queryOptions({
    queryKey: ["contracts", contractsAddress.print(state)],
    queryFn: async ({ signal }) => {
      const variables = {
        filter: { text: q, standing: standing ?? null },
        ...{ first: onPage, after: after ?? null },
      };
      return (await queryGraphql(DeskContractsDocument, variables, { signal })).deskContracts;
    },
  });
}

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

export const contractsOnPage = 50;

/** What the list is asked for. */
export function contractFilterOf({ q, standing }: ContractsState) {
  return { text: q, standing: standing ?? null };
}

/** A page of contracts, with how far each is. */
export function contractsQuery(state: ContractsState) {
  return queryOptions({
    queryKey: ["contracts", contractsAddress.print(state)],
    queryFn: async ({ signal }) => {
      const page = { first: contractsOnPage, after: state.after ?? null };
      const variables = { filter: contractFilterOf(state), ...page };
      return (await queryGraphql(DeskContractsDocument, variables, { signal })).deskContracts;
    },
  });
}

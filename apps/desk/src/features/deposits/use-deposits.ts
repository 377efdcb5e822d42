import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type {
  DropEmptiesDepositInput,
  EmptiesDepositsQuery,
  SetEmptiesDepositInput,
} from "../../shared/graphql.gen/graphql.ts";

graphql(`
  fragment EmptiesDeposit on DeskEmptiesDeposit {
    code
    name
    market
    currency
    isErpOwned
    seen
    rows {
      validFrom
      validTo
      depositMinor
      standing
    }
  }
`);

const EmptiesDepositsDocument = graphql(`
  query EmptiesDeposits {
    emptiesDeposits {
      ...EmptiesDeposit
    }
  }
`);

const SetEmptiesDepositDocument = graphql(`
  mutation SetEmptiesDeposit($input: SetEmptiesDepositInput!) {
    setEmptiesDeposit(input: $input) {
      deposits {
        ...EmptiesDeposit
      }
      refusal {
        code
        message
        field
      }
    }
  }
`);

const DropEmptiesDepositDocument = graphql(`
  mutation DropEmptiesDeposit($input: DropEmptiesDepositInput!) {
    dropEmptiesDeposit(input: $input) {
      deposits {
        ...EmptiesDeposit
      }
      refusal {
        code
        message
        field
      }
    }
  }
`);

export type Deposit = EmptiesDepositsQuery["emptiesDeposits"][number];
export type DatedDeposit = Deposit["rows"][number];

/** What is paid for empties in each market (DGOOD-01). */
export function depositsQuery() {
  return queryOptions({
    queryKey: ["emptiesDeposits"],
    queryFn: async ({ signal }) =>
      (await queryGraphql(EmptiesDepositsDocument, {}, { signal })).emptiesDeposits,
    refetchInterval: 60_000,
  });
}

/** What the answer says is what is shown, also of what somebody else changed. */
function useShowDeposits() {
  const client = useQueryClient();
  return ({ deposits }: { readonly deposits: Deposit[] }) =>
    client.setQueryData(depositsQuery().queryKey, deposits);
}

export function useSetDeposit() {
  const show = useShowDeposits();
  return useAction(
    async (input: SetEmptiesDepositInput) => {
      const { setEmptiesDeposit } = await queryGraphql(SetEmptiesDepositDocument, { input });
      show(setEmptiesDeposit);
      return setEmptiesDeposit;
    },
    { showsOwnFailure: true },
  );
}

export function useDropDeposit() {
  const show = useShowDeposits();
  return useAction(async (input: DropEmptiesDepositInput) => {
    const { dropEmptiesDeposit } = await queryGraphql(DropEmptiesDepositDocument, { input });
    show(dropEmptiesDeposit);
    return dropEmptiesDeposit;
  });
}

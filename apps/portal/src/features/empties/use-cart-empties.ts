import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { CartEmptiesQuery } from "../../shared/graphql.gen/graphql.ts";

const cartEmptiesDocument = graphql(`
  query CartEmpties {
    customerCart {
      id
      cart_blga {
        packaging_code
        packaging_name
        packaging_volume
        packaging_issued
        number_of_units
        deposit
        planned_return
        units_per_pallet
        weight
        carries_code
        carries_units
      }
      empties_terms {
        takes_empties
        is_planned
        max_pallets
        second_method
        second_date
        second_max_pallets
        second_order_first
      }
    }
  }
`);

export type EmptiesAnswer = CartEmptiesQuery["customerCart"];
export type EmptiesRow = NonNullable<EmptiesAnswer["cart_blga"]>[number];

/** Which cart is meant, and for where, how and when: another one has other empties. */
export interface EmptiesOf {
  readonly cartId: string;
  readonly shipToId: string | null;
  readonly method: string | null;
  readonly date: string | null;
}

function cartEmptiesQuery(of: EmptiesOf) {
  return queryOptions({
    queryKey: ["cart-empties", of],
    queryFn: async ({ signal }) => (await queryGraphql(cartEmptiesDocument, {}, { signal })).customerCart,
    staleTime: 20_000,
  });
}

/** The account of the cart's place and what of it is planned (EMPTIES-01). */
export function useCartEmpties(of: EmptiesOf | undefined) {
  return useQuery({
    ...cartEmptiesQuery(of ?? { cartId: "", shipToId: null, method: null, date: null }),
    enabled: of !== undefined,
  });
}

/** Whether there is anything to say about empties; undefined until it is known (OP-120). */
export function isStepNeeded(answer: EmptiesAnswer | undefined): boolean | undefined {
  if (answer === undefined) return undefined;
  if (answer.empties_terms?.takes_empties !== true) return false;
  return (answer.cart_blga ?? []).some((row) => row.packaging_issued > 0 || row.number_of_units > 0);
}

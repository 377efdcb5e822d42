import { useQuery } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type { ReorderPart, ReorderTarget } from "../../../shared/graphql.gen/graphql.ts";
import { useChoice } from "../../../shared/ordering/choice.ts";

const previewDocument = graphql(`
  query OrderPreview($orderNumber: String!, $into: ReorderTarget!, $part: ReorderPart!) {
    orderPreview(orderNumber: $orderNumber, into: $into, part: $part) {
      ...OrderAgain
    }
  }
`);

interface AskedAgain {
  readonly into: ReorderTarget | undefined;
  readonly part: ReorderPart;
  /** A way that was just chosen is the cart's only once the server has it: then it is asked for anew. */
  readonly cartChangedAt: string | undefined;
}

/**
 * What would happen if an order of the history went into the cart now (D06, C2), for the chosen place, way and day.
 * Prices and goods may change from one minute to the next, so it is asked for anew whenever somebody looks.
 */
export function useOrderPreview(orderNumber: string, { into, part, cartChangedAt }: AskedAgain) {
  const { shipToId, shippingMethod, deliveryDate } = useChoice();
  const isChosen = shipToId !== undefined && shippingMethod !== undefined && deliveryDate !== undefined;
  const query = useQuery({
    queryKey: [
      ...["orders", "preview", orderNumber, into, part, shipToId, shippingMethod, deliveryDate],
      cartChangedAt,
    ],
    queryFn: async ({ signal }) => {
      const asked = { orderNumber, into: into ?? "ADD_TO_CART", part };
      const { orderPreview } = await queryGraphql(previewDocument, asked, { signal });
      return orderPreview ?? null;
    },
    enabled: isChosen && into !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  return {
    isChosen,
    preview: query.data ?? undefined,
    failure: query.error,
    retry: () => void query.refetch(),
  };
}

import { queryOptions, useQuery } from "@tanstack/react-query";
import { type OrderUnit, parseOrderableUnits } from "@vycep/domain/catalog/orderable-units";
import type { ShippingMethod } from "@vycep/domain/transport/method";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../graphql.gen/gql.ts";
import { useChoice } from "./choice.ts";
import { shipToQuery } from "./ship-to-query.ts";

const orderableUnitsDocument = graphql(`
  query GetOrderableUnits($customerType: String!, $orderType: String!) {
    getPortalConfig(customerType: $customerType, orderType: $orderType) {
      orderableunits
    }
  }
`);

interface UnitsAsked {
  readonly customerType: string;
  readonly method: ShippingMethod;
}

/** Which units a customer type may order by a method (CONFIG-09, CONFIG-10, OP-47). */
function orderableUnitsQuery({ customerType, method }: UnitsAsked) {
  return queryOptions({
    queryKey: ["market", "orderableUnits", customerType, method],
    queryFn: async ({ signal }): Promise<readonly OrderUnit[]> => {
      const answer = await queryGraphql(
        orderableUnitsDocument,
        { customerType, orderType: method },
        { signal },
      );
      return parseOrderableUnits(answer.getPortalConfig?.orderableunits ?? "");
    },
    staleTime: 60 * 60_000,
    // A failure is only logged (CONFIG-14): the server says the same of each line.
    retry: false,
  });
}

/**
 * The units of the order that is under way, loaded when it starts (TRANSPORT-44); undefined until place and method are
 * chosen and the configuration is there.
 */
export function useOrderableUnits(): readonly OrderUnit[] | undefined {
  const { shipToId, shippingMethod: method } = useChoice();
  const place = useQuery({ ...shipToQuery(shipToId ?? ""), enabled: shipToId !== undefined });
  const customerType = place.data?.customerType;
  const isStarted = customerType !== undefined && method !== undefined;
  const query = orderableUnitsQuery({
    customerType: customerType ?? "",
    method: method ?? "selfpickup_selfpickup",
  });
  return useQuery({ ...query, enabled: isStarted }).data;
}

import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { OrderQuery } from "../../shared/graphql.gen/graphql.ts";

const OrderDocument = graphql(`
  query Order($number: ID!) {
    order(number: $number) {
      row {
        number
        erpNumber
        shipToId
        shipToName
        companyName
        method
        deliveryDate
        state
        netMinor
        totalMinor
        orderedNetMinor
        orderedTotalMinor
        currency
        litres
        pallets
        kilograms
        source
        isProvisional
      }
      orderedBy
      placedBy
      overridden
      overrideReason
      overrideNote
      customerOrderNumber
      noteForDriver
      version
      window
      vatMinor
      depositMinor
      returnedMinor
      replaces
      replacements {
        number
        deliveryDate
        state
        boxes
      }
      moves
      isErpOwned
      problems {
        kind
        steps
        error
        attempts
      }
      caller {
        name
        phone
        language
      }
      lines {
        lineNo
        sku
        name
        photo
        ordered
        confirmed
        delivered
        invoiced
        changeReason
        substitutes
        short
        replaced
        unitPriceMinor
        netMinor
      }
      empties {
        code
        name
        planned
        returned
      }
      takenBack {
        code
        name
      }
      timeline {
        at
        kind
        by
        detail
      }
      papers {
        kind
        number
        issued
        ticket
      }
      messages {
        at
        isReport
        kind
        state
        error
      }
      tickets {
        number
        title
      }
      notes {
        id
        at
        by
        text
      }
      history {
        at
        by
        action
        reason
        changes {
          what
          name
          before
          after
          reason
        }
      }
    }
  }
`);

/** One order with all that belongs to it. */
export type Order = NonNullable<OrderQuery["order"]>;

export function orderQuery(number: string) {
  return queryOptions({
    queryKey: ["orders", "order", number],
    queryFn: async ({ signal }) => (await queryGraphql(OrderDocument, { number }, { signal })).order ?? null,
    refetchInterval: 15_000,
  });
}

export function useOrder(number: string) {
  return useQuery(orderQuery(number));
}

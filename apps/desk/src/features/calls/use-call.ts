import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { CallersQuery, CallQuery, DeskCallNoteInput } from "../../shared/graphql.gen/graphql.ts";

const CallersDocument = graphql(`
  query Callers($text: String!, $seesUsers: Boolean!) {
    shipTos(filter: { text: $text }, first: 20) {
      items {
        id
        name
        companyName
        city
        isSuspended
      }
    }
    customerUsers(filter: { text: $text }, first: 20) @include(if: $seesUsers) {
      items {
        uid
        firstName
        lastName
        phone
        places {
          shipToId
          shipToName
          companyName
          roleName
        }
      }
    }
  }
`);

const CallDocument = graphql(`
  query Call($shipToId: ID!) {
    call(shipToId: $shipToId) {
      shipToId
      shipToName
      companyId
      companyName
      isSuspended
      suspendedReason
      money {
        currency
        unpaidMinor
        overdueMinor
        creditLimitMinor
        usedPercent
        isOverLimit
      }
      invoices {
        number
        due
        daysLate
        openMinor
      }
      carts {
        uid
        name
        updatedAt
        method
        day
        netMinor
        pallets
        mostPallets
        kilograms
        mayOrder
        obstacles
        orderBy
        lines {
          sku
          name
          boxes
          netMinor
        }
      }
      deliveries {
        day
        method
        orderBy
        order {
          number
          state
          pallets
        }
      }
      orders {
        number
        day
        state
        netMinor
        currency
      }
      orderCount
      tickets {
        number
        title
        status
      }
      people {
        uid
        name
        phone
        language
        roleName
        mayOrder
      }
      empties {
        code
        name
        units
        depositMinor
      }
      notes {
        id
        at
        by
        caller
        text
      }
    }
  }
`);

const AddCallNoteDocument = graphql(`
  mutation AddCallNote($input: DeskCallNoteInput!) {
    addCallNote(input: $input) {
      refusal {
        message
      }
    }
  }
`);

/** A place while somebody calls about it. */
export type Call = NonNullable<CallQuery["call"]>;
/** Who may be calling. */
export type Callers = CallersQuery;

export function callersQuery(text: string, seesUsers: boolean) {
  return queryOptions({
    queryKey: ["calls", "callers", text, seesUsers],
    queryFn: ({ signal }) => queryGraphql(CallersDocument, { text, seesUsers }, { signal }),
    enabled: text !== "",
  });
}

/** While they talk, the cart moves: it is asked for again and again. */
export function callQuery(shipToId: string) {
  return queryOptions({
    queryKey: ["calls", "call", shipToId],
    queryFn: async ({ signal }) => (await queryGraphql(CallDocument, { shipToId }, { signal })).call ?? null,
    refetchInterval: 10_000,
  });
}

export function useAddCallNote() {
  const client = useQueryClient();
  return useAction(
    async (input: DeskCallNoteInput) =>
      (await queryGraphql(AddCallNoteDocument, { input })).addCallNote.refusal,
    { showsOwnFailure: true, refresh: () => client.invalidateQueries({ queryKey: ["calls", "call"] }) },
  );
}

import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { useKeyedCall } from "@vycep/shell/actions/use-keyed-call";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type {
  DeliveryChangeInput,
  DeliveryChangePreviewQuery,
  DeliveryChangesQuery,
  PublishDeliveryChangeInput,
  TakeBackDeliveryChangeInput,
} from "../../shared/graphql.gen/graphql.ts";
import type { ChangesState } from "./changes-address.ts";

graphql(`
  fragment ToldChange on DeliveryChange {
    id
    typeOfChange
    day
    newDay
    orderBy
    kinds
    scope {
      market
      customerType
      companies
      shipTos
      zips
    }
    reasons {
      cs
      sk
      en
    }
    places
    closedPlaces
    placeName
    orders
    publishedBy
    publishedAt
    takenBackAt
    takenBackBy
    takenBackReason
    mayTakeBack
  }
`);

graphql(`
  fragment TouchedRow on TouchedPlace {
    shipToId
    name
    city
    zip
    kinds
    carts {
      method
      owner
      changedAt
    }
    orders {
      number
      method
      day
      pallets
    }
  }
`);

const DeliveryChangesDocument = graphql(`
  query DeliveryChanges($standing: DeliveryChangeStanding!, $after: String) {
    deliveryChanges(standing: $standing, first: 50, after: $after) {
      total
      next
      items {
        ...ToldChange
      }
    }
  }
`);

const DeliveryChangeDocument = graphql(`
  query DeliveryChange($id: ID!, $after: String) {
    deliveryChange(id: $id, first: 50, after: $after) {
      next
      change {
        ...ToldChange
      }
      touched {
        ...TouchedRow
      }
    }
  }
`);

const DeliveryChangePreviewDocument = graphql(`
  query DeliveryChangePreview($change: DeliveryChangeInput!, $after: String) {
    deliveryChangePreview(change: $change, first: 50, after: $after) {
      refusal {
        code
        message
        field
      }
      places
      closedPlaces
      changedAlready
      carts
      orders
      seen
      next
      orderBys {
        market
        kind
        orderBy
      }
      touched {
        ...TouchedRow
      }
    }
  }
`);

const PublishDeliveryChangeDocument = graphql(`
  mutation PublishDeliveryChange($input: PublishDeliveryChangeInput!) {
    publishDeliveryChange(input: $input) {
      change {
        id
      }
      refusal {
        code
        message
        field
      }
    }
  }
`);

const TakeBackDeliveryChangeDocument = graphql(`
  mutation TakeBackDeliveryChange($input: TakeBackDeliveryChangeInput!) {
    takeBackDeliveryChange(input: $input) {
      refusal {
        code
        message
        field
      }
    }
  }
`);

export type Change = DeliveryChangesQuery["deliveryChanges"]["items"][number];
export type Preview = DeliveryChangePreviewQuery["deliveryChangePreview"];
export type Touched = Preview["touched"][number];

/** Changes that lie ahead or have passed (DCAL-02). */
export function changesQuery({ standing = "ahead", after }: ChangesState) {
  return queryOptions({
    queryKey: ["calendar", "deliveryChanges", standing, after],
    queryFn: async ({ signal }) =>
      (await queryGraphql(DeliveryChangesDocument, { standing, after: after ?? null }, { signal }))
        .deliveryChanges,
    refetchInterval: 60_000,
  });
}

const InsteadsDocument = graphql(`
  query Insteads {
    deliveryChanges(standing: ahead, first: 100) {
      items {
        newDay
        takenBackAt
        scope {
          market
        }
      }
    }
  }
`);

/** Days of a year on which deliveries of a country come that fall away on another day, as far as they lie ahead. */
export function useInsteads(market: string, year: number): readonly string[] {
  const { data } = useQuery({
    queryKey: ["calendar", "insteads"],
    queryFn: async ({ signal }) => (await queryGraphql(InsteadsDocument, {}, { signal })).deliveryChanges,
  });
  return (data?.items ?? []).flatMap(({ newDay, takenBackAt, scope }) =>
    newDay != null &&
    takenBackAt == null &&
    (scope?.market ?? market) === market &&
    newDay.startsWith(`${year}-`)
      ? [newDay]
      : [],
  );
}

/** One change with the places that it is for (DCAL-02). */
export function changeQuery(id: string, after: string | undefined) {
  return queryOptions({
    queryKey: ["calendar", "deliveryChange", id, after],
    queryFn: async ({ signal }) =>
      (await queryGraphql(DeliveryChangeDocument, { id, after: after ?? null }, { signal })).deliveryChange ??
      null,
  });
}

/** Whom a change would touch (DCAL-02). */
export function previewQuery(change: DeliveryChangeInput, after: string | undefined) {
  return queryOptions({
    queryKey: ["calendar", "deliveryChangePreview", change, after],
    queryFn: async ({ signal }) =>
      (await queryGraphql(DeliveryChangePreviewDocument, { change, after: after ?? null }, { signal }))
        .deliveryChangePreview,
    // Carts come and go while it is looked at.
    staleTime: 0,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["calendar"] });
}

export function usePublish() {
  const publish = useKeyedCall(
    async (input: PublishDeliveryChangeInput, idempotencyKey) =>
      (await queryGraphql(PublishDeliveryChangeDocument, { input }, { idempotencyKey }))
        .publishDeliveryChange,
  );
  return useAction(publish, { showsOwnFailure: true, refresh: useRefresh() });
}

export function useTakeBack() {
  const takeBack = useKeyedCall(
    async (input: TakeBackDeliveryChangeInput, idempotencyKey) =>
      (await queryGraphql(TakeBackDeliveryChangeDocument, { input }, { idempotencyKey }))
        .takeBackDeliveryChange,
  );
  return useAction(takeBack, { showsOwnFailure: true, refresh: useRefresh() });
}

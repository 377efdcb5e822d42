import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type {
  CustomerKeysQuery,
  MakeServiceKeyInput,
  ServiceKeysQuery,
  WebhookDeliveriesQuery,
  WebhookEndpointsQuery,
} from "../../../shared/graphql.gen/graphql.ts";

const ServiceKeysDocument = graphql(`
  query ServiceKeys {
    serviceKeys {
      id
      name
      rights
      prefix
      standing
      expiresAt
      lastUsedAt
    }
  }
`);

const CustomerKeysDocument = graphql(`
  query CustomerKeys($text: String, $first: Int!, $after: String) {
    customerKeys(text: $text, first: $first, after: $after) {
      total
      isMore
      next
      items {
        id
        name
        companyId
        companyName
        owner
        permissions
        shipToCount
        prefix
        standing
        expiresAt
        lastUsedAt
      }
    }
  }
`);

const WebhookEndpointsDocument = graphql(`
  query WebhookEndpoints($first: Int!) {
    webhookEndpoints(first: $first) {
      items {
        id
        companyId
        companyName
        owner
        url
        topics
        shipToCount
        isOn
        failingSince
      }
    }
  }
`);

const WebhookDeliveriesDocument = graphql(`
  query WebhookDeliveries($state: DeskWebhookDeliveryState, $first: Int!, $after: String) {
    webhookDeliveries(state: $state, first: $first, after: $after) {
      total
      next
      items {
        id
        companyId
        companyName
        host
        type
        about
        createdAt
        attempts
        nextAttempt
        statusCode
        problem
        state
      }
    }
  }
`);

const MakeServiceKeyDocument = graphql(`
  mutation MakeServiceKey($input: MakeServiceKeyInput!) {
    makeServiceKey(input: $input) {
      secret
      refusal {
        code
        message
        field
      }
    }
  }
`);

const RevokeServiceKeyDocument = graphql(`
  mutation RevokeServiceKey($input: RevokeServiceKeyInput!) {
    revokeServiceKey(input: $input) {
      refusal {
        code
        message
      }
    }
  }
`);

const RevokeCustomerKeyDocument = graphql(`
  mutation RevokeCustomerKey($input: RevokeCustomerKeyInput!) {
    revokeCustomerKey(input: $input) {
      refusal {
        code
        message
      }
    }
  }
`);

const RepeatWebhookDeliveryDocument = graphql(`
  mutation RepeatWebhookDelivery($input: RepeatWebhookDeliveryInput!) {
    repeatWebhookDelivery(input: $input) {
      refusal {
        code
        message
      }
    }
  }
`);

export type ServiceKey = ServiceKeysQuery["serviceKeys"][number];
export type CustomerKey = CustomerKeysQuery["customerKeys"]["items"][number];
export type Endpoint = WebhookEndpointsQuery["webhookEndpoints"]["items"][number];
export type Delivery = WebhookDeliveriesQuery["webhookDeliveries"]["items"][number];

export const keysOnPage = 50;
/** How messages go is seen by itself (DLIST-06). */
const everyMs = 30_000;

export const serviceKeysQuery = queryOptions({
  queryKey: ["keys", "house"],
  queryFn: async ({ signal }) => (await queryGraphql(ServiceKeysDocument, {}, { signal })).serviceKeys,
});

export function customerKeysQuery(text: string, after: string | undefined) {
  return queryOptions({
    queryKey: ["keys", "customers", text, after ?? ""],
    queryFn: async ({ signal }) => {
      const variables = { text, first: keysOnPage, after: after ?? null };
      return (await queryGraphql(CustomerKeysDocument, variables, { signal })).customerKeys;
    },
  });
}

export const endpointsQuery = queryOptions({
  queryKey: ["keys", "endpoints"],
  queryFn: async ({ signal }) =>
    (await queryGraphql(WebhookEndpointsDocument, { first: 200 }, { signal })).webhookEndpoints.items,
});

/** The newest messages; those that an address did not take alone, where they are asked for. */
export function deliveriesQuery(isFailedOnly: boolean, after: string | undefined) {
  return queryOptions({
    queryKey: ["keys", "deliveries", isFailedOnly, after ?? ""],
    queryFn: async ({ signal }) => {
      const state = isFailedOnly ? ("given_up" as const) : null;
      const variables = { state, first: keysOnPage, after: after ?? null };
      return (await queryGraphql(WebhookDeliveriesDocument, variables, { signal })).webhookDeliveries;
    },
    refetchInterval: everyMs,
  });
}

function useKeeping<Input, Answer>(keep: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useAction(keep, {
    showsOwnFailure: true,
    refresh: () => client.invalidateQueries({ queryKey: ["keys"] }),
  });
}

export function useMakeServiceKey() {
  return useKeeping(
    async (input: MakeServiceKeyInput) =>
      (await queryGraphql(MakeServiceKeyDocument, { input })).makeServiceKey,
  );
}

/** Revokes a key: one of the brewery's programs, or a customer's. */
export function useRevokeKey(isCustomers: boolean) {
  return useKeeping(async (id: string) =>
    isCustomers
      ? (await queryGraphql(RevokeCustomerKeyDocument, { input: { id } })).revokeCustomerKey
      : (await queryGraphql(RevokeServiceKeyDocument, { input: { id } })).revokeServiceKey,
  );
}

export function useRepeatDelivery() {
  return useKeeping(
    async (id: string) =>
      (await queryGraphql(RepeatWebhookDeliveryDocument, { input: { id } })).repeatWebhookDelivery,
  );
}

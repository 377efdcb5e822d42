import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type {
  ErpMessagesQuery,
  IntegrationsQuery,
  SetErpMessageAsideInput,
} from "../../shared/graphql.gen/graphql.ts";
import { type MessagesState, messagesAddress } from "./messages-address.ts";

const IntegrationsDocument = graphql(`
  query Integrations {
    integrations {
      name
      state
      lookedAt
      isBuiltIn
      waiting
      refused
      oldest
      lastSent
      lastSignIn
      keys
      lastError
    }
  }
`);

const ErpMessagesDocument = graphql(`
  query ErpMessages($standing: ErpMessageStanding!, $after: String, $first: Int!) {
    erpMessages(standing: $standing, first: $first, after: $after) {
      total
      isMore
      next
      items {
        id
        kind
        orderNumber
        company
        at
        attempts
        nextAttempt
        state
        since
        error
      }
    }
  }
`);

const ErpMessageBodyDocument = graphql(`
  query ErpMessageBody($id: ID!) {
    erpMessageBody(id: $id)
  }
`);

const SendErpMessagesDocument = graphql(`
  mutation SendErpMessages($input: SendErpMessagesInput!) {
    sendErpMessages(input: $input) {
      count
      refusal {
        code
        message
      }
    }
  }
`);

const SetErpMessageAsideDocument = graphql(`
  mutation SetErpMessageAside($input: SetErpMessageAsideInput!) {
    setErpMessageAside(input: $input) {
      count
      refusal {
        code
        message
      }
    }
  }
`);

export type Integration = IntegrationsQuery["integrations"][number];
export type ErpMessage = ErpMessagesQuery["erpMessages"]["items"][number];

/** What goes wrong or right meanwhile appears by itself (DLIST-06). */
const everyMs = 15_000;

export async function readIntegrations(signal: AbortSignal): Promise<readonly Integration[]> {
  return (await queryGraphql(IntegrationsDocument, {}, { signal })).integrations;
}

export function integrationsQuery() {
  return queryOptions({
    queryKey: ["integrations", "integrations"],
    queryFn: ({ signal }) => readIntegrations(signal),
    refetchInterval: everyMs,
  });
}

export const messagesOnPage = 50;

export function erpMessagesQuery(state: MessagesState) {
  return queryOptions({
    queryKey: ["integrations", "erpMessages", messagesAddress.print(state)],
    queryFn: async ({ signal }) => {
      const variables = { standing: state.standing, first: messagesOnPage, after: state.after ?? null };
      return (await queryGraphql(ErpMessagesDocument, variables, { signal })).erpMessages;
    },
    refetchInterval: everyMs,
  });
}

/** What a message says; it never changes. */
export function erpMessageBodyQuery(id: string) {
  return queryOptions({
    queryKey: ["erpMessageBody", id],
    queryFn: async ({ signal }) =>
      (await queryGraphql(ErpMessageBodyDocument, { id }, { signal })).erpMessageBody ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function useHandling<Input, Answer>(handle: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useAction(handle, {
    showsOwnFailure: true,
    refresh: () => client.invalidateQueries({ queryKey: ["integrations"] }),
  });
}

/** Sends messages at once; none named, all that wait or were refused. */
export function useSendErpMessages() {
  return useHandling(
    async (ids: readonly string[] | undefined) =>
      (await queryGraphql(SendErpMessagesDocument, { input: { ids: ids === undefined ? null : [...ids] } }))
        .sendErpMessages,
  );
}

/** Gives a message up. */
export function useSetErpMessageAside() {
  return useHandling(
    async (input: SetErpMessageAsideInput) =>
      (await queryGraphql(SetErpMessageAsideDocument, { input })).setErpMessageAside,
  );
}

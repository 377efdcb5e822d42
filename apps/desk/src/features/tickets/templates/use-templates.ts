import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { useKeyedCall } from "@vycep/shell/actions/use-keyed-call";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type {
  DeskRemoveTemplateInput,
  DeskSaveTemplateInput,
  TicketTemplatesQuery,
} from "../../../shared/graphql.gen/graphql.ts";

const TicketTemplatesDocument = graphql(`
  query TicketTemplates {
    ticketTemplates {
      id
      title
      cs
      sk
      en
      version
      changedBy
      changedAt
    }
  }
`);

const SaveTicketTemplateDocument = graphql(`
  mutation SaveTicketTemplate($input: DeskSaveTemplateInput!) {
    saveTicketTemplate(input: $input) {
      refusal {
        code
        field
        message
      }
    }
  }
`);

const RemoveTicketTemplateDocument = graphql(`
  mutation RemoveTicketTemplate($input: DeskRemoveTemplateInput!) {
    removeTicketTemplate(input: $input) {
      refusal {
        message
      }
    }
  }
`);

/** A template of answers. */
export type Template = TicketTemplatesQuery["ticketTemplates"][number];

export function templatesQuery() {
  return queryOptions({
    queryKey: ["ticket-templates"],
    queryFn: async ({ signal }) =>
      (await queryGraphql(TicketTemplatesDocument, {}, { signal })).ticketTemplates,
    staleTime: 60_000,
  });
}

export function useSaveTemplate() {
  const save = useKeyedCall(
    async (input: DeskSaveTemplateInput, idempotencyKey) =>
      (await queryGraphql(SaveTicketTemplateDocument, { input }, { idempotencyKey })).saveTicketTemplate,
  );
  return useAction(save, { showsOwnFailure: true, refresh: useRefresh() });
}

export function useRemoveTemplate() {
  return useAction(
    async (input: DeskRemoveTemplateInput) =>
      (await queryGraphql(RemoveTicketTemplateDocument, { input })).removeTicketTemplate,
    { showsOwnFailure: true, refresh: useRefresh() },
  );
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: templatesQuery().queryKey });
}

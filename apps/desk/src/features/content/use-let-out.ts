import { useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { PublishContentInput, SeenContentInput } from "../../shared/graphql.gen/graphql.ts";

const PublishContentDocument = graphql(`
  mutation PublishContent($input: PublishContentInput!) {
    publishContent(input: $input) {
      ...ContentAnswer
    }
  }
`);

const TakeContentBackDocument = graphql(`
  mutation TakeContentBack($input: SeenContentInput!) {
    takeContentBack(input: $input) {
      ...ContentAnswer
    }
  }
`);

const DropContentDraftDocument = graphql(`
  mutation DropContentDraft($input: SeenContentInput!) {
    dropContentDraft(input: $input) {
      ...ContentAnswer
    }
  }
`);

function useOptions() {
  const client = useQueryClient();
  return {
    showsOwnFailure: true,
    refresh: () => client.invalidateQueries({ queryKey: ["contents"] }),
  };
}

export function usePublishContent() {
  return useAction(
    async (input: PublishContentInput) =>
      (await queryGraphql(PublishContentDocument, { input })).publishContent,
    useOptions(),
  );
}

export function useTakeContentBack() {
  return useAction(
    async (input: SeenContentInput) =>
      (await queryGraphql(TakeContentBackDocument, { input })).takeContentBack,
    useOptions(),
  );
}

export function useDropContentDraft() {
  return useAction(
    async (input: SeenContentInput) =>
      (await queryGraphql(DropContentDraftDocument, { input })).dropContentDraft,
    useOptions(),
  );
}

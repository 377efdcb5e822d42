import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type {
  ConfirmContentWordsInput,
  ContentQuery,
  SaveContentInput,
  SeenContentInput,
} from "../../shared/graphql.gen/graphql.ts";

const ContentDocument = graphql(`
  query Content($kind: DeskContentKind!, $key: ID!) {
    content(kind: $kind, key: $key) {
      row {
        ...ContentRow
      }
      version
      isPublished
      isDraft
      words {
        language
        title
        body
        section
        originalChangedAt
      }
      sort
      tone
      link
      file
      isPublic
      isNewCapability
      history {
        at
        by
        action
        changes {
          what
          before
          after
        }
      }
    }
  }
`);

/** @public The code generator reads it. */
export const contentAnswerFragment = graphql(`
  fragment ContentAnswer on DeskContentAnswer {
    key
    refusal {
      code
      message
      field
    }
  }
`);

const SaveContentDocument = graphql(`
  mutation SaveContent($input: SaveContentInput!) {
    saveContent(input: $input) {
      ...ContentAnswer
    }
  }
`);

const StopContentPlanDocument = graphql(`
  mutation StopContentPlan($input: SeenContentInput!) {
    stopContentPlan(input: $input) {
      ...ContentAnswer
    }
  }
`);

const ConfirmContentWordsDocument = graphql(`
  mutation ConfirmContentWords($input: ConfirmContentWordsInput!) {
    confirmContentWords(input: $input) {
      ...ContentAnswer
    }
  }
`);

/** A piece of content with all that is said of it. */
export type Content = NonNullable<ContentQuery["content"]>;

export type ContentKind = Content["row"]["kind"];

export function contentQuery(kind: ContentKind, key: string) {
  return queryOptions({
    queryKey: ["contents", "content", kind, key],
    queryFn: async ({ signal }) =>
      (await queryGraphql(ContentDocument, { kind, key }, { signal })).content ?? null,
    refetchInterval: 30_000,
  });
}

/** What is handed in of a record that was seen. */
export function seenOf({ row, version }: Pick<Content, "row" | "version">): SeenContentInput {
  return { kind: row.kind, key: row.key, version };
}

function useOptions() {
  const client = useQueryClient();
  return {
    showsOwnFailure: true,
    refresh: () => client.invalidateQueries({ queryKey: ["contents"] }),
  };
}

export function useSaveContent() {
  return useAction(
    async (input: SaveContentInput) => (await queryGraphql(SaveContentDocument, { input })).saveContent,
    useOptions(),
  );
}

export function useStopContentPlan() {
  return useAction(
    async (input: SeenContentInput) =>
      (await queryGraphql(StopContentPlanDocument, { input })).stopContentPlan,
    useOptions(),
  );
}

export function useConfirmContentWords() {
  return useAction(
    async (input: ConfirmContentWordsInput) =>
      (await queryGraphql(ConfirmContentWordsDocument, { input })).confirmContentWords,
    useOptions(),
  );
}

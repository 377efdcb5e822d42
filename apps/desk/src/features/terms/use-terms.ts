import { infiniteQueryOptions, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type {
  PublishTermsInput,
  SaveTermsInput,
  SeenTermsInput,
  TermsQuery,
} from "../../shared/graphql.gen/graphql.ts";

graphql(`
  fragment TermsOfMarket on DeskTerms {
    market
    seen
    users
    versions {
      version
      standing
      begins
      ends
      markets
      agreed
      words {
        language
        title
        body
      }
    }
    draft {
      version
      changedAt
      publishAt
      changedBy
      words {
        language
        title
        body
      }
    }
  }
`);

const TermsDocument = graphql(`
  query Terms($market: String!) {
    terms(market: $market) {
      ...TermsOfMarket
    }
  }
`);

const TermsNotAgreedDocument = graphql(`
  query TermsNotAgreed($market: String!, $first: Int!, $after: String) {
    termsNotAgreed(market: $market, first: $first, after: $after) {
      items {
        uid
        name
        companyName
      }
      total
      isMore
      next
    }
  }
`);

const SaveTermsDocument = graphql(`
  mutation SaveTerms($input: SaveTermsInput!) {
    saveTerms(input: $input) {
      terms {
        ...TermsOfMarket
      }
      refusal {
        code
        message
        field
      }
    }
  }
`);

const PublishTermsDocument = graphql(`
  mutation PublishTerms($input: PublishTermsInput!) {
    publishTerms(input: $input) {
      terms {
        ...TermsOfMarket
      }
      refusal {
        code
        message
        field
      }
    }
  }
`);

const StopTermsPlanDocument = graphql(`
  mutation StopTermsPlan($input: SeenTermsInput!) {
    stopTermsPlan(input: $input) {
      terms {
        ...TermsOfMarket
      }
      refusal {
        code
        message
        field
      }
    }
  }
`);

const DropTermsDraftDocument = graphql(`
  mutation DropTermsDraft($input: SeenTermsInput!) {
    dropTermsDraft(input: $input) {
      terms {
        ...TermsOfMarket
      }
      refusal {
        code
        message
        field
      }
    }
  }
`);

export type Terms = TermsQuery["terms"];
export type TermsVersion = Terms["versions"][number];
export type TermsWords = TermsVersion["words"];

export function termsQuery(market: string) {
  return queryOptions({
    queryKey: ["terms", market],
    queryFn: async ({ signal }) => (await queryGraphql(TermsDocument, { market }, { signal })).terms,
    refetchInterval: 60_000,
  });
}

const atOnce = 50;

/** Who has not agreed yet, page after page. */
export function notAgreedQuery(market: string) {
  return infiniteQueryOptions({
    queryKey: ["terms-not-agreed", market],
    queryFn: async ({ signal, pageParam }) => {
      const asked = { market, first: atOnce, after: pageParam };
      return (await queryGraphql(TermsNotAgreedDocument, asked, { signal })).termsNotAgreed;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** What the answer says is what is shown, also of what somebody else changed. */
function useShowTerms() {
  const client = useQueryClient();
  return <Answer extends { readonly terms: Terms }>(answer: Answer): Answer => {
    client.setQueryData(termsQuery(answer.terms.market).queryKey, answer.terms);
    void client.invalidateQueries({ queryKey: ["terms-not-agreed"] });
    return answer;
  };
}

export function useSaveTerms() {
  const show = useShowTerms();
  return useAction(
    async (input: SaveTermsInput) => show((await queryGraphql(SaveTermsDocument, { input })).saveTerms),
    { showsOwnFailure: true },
  );
}

export function usePublishTerms() {
  const show = useShowTerms();
  return useAction(
    async (input: PublishTermsInput) =>
      show((await queryGraphql(PublishTermsDocument, { input })).publishTerms),
    { showsOwnFailure: true },
  );
}

export function useStopTermsPlan() {
  const show = useShowTerms();
  return useAction(
    async (input: SeenTermsInput) =>
      show((await queryGraphql(StopTermsPlanDocument, { input })).stopTermsPlan),
    { showsOwnFailure: true },
  );
}

export function useDropTermsDraft() {
  const show = useShowTerms();
  return useAction(
    async (input: SeenTermsInput) =>
      show((await queryGraphql(DropTermsDraftDocument, { input })).dropTermsDraft),
    { showsOwnFailure: true },
  );
}

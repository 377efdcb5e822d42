import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { searchedText } from "@vycep/domain/search/searched-text";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { SearchEverythingQuery } from "../../shared/graphql.gen/graphql.ts";
import { choiceHeaders, useChosen } from "../../shared/ordering/choice.ts";

const searchDocument = graphql(`
  query SearchEverything($text: String!) {
    searchEverything(text: $text) {
      kind
      total
      isMore
      hits {
        id
        title
        match
        note
        type
        status
        day
        place
      }
    }
  }
`);

export type FoundGroup = SearchEverythingQuery["searchEverything"][number];

/**
 * What a text finds on the server, each text asked once; while the next answer is under way the one before stands, and an
 * older answer never takes the place of a newer one, because each stands under its own text.
 */
export function useSearchEverything(typed: string) {
  const text = searchedText(typed);
  const shipToId = useChosen("shipToId");
  const shippingMethod = useChosen("shippingMethod");
  const deliveryDate = useChosen("deliveryDate");
  const choice = {
    ...(shipToId !== undefined && { shipToId }),
    ...(shippingMethod !== undefined && { shippingMethod }),
    ...(deliveryDate !== undefined && { deliveryDate }),
  };
  return useQuery({
    queryKey: ["searchEverything", text, choice],
    queryFn: async ({ signal }) =>
      (await queryGraphql(searchDocument, { text: text ?? "" }, { signal, headers: choiceHeaders(choice) }))
        .searchEverything,
    enabled: text !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
}

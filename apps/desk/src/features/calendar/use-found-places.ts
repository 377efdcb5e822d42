import { queryOptions } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { Chosen } from "./change-draft.ts";

const FoundPlacesDocument = graphql(`
  query FoundPlaces($text: String!) {
    shipTos(filter: { text: $text }, first: 6) {
      items {
        id
        name
        city
      }
    }
    companies(filter: { text: $text }, first: 4) {
      items {
        id
        name
        city
      }
    }
  }
`);

export type Found = Chosen & { readonly city: string };

/** Places and companies by a name or number. */
export function foundPlacesQuery(text: string) {
  return queryOptions({
    queryKey: ["calendar", "foundPlaces", text],
    enabled: text.length >= 2,
    queryFn: async ({ signal }): Promise<readonly Found[]> => {
      const { shipTos, companies } = await queryGraphql(FoundPlacesDocument, { text }, { signal });
      return [
        ...shipTos.items.map((place) => ({ ...place, kind: "ship-to" })),
        ...companies.items.map((company) => ({ ...company, kind: "company" })),
      ];
    },
  });
}

import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import type { FoundRecord } from "../../kit/found-field.tsx";
import { graphql } from "../../shared/graphql.gen/gql.ts";

const LimitPlacesDocument = graphql(`
  query LimitPlaces($text: String!) {
    limitPlaces(text: $text) {
      id
      name
      companyName
    }
  }
`);

const LimitProductsDocument = graphql(`
  query LimitProducts($text: String!) {
    products(filter: { text: $text }, first: 6) {
      items {
        sku
        name
      }
    }
  }
`);

const fewestLetters = 2;

function placesQuery(text: string) {
  return queryOptions({
    queryKey: ["limits", "foundPlaces", text],
    queryFn: async ({ signal }): Promise<readonly FoundRecord[]> => {
      const { limitPlaces } = await queryGraphql(LimitPlacesDocument, { text }, { signal });
      return limitPlaces.map(({ companyName, ...place }) => ({ ...place, beside: companyName }));
    },
  });
}

function productsQuery(text: string) {
  return queryOptions({
    queryKey: ["limits", "foundProducts", text],
    queryFn: async ({ signal }): Promise<readonly FoundRecord[]> => {
      const { products } = await queryGraphql(LimitProductsDocument, { text }, { signal });
      return products.items.map(({ sku, name }) => ({ id: sku, name }));
    },
  });
}

/** Places by a name or a number. */
export function useFoundPlaces(typed: string): readonly FoundRecord[] | undefined {
  const text = typed.trim();
  const enabled = text.length >= fewestLetters;
  return useQuery({ ...placesQuery(text), enabled, placeholderData: keepPreviousData }).data;
}

/** Products by a name or a number. */
export function useFoundProducts(typed: string): readonly FoundRecord[] | undefined {
  const text = typed.trim();
  const enabled = text.length >= fewestLetters;
  return useQuery({ ...productsQuery(text), enabled, placeholderData: keepPreviousData }).data;
}

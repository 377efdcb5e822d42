import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type { ProductDetailQuery } from "../../../shared/graphql.gen/graphql.ts";
import {
  choiceHeaders,
  choiceSettled,
  currentChoice,
  useChoiceOfGoods,
} from "../../../shared/ordering/choice.ts";
import { CATALOGUE_VALID_MS, catalogueKey } from "../list/catalogue-cache.ts";

const productDetailDocument = graphql(`
  query ProductDetail($id: String!) {
    products(filter: { url_key: { eq: $id } }, pageSize: 1) {
      items {
        ...ProductRow
        favourites
        media_gallery {
          position
          url
          label
          width
          height
          srcset
        }
        description {
          html
        }
        ean
        ean_ea
        sub_brand
        beer_type
        origin
        alcohol_strength
        shelf_life
        age_restricted
        pallet_weight
        volume
        categories {
          name
        }
        related_products {
          ...ProductRow
        }
      }
    }
  }
`);

export type ProductDetail = NonNullable<
  NonNullable<NonNullable<ProductDetailQuery["products"]>["items"]>[number]
>;

export type ProductPhoto = NonNullable<NonNullable<ProductDetail["media_gallery"]>[number]>;

/** One product by its number, which is its url key too (ROUTE-05, GQL-04); null when there is none. */
export function productDetailQuery(id: string, chosen = currentChoice()) {
  const { shipToId, shippingMethod, deliveryDate } = chosen;
  return queryOptions({
    queryKey: [catalogueKey, "productDetail", id, shipToId, shippingMethod, deliveryDate],
    queryFn: async ({ signal }): Promise<ProductDetail | null> => {
      const choice = await choiceSettled(chosen);
      const { products } = await queryGraphql(
        productDetailDocument,
        { id },
        { signal, headers: choiceHeaders(choice) },
      );
      return products?.items?.[0] ?? null;
    },
    staleTime: 60_000,
    gcTime: CATALOGUE_VALID_MS,
  });
}

export function useProductDetail(id: string): ProductDetail | null {
  return useSuspenseQuery(productDetailQuery(id, useChoiceOfGoods())).data;
}

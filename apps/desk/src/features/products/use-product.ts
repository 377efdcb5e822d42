import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type {
  DeskProductWordsInput,
  DeskSaveProductInput,
  ProductQuery,
} from "../../shared/graphql.gen/graphql.ts";

const ProductDocument = graphql(`
  query Product($sku: ID!) {
    product(sku: $sku) {
      sku
      name
      version
      state
      fields {
        name
        value
        unit
        values
        isErpOwned
      }
      words {
        language
        state
        originalChangedAt
        before {
          what
          before
        }
      }
      photosVersion
      photos {
        position
        address
        words {
          language
          text
        }
      }
      deposits {
        market
        name
        units
        totalMinor
        currency
      }
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

const NewProductDocument = graphql(`
  query NewProduct($copyOf: ID) {
    newProduct(copyOf: $copyOf) {
      name
      value
      unit
      values
      isErpOwned
    }
  }
`);

const SaveProductDocument = graphql(`
  mutation SaveProduct($input: DeskSaveProductInput!) {
    saveProduct(input: $input) {
      refusal {
        code
        message
      }
      faults {
        field
        code
        message
      }
    }
  }
`);

const ConfirmProductWordsDocument = graphql(`
  mutation ConfirmProductWords($input: DeskProductWordsInput!) {
    confirmProductWords(input: $input) {
      refusal {
        code
        message
      }
    }
  }
`);

/** One product with all that is said of it. */
export type Product = NonNullable<ProductQuery["product"]>;

export type ProductField = Product["fields"][number];

export function productQuery(sku: string) {
  return queryOptions({
    queryKey: ["products", "product", sku],
    queryFn: async ({ signal }) => (await queryGraphql(ProductDocument, { sku }, { signal })).product ?? null,
    refetchInterval: 30_000,
  });
}

/** What a new product has to say. */
export function newProductQuery(copyOf: string | undefined) {
  return queryOptions({
    queryKey: ["products", "newProduct", copyOf ?? ""],
    queryFn: async ({ signal }) =>
      (await queryGraphql(NewProductDocument, { copyOf: copyOf ?? null }, { signal })).newProduct,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["products"] });
}

export function useSaveProduct() {
  return useAction(
    async (input: DeskSaveProductInput) => (await queryGraphql(SaveProductDocument, { input })).saveProduct,
    { showsOwnFailure: true, refresh: useRefresh() },
  );
}

export function useConfirmProductWords() {
  return useAction(
    async (input: DeskProductWordsInput) =>
      (await queryGraphql(ConfirmProductWordsDocument, { input })).confirmProductWords,
    { showsOwnFailure: true, refresh: useRefresh() },
  );
}

import { useQuery } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { ReorderTarget } from "../../shared/graphql.gen/graphql.ts";
import { savedOrdersKey } from "./use-saved-orders.ts";

const previewDocument = graphql(`
  query SavedOrderPreview($id: ID!, $into: ReorderTarget!) {
    savedOrderPreview(id: $id, into: $into) {
      ...OrderAgain
    }
  }
`);

/**
 * What would happen if a saved order went into the cart now (D06, C2). Prices and goods may change from one minute to
 * the next, so it is asked for anew whenever somebody looks; as long as nobody knows into which cart, not at all.
 */
export function useSavedOrderPreview(id: string, into: ReorderTarget | undefined) {
  const query = useQuery({
    queryKey: [...savedOrdersKey, "preview", id, into],
    queryFn: async ({ signal }) => {
      const asked = { id, into: into ?? "ADD_TO_CART" };
      const { savedOrderPreview } = await queryGraphql(previewDocument, asked, { signal });
      return savedOrderPreview ?? null;
    },
    enabled: into !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  return { preview: query.data ?? undefined, failure: query.error, retry: () => void query.refetch() };
}

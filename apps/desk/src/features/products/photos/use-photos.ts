import { useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { useUploads } from "../../../kit/uploads/use-uploads.ts";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type {
  AddProductPhotosMutation,
  ArrangeProductPhotosInput,
} from "../../../shared/graphql.gen/graphql.ts";

const AddProductPhotosDocument = graphql(`
  mutation AddProductPhotos($input: AddProductPhotosInput!) {
    addProductPhotos(input: $input) {
      results {
        upload
        sku
        productName
        position
        isReplaced
        address
        refusal {
          code
          message
        }
      }
    }
  }
`);

const ArrangeProductPhotosDocument = graphql(`
  mutation ArrangeProductPhotos($input: ArrangeProductPhotosInput!) {
    arrangeProductPhotos(input: $input) {
      refusal {
        code
        message
      }
      faults {
        field
        message
      }
    }
  }
`);

/** What became of a file that was to be a photo. */
export type PhotoResult = AddProductPhotosMutation["addProductPhotos"]["results"][number];

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["products"] });
}

const atOnce = 10;

/** Sends photos: of one product, or of those that the files are named by. */
export function usePhotoUploads(sku: string | undefined) {
  const refresh = useRefresh();
  const { run } = useAction(
    async (uploads: readonly string[]) => {
      const input = { sku: sku ?? null, uploads: [...uploads] };
      return (await queryGraphql(AddProductPhotosDocument, { input })).addProductPhotos.results;
    },
    { refresh },
  );
  return useUploads<PhotoResult>({
    ...{ purpose: "photo", atOnce },
    consume: async (ids) => {
      const ended = await run(ids);
      if (ended?.kind !== "done") return;
      return new Map(ended.answer.map((result) => [result.upload, result]));
    },
  });
}

export function useArrangePhotos() {
  return useAction(
    async (input: ArrangeProductPhotosInput) =>
      (await queryGraphql(ArrangeProductPhotosDocument, { input })).arrangeProductPhotos,
    { showsOwnFailure: true, refresh: useRefresh() },
  );
}

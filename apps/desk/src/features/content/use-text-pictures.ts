import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { AddTextPictureMutation } from "../../shared/graphql.gen/graphql.ts";

const AddTextPictureDocument = graphql(`
  mutation AddTextPicture($input: AddTextPictureInput!) {
    addTextPicture(input: $input) {
      address
      refusal {
        code
        message
      }
    }
  }
`);

/** The address of a picture, or why a file is none. */
export type AddedPicture = AddTextPictureMutation["addTextPicture"];

/** Makes a file that was sent a picture; undefined where the call failed. */
export function useAddTextPicture(): (upload: string) => Promise<AddedPicture | undefined> {
  const action = useAction(
    async (upload: string) =>
      (await queryGraphql(AddTextPictureDocument, { input: { upload } })).addTextPicture,
    { refresh: () => Promise.resolve() },
  );
  return async (upload) => {
    const ended = await action.run(upload);
    return ended?.kind === "done" ? ended.answer : undefined;
  };
}

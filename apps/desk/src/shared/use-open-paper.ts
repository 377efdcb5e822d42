import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "./graphql.gen/gql.ts";
import type { OpenPaperInput } from "./graphql.gen/graphql.ts";

const OpenPaperDocument = graphql(`
  mutation OpenPaper($input: OpenPaperInput!) {
    openPaper(input: $input) {
      link
    }
  }
`);

/** Opens a file of a paper in a window of its own; what has no file yet is made first. */
export function useOpenPaper() {
  const action = useAction(
    async (input: OpenPaperInput) => (await queryGraphql(OpenPaperDocument, { input })).openPaper,
  );
  /** A window opens at once, so that no browser takes it for an advertisement; its address follows. */
  async function open(paper: OpenPaperInput) {
    const page = window.open("", "_blank");
    const ended = await action.run(paper);
    if (ended?.kind === "done" && page !== null) page.location.href = ended.answer.link;
    else page?.close();
  }
  return { isBusy: action.isBusy, open };
}

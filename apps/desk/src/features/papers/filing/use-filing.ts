import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { useUploads } from "../../../kit/uploads/use-uploads.ts";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type {
  FilePaperInput,
  FilePapersMutation,
  PaperFilesQuery,
} from "../../../shared/graphql.gen/graphql.ts";

graphql(`
  fragment PaperMatch on DeskPaperMatch {
    kind
    number
    companyName
    about
    issued
    amountMinor
    currency
    replaces
    isThere
  }
`);

const PaperFilesDocument = graphql(`
  query PaperFiles {
    paperFiles {
      upload
      name
      bytes
      number
      kind
      contractPaper
      matches {
        ...PaperMatch
      }
    }
  }
`);

const PapersNumberedDocument = graphql(`
  query PapersNumbered($number: String!, $upload: ID!) {
    papersNumbered(number: $number, upload: $upload) {
      ...PaperMatch
    }
  }
`);

const PaperVatRatesDocument = graphql(`
  query PaperVatRates($shipToId: ID, $day: String) {
    paperVatRates(shipToId: $shipToId, day: $day)
  }
`);

const FilePapersDocument = graphql(`
  mutation FilePapers($input: FilePapersInput!) {
    filePapers(input: $input) {
      results {
        upload
        outcome
        refusal {
          code
          message
          field
        }
      }
    }
  }
`);

const LeavePaperFilesDocument = graphql(`
  mutation LeavePaperFiles($input: LeavePaperFilesInput!) {
    leavePaperFiles(input: $input) {
      count
    }
  }
`);

export type PaperFile = PaperFilesQuery["paperFiles"][number];
export type PaperMatch = PaperFile["matches"][number];
export type FiledPaper = FilePapersMutation["filePapers"]["results"][number];

/** Files that were sent and not filed, each with what its name means. */
export function paperFilesQuery() {
  return queryOptions({
    queryKey: ["papers", "files"],
    queryFn: async ({ signal }) => (await queryGraphql(PaperFilesDocument, {}, { signal })).paperFiles,
  });
}

/** Papers of a number that somebody types. */
export function papersNumberedQuery(upload: string, number: string) {
  return queryOptions({
    queryKey: ["papers", "numbered", upload, number],
    enabled: number.length >= 4,
    queryFn: async ({ signal }) =>
      (await queryGraphql(PapersNumberedDocument, { upload, number }, { signal })).papersNumbered,
  });
}

/** The rates of VAT that a paper of a day may have, where its place is. */
export function vatRatesQuery({ placeId, issued }: { readonly placeId: string; readonly issued: string }) {
  return queryOptions({
    queryKey: ["papers", "vatRates", placeId, issued],
    queryFn: async ({ signal }) => {
      const variables = { shipToId: placeId === "" ? null : placeId, day: issued === "" ? null : issued };
      return (await queryGraphql(PaperVatRatesDocument, variables, { signal })).paperVatRates;
    },
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["papers"] });
}

/** Sends files; once one is there, it stands among those to be filed. */
export function usePaperUploads() {
  const refresh = useRefresh();
  return useUploads<"read">({
    ...{ purpose: "paper", atOnce: 60 },
    consume: async (ids) => {
      await refresh();
      return new Map(ids.map((id) => [id, "read" as const]));
    },
  });
}

const atOnce = 20;

/** Writes what was confirmed, some files in a call; what becomes of each is told as it comes. */
export function useFilePapers(tell: (results: readonly FiledPaper[]) => void) {
  return useAction(
    async (files: readonly FilePaperInput[]) => {
      for (let at = 0; at < files.length; at += atOnce) {
        const input = { files: files.slice(at, at + atOnce) };
        tell((await queryGraphql(FilePapersDocument, { input })).filePapers.results);
      }
    },
    { showsOwnFailure: true, refresh: useRefresh() },
  );
}

/** Gives a file up. */
export function useLeavePaperFiles() {
  return useAction(
    async (uploads: readonly string[]) =>
      (await queryGraphql(LeavePaperFilesDocument, { input: { uploads: [...uploads] } })).leavePaperFiles,
    { refresh: useRefresh() },
  );
}

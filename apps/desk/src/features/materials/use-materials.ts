import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type {
  MaterialQuery,
  MaterialsQuery,
  OpenMaterialFileInput,
  RetireMaterialInput,
  SaveMaterialInput,
} from "../../shared/graphql.gen/graphql.ts";
import { type MaterialsState, materialsAddress } from "./materials-address.ts";

const MaterialsDocument = graphql(`
  query Materials($filter: DeskMaterialFilter!, $first: Int!, $after: String) {
    materials(filter: $filter, first: $first, after: $after) {
      total
      isMore
      next
      items {
        key
        title
        format
        brand
        markets
        cover
        isRetired
        bytes
        downloads
      }
    }
  }
`);

const MaterialChoicesDocument = graphql(`
  query MaterialChoices {
    materialChoices {
      folders {
        folder
        name
        materials
      }
      permissions {
        code
        name
      }
    }
  }
`);

const MaterialDocument = graphql(`
  query Material($key: ID!) {
    material(key: $key) {
      key
      version
      brand
      folder
      markets
      permission
      seconds
      cover
      isRetired
      words {
        language
        title
        description
      }
      files {
        position
        name
        bytes
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

const SaveMaterialDocument = graphql(`
  mutation SaveMaterial($input: SaveMaterialInput!) {
    saveMaterial(input: $input) {
      refusal {
        code
        message
        field
      }
    }
  }
`);

const RetireMaterialDocument = graphql(`
  mutation RetireMaterial($input: RetireMaterialInput!) {
    retireMaterial(input: $input) {
      refusal {
        code
        message
        field
      }
    }
  }
`);

const OpenMaterialFileDocument = graphql(`
  mutation OpenMaterialFile($input: OpenMaterialFileInput!) {
    openMaterialFile(input: $input) {
      link
    }
  }
`);

export type MaterialRow = MaterialsQuery["materials"]["items"][number];
export type Material = NonNullable<MaterialQuery["material"]>;

export const materialsOnPage = 48;

/** What of all materials an address shows. */
export function filterOf({ q, folder, format, offered }: MaterialsState) {
  return { text: q, folder: folder ?? null, format: format ?? null, isRetired: offered === "no" };
}

/** A page of materials. */
export function materialsQuery(state: MaterialsState) {
  return queryOptions({
    queryKey: ["materials", materialsAddress.print(state)],
    queryFn: async ({ signal }) => {
      const variables = { filter: filterOf(state), first: materialsOnPage, after: state.after ?? null };
      return (await queryGraphql(MaterialsDocument, variables, { signal })).materials;
    },
    refetchInterval: 60_000,
  });
}

/** Folders, and rights of customers. */
export const materialChoicesQuery = queryOptions({
  queryKey: ["materials", "choices"],
  queryFn: async ({ signal }) =>
    (await queryGraphql(MaterialChoicesDocument, {}, { signal })).materialChoices,
});

/** One material with all that is said of it. */
export function materialQuery(key: string) {
  return queryOptions({
    queryKey: ["materials", "material", key],
    queryFn: async ({ signal }) =>
      (await queryGraphql(MaterialDocument, { key }, { signal })).material ?? null,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["materials"] });
}

export function useSaveMaterial() {
  return useAction(
    async (input: SaveMaterialInput) => (await queryGraphql(SaveMaterialDocument, { input })).saveMaterial,
    { showsOwnFailure: true, refresh: useRefresh() },
  );
}

export function useRetireMaterial() {
  return useAction(
    async (input: RetireMaterialInput) =>
      (await queryGraphql(RetireMaterialDocument, { input })).retireMaterial,
    { showsOwnFailure: true, refresh: useRefresh() },
  );
}

/** Opens a file in a window of its own. */
export function useOpenMaterialFile() {
  const action = useAction(
    async (input: OpenMaterialFileInput) =>
      (await queryGraphql(OpenMaterialFileDocument, { input })).openMaterialFile,
  );
  return async (input: OpenMaterialFileInput) => {
    const page = window.open("", "_blank");
    const ended = await action.run(input);
    if (ended?.kind === "done" && page !== null) page.location.href = ended.answer.link;
    else page?.close();
  };
}

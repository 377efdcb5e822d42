import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type {
  BrandQuery,
  DropBrandInput,
  SetBrandInput,
  SetContactsInput,
} from "../../shared/graphql.gen/graphql.ts";

graphql(`
  fragment BrandOfPortal on DeskBrand {
    seen
    look {
      name
      main
      deep
      accent
      logo
    }
    contacts {
      market
      sender
      address
      replyTo
      phone
      email
      hours {
        weekdays
        from
        to
      }
    }
  }
`);

const BrandDocument = graphql(`
  query Brand {
    brand {
      ...BrandOfPortal
    }
  }
`);

const SetBrandDocument = graphql(`
  mutation SetBrand($input: SetBrandInput!) {
    setBrand(input: $input) {
      brand {
        ...BrandOfPortal
      }
      refusal {
        code
        message
        field
      }
    }
  }
`);

const DropBrandDocument = graphql(`
  mutation DropBrand($input: DropBrandInput!) {
    dropBrand(input: $input) {
      brand {
        ...BrandOfPortal
      }
      refusal {
        code
        message
        field
      }
    }
  }
`);

const SetContactsDocument = graphql(`
  mutation SetContacts($input: SetContactsInput!) {
    setContacts(input: $input) {
      brand {
        ...BrandOfPortal
      }
      refusal {
        code
        message
        field
      }
    }
  }
`);

export type Brand = BrandQuery["brand"];
export type Contacts = Brand["contacts"][number];

export const brandQuery = queryOptions({
  queryKey: ["brand"],
  queryFn: async ({ signal }) => (await queryGraphql(BrandDocument, {}, { signal })).brand,
});

/** What the answer says is what is shown, also of what somebody else changed. */
function useShowBrand() {
  const client = useQueryClient();
  return <Answer extends { readonly brand: Brand }>(answer: Answer): Answer => {
    client.setQueryData(brandQuery.queryKey, answer.brand);
    return answer;
  };
}

export function useSetBrand() {
  const show = useShowBrand();
  return useAction(
    async (input: SetBrandInput) => show((await queryGraphql(SetBrandDocument, { input })).setBrand),
    { showsOwnFailure: true },
  );
}

export function useDropBrand() {
  const show = useShowBrand();
  return useAction(
    async (input: DropBrandInput) => show((await queryGraphql(DropBrandDocument, { input })).dropBrand),
    { showsOwnFailure: true },
  );
}

export function useSetContacts() {
  const show = useShowBrand();
  return useAction(
    async (input: SetContactsInput) => show((await queryGraphql(SetContactsDocument, { input })).setContacts),
    { showsOwnFailure: true },
  );
}

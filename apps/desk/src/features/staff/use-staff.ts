import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { StaffQuery } from "../../shared/graphql.gen/graphql.ts";

const StaffDocument = graphql(`
  query Staff {
    staff {
      uid
      firstName
      lastName
      email
      status
      roles
      companies
      factors
      lastSeenAt
      rolesFrom
      version
    }
  }
`);

/** Somebody who works at the desk. */
export type Member = StaffQuery["staff"][number];

export function staffQuery() {
  return queryOptions({
    queryKey: ["staff", "staff"],
    queryFn: async ({ signal }) => (await queryGraphql(StaffDocument, {}, { signal })).staff,
  });
}

export function useStaff() {
  return useQuery(staffQuery());
}

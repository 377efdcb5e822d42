import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";

const StaffRightsDocument = graphql(`
  query StaffRights {
    staffRights {
      role
      area
      power
      limit
    }
  }
`);

export function staffRightsQuery() {
  return queryOptions({
    queryKey: ["staff", "staff-rights"],
    queryFn: async ({ signal }) => (await queryGraphql(StaffRightsDocument, {}, { signal })).staffRights,
  });
}

/** What each role may do (DSIGN-05). */
export function useStaffRights() {
  return useQuery(staffRightsQuery());
}

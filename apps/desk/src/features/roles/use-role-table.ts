import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { ChangeRoleTableInput, RoleTableQuery } from "../../shared/graphql.gen/graphql.ts";

graphql(`
  fragment TableOfRoles on DeskRoleTable {
    screens {
      permission
      name
    }
    roles {
      id
      name
      customerTypes
      users
      marks
    }
  }
`);

const RoleTableDocument = graphql(`
  query RoleTable {
    roleTable {
      ...TableOfRoles
    }
  }
`);

const ChangeRoleTableDocument = graphql(`
  mutation ChangeRoleTable($input: ChangeRoleTableInput!) {
    changeRoleTable(input: $input) {
      table {
        ...TableOfRoles
      }
      touched
      refusal {
        code
        message
        roleId
      }
    }
  }
`);

export type RoleTable = RoleTableQuery["roleTable"];
export type Role = RoleTable["roles"][number];
export type Mark = Role["marks"][number];

/** What each role says of each screen. */
export function roleTableQuery() {
  return queryOptions({
    queryKey: ["role-table"],
    queryFn: async ({ signal }) => (await queryGraphql(RoleTableDocument, {}, { signal })).roleTable,
    refetchInterval: 60_000,
  });
}

/** What the answer says is what is shown, also of what somebody else changed. */
export function useChangeRoles() {
  const client = useQueryClient();
  return useAction(
    async (input: ChangeRoleTableInput) => {
      const { changeRoleTable } = await queryGraphql(ChangeRoleTableDocument, { input });
      client.setQueryData(roleTableQuery().queryKey, changeRoleTable.table);
      return changeRoleTable;
    },
    { showsOwnFailure: true },
  );
}

import { queryOptions } from "@tanstack/react-query";
import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type {
  CustomerUserQuery,
  DeskHelpUserInput,
  DeskInviteUserInput,
  DeskUserRoleInput,
  DeskUserStatusInput,
} from "../../shared/graphql.gen/graphql.ts";
import { useRefreshCustomers } from "./use-change-customer.ts";

const CustomerUserDocument = graphql(`
  query CustomerUser($uid: ID!) {
    customerUser(uid: $uid) {
      row {
        uid
        firstName
        lastName
        email
        phone
        language
        status
        isKeyUser
        lastSignInAt
        companies {
 companyId
 companyName
 status
 }
places {
          shipToId
          shipToName
          companyId
          companyName
          roleId
          roleName
          permissions
        }
      }
      history {
        ...CustomerChange
      }
    }
  }
`);

const CustomerRolesDocument = graphql(`
  query CustomerRoles {
    customerRoles {
      id
      name
      customerTypes
    }
  }
`);

const InviteCustomerUserDocument = graphql(`
  mutation InviteCustomerUser($input: DeskInviteUserInput!) {
    inviteCustomerUser(input: $input) {
      refusal {
        message
        field
      }
    }
  }
`);

const SetCustomerUserStatusDocument = graphql(`
  mutation SetCustomerUserStatus($input: DeskUserStatusInput!) {
    setCustomerUserStatus(input: $input) {
      refusal {
        message
        field
      }
    }
  }
`);

const SetCustomerUserRoleDocument = graphql(`
  mutation SetCustomerUserRole($input: DeskUserRoleInput!) {
    setCustomerUserRole(input: $input) {
      refusal {
        message
        field
      }
    }
  }
`);

const HelpCustomerUserDocument = graphql(`
  mutation HelpCustomerUser($input: DeskHelpUserInput!) {
    helpCustomerUser(input: $input) {
      refusal {
        message
        field
      }
    }
  }
`);

/** One person of customers. */
export type CustomerUser = NonNullable<CustomerUserQuery["customerUser"]>;

/** Each reading is written down as a look at personal data, so it is asked only when somebody opens it or changed it. */
export function customerUserQuery(uid: string) {
  return queryOptions({
    queryKey: ["customers", "customerUser", uid],
    queryFn: async ({ signal }) =>
      (await queryGraphql(CustomerUserDocument, { uid }, { signal })).customerUser ?? null,
    staleTime: 5 * 60_000,
  });
}

export function customerRolesQuery() {
  return queryOptions({
    queryKey: ["customers", "customerRoles"],
    queryFn: async ({ signal }) => (await queryGraphql(CustomerRolesDocument, {}, { signal })).customerRoles,
    staleTime: 10 * 60_000,
  });
}

/** What is done to somebody. */
export type WantedOfUser =
  | { readonly kind: "status"; readonly input: DeskUserStatusInput }
  | { readonly kind: "role"; readonly input: DeskUserRoleInput }
  | { readonly kind: "help"; readonly input: DeskHelpUserInput };

async function change({ kind, input }: WantedOfUser) {
  switch (kind) {
    case "status":
      return (await queryGraphql(SetCustomerUserStatusDocument, { input })).setCustomerUserStatus.refusal;
    case "role":
      return (await queryGraphql(SetCustomerUserRoleDocument, { input })).setCustomerUserRole.refusal;
    case "help":
      return (await queryGraphql(HelpCustomerUserDocument, { input })).helpCustomerUser.refusal;
  }
}

/** Changes somebody; the answer is why not, or nothing. */
export function useChangeUser() {
  return useAction(change, { showsOwnFailure: true, refresh: useRefreshCustomers() });
}

export function useInviteUser() {
  return useAction(
    async (input: DeskInviteUserInput) =>
      (await queryGraphql(InviteCustomerUserDocument, { input })).inviteCustomerUser.refusal,
    { showsOwnFailure: true, refresh: useRefreshCustomers() },
  );
}

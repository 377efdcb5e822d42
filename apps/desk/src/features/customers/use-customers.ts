import { queryOptions } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { CompaniesQuery, CustomerUsersQuery, ShipTosQuery } from "../../shared/graphql.gen/graphql.ts";
import {
  type CompaniesState,
  companiesAddress,
  companyFilter,
  peopleOf,
  type ShipTosState,
  shipToFilter,
  shipTosAddress,
  type UsersState,
  userFilter,
  usersAddress,
} from "./customers-address.ts";

/** What every list tells of a place. */
graphql(`
  fragment ShipToRow on DeskShipToRow {
    id
    name
    companyId
    companyName
    street
    city
    zip
    market
    customerType
    priceList
    weekdays {
      standard
      truck
      tank
      unfiltered
    }
    isSuspended
    unpaidMinor
    money {
      currency
      unpaidMinor
      overdueMinor
      creditLimitMinor
      usedPercent
      isOverdue
      isOverLimit
    }
    lastOrderAt
  }
`);

const ShipTosDocument = graphql(`
  query ShipTos($filter: DeskShipToFilter!, $sort: DeskCustomerSort!, $ascending: Boolean!, $first: Int!, $after: String) {
    shipTos(filter: $filter, sort: $sort, ascending: $ascending, first: $first, after: $after) {
      total
      isMore
      next
      items {
        ...ShipToRow
      }
    }
  }
`);

const CompaniesDocument = graphql(`
  query Companies($filter: DeskCompanyFilter!, $sort: DeskCustomerSort!, $ascending: Boolean!, $first: Int!, $after: String) {
    companies(filter: $filter, sort: $sort, ascending: $ascending, first: $first, after: $after) {
      total
      isMore
      next
      items {
        id
        erpNumber
        name
        city
        market
        ico
        priceList
        shipToCount
        userCount
        hasMoreUsers
        salespeople
        money {
          currency
          unpaidMinor
          overdueMinor
          creditLimitMinor
          usedPercent
          isOverdue
          isOverLimit
        }
      }
    }
  }
`);

const CustomerUsersDocument = graphql(`
  query CustomerUsers($filter: DeskCustomerUserFilter!, $ascending: Boolean!, $first: Int!, $after: String) {
    customerUsers(filter: $filter, ascending: $ascending, first: $first, after: $after) {
      total
      isMore
      next
      items {
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
          isSuspended
          roleName
        }
      }
    }
  }
`);

/** A place in the list. */
export type ShipToRow = ShipTosQuery["shipTos"]["items"][number];
/** A company in the list. */
export type CompanyRow = CompaniesQuery["companies"]["items"][number];
/** Somebody in the list. */
export type UserRow = CustomerUsersQuery["customerUsers"]["items"][number];

/** Rows of a page. */
export const customersOnPage = 50;

/** What a list is asked for, without the page. */
export const shipTosArgs = (state: ShipTosState) => ({ filter: shipToFilter(state), ...sortOf(state) });
export const companiesArgs = (state: CompaniesState) => ({ filter: companyFilter(state), ...sortOf(state) });
export const usersArgs = (state: UsersState) => ({
  filter: userFilter(state),
  ascending: usersAddress.sortParts(state.sort).direction === "ascending",
});

const pageOf = ({ after }: { readonly after: string | undefined }) => ({
  first: customersOnPage,
  after: after ?? null,
});

/** A page of places; what others change appears by itself (DLIST-06). */
export function shipTosQuery(state: ShipTosState) {
  return queryOptions({
    queryKey: ["customers", "shipTos", shipTosAddress.print(state)],
    queryFn: async ({ signal }) => {
      const variables = { ...shipTosArgs(state), ...pageOf(state) };
      return (await queryGraphql(ShipTosDocument, variables, { signal })).shipTos;
    },
    refetchInterval: 60_000,
  });
}

/** Places of a company by a name, an address or a number, the first few. */
export function placesOfCompanyQuery(company: string, text: string) {
  return queryOptions({
    queryKey: ["customers", "placesOfCompany", company, text],
    queryFn: async ({ signal }) => {
      const filter = { text, companies: [company] };
      const variables = { filter, sort: "name" as const, ascending: true, first: 8, after: null };
      return (await queryGraphql(ShipTosDocument, variables, { signal })).shipTos.items;
    },
  });
}

/** A page of companies. */
export function companiesQuery(state: CompaniesState) {
  return queryOptions({
    queryKey: ["customers", "companies", companiesAddress.print(state)],
    queryFn: async ({ signal }) => {
      const variables = { ...companiesArgs(state), ...pageOf(state) };
      return (await queryGraphql(CompaniesDocument, variables, { signal })).companies;
    },
    refetchInterval: 60_000,
  });
}

/** A page of people. */
export function customerUsersQuery(state: UsersState) {
  return queryOptions({
    queryKey: ["customers", "customerUsers", usersAddress.print(state)],
    queryFn: async ({ signal }) => {
      const variables = { ...usersArgs(state), ...pageOf(state) };
      return (await queryGraphql(CustomerUsersDocument, variables, { signal })).customerUsers;
    },
    refetchInterval: 60_000,
  });
}

/** The people of one company, or of one place. */
export function usersOfQuery(of: { readonly company: string } | { readonly shipTo: string }) {
  return queryOptions({
    queryKey: ["customers", "customerUsers", of],
    queryFn: async ({ signal }) => {
      const variables = { filter: peopleOf(of), ascending: true, first: customersOnPage, after: null };
      return (await queryGraphql(CustomerUsersDocument, variables, { signal })).customerUsers;
    },
  });
}

function sortOf({ sort }: Pick<ShipTosState, "sort">) {
  const { key, direction } = shipTosAddress.sortParts(sort);
  return { sort: key, ascending: direction === "ascending" };
}

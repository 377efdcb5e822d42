import { queryGraphql } from "@vycep/shell/api/graphql";
import type { FoundRecord, WorkFound } from "../../shared/feature.ts";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import { paths } from "../../shared/paths.ts";

const FindShipTosDocument = graphql(`
  query FindShipTos($text: String!) {
    shipTos(filter: { text: $text }, first: 5) {
      items {
        id
        name
        companyName
        city
      }
    }
  }
`);

const FindCompaniesDocument = graphql(`
  query FindCompanies($text: String!) {
    companies(filter: { text: $text }, first: 5) {
      items {
        id
        name
        city
        ico
      }
    }
  }
`);

const FindUsersDocument = graphql(`
  query FindUsers($text: String!) {
    customerUsers(filter: { text: $text }, first: 5) {
      items {
        uid
        firstName
        lastName
        email
      }
    }
  }
`);

const NearLimitDocument = graphql(`
  query NearLimit {
    companies(filter: { isNearLimit: true }, first: 1) {
      total
      isMore
    }
  }
`);

/** Companies that owe nearly all they may, or more (DTODAY-01). */
export async function findNearLimit(signal: AbortSignal): Promise<WorkFound> {
  const { total, isMore } = (await queryGraphql(NearLimitDocument, {}, { signal })).companies;
  return { count: total, isMore };
}

/** Places by any of their numbers or names (DLIST-07, DCUST-01). */
export async function findShipTos(text: string, signal: AbortSignal): Promise<readonly FoundRecord[]> {
  const { shipTos } = await queryGraphql(FindShipTosDocument, { text }, { signal });
  return shipTos.items.map(({ id, name, companyName, city }) => ({
    id,
    label: name,
    note: [id, companyName, city].join(" · "),
    href: paths.shipTo(id),
  }));
}

/** Companies by any of their numbers or names (DLIST-07, DCUST-01). */
export async function findCompanies(text: string, signal: AbortSignal): Promise<readonly FoundRecord[]> {
  const { companies } = await queryGraphql(FindCompaniesDocument, { text }, { signal });
  return companies.items.map(({ id, name, city, ico }) => ({
    id,
    label: name,
    note: [ico, city].filter((one) => one).join(" · "),
    href: paths.company(id),
  }));
}

/** People of customers by name, address or telephone (DLIST-07, DCUST-01). */
export async function findUsers(text: string, signal: AbortSignal): Promise<readonly FoundRecord[]> {
  const { customerUsers } = await queryGraphql(FindUsersDocument, { text }, { signal });
  return customerUsers.items.map(({ uid, firstName, lastName, email }) => ({
    id: uid,
    label: `${firstName} ${lastName}`,
    note: email,
    href: paths.customerUser(uid),
  }));
}

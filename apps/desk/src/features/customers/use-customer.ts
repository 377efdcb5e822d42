import { queryOptions } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { CompanyQuery, ShipToQuery } from "../../shared/graphql.gen/graphql.ts";

/** @public The code generator reads it. */
export const customerChangeFragment = graphql(`
  fragment CustomerChange on DeskCustomerChange {
    at
    by
    action
    reason
    changes {
      what
      before
      after
    }
  }
`);

const ShipToDocument = graphql(`
  query ShipTo($id: ID!) {
    shipTo(id: $id) {
      row {
        ...ShipToRow
      }
      version
      isErpOwned
      country
      types
      kind
      gln
      deliveryWindow
      isTankEnabled
      isUnfilteredEnabled
      isSmallTruckAllowed
      tankLitresInstalled
      methods
      suspendedReason
      companyErpNumber
      dueDays
      paymentMethod
      salespeople
      history {
        ...CustomerChange
      }
    }
  }
`);

const CompanyDocument = graphql(`
  query Company($id: ID!) {
    company(id: $id) {
      row {
        id
        erpNumber
        name
        city
        market
        customerType
        ico
        priceList
        shipToCount
        userCount
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
      version
      isErpOwned
      street
      zip
      country
      dic
      icDph
      gln
      iban
      invoiceEmail
      dueDays
      paymentMethod
      shipTos {
        ...ShipToRow
      }
      history {
        ...CustomerChange
      }
    }
  }
`);

/** One place with everything of it. */
export type ShipTo = NonNullable<ShipToQuery["shipTo"]>;
/** One company with everything of it. */
export type Company = NonNullable<CompanyQuery["company"]>;

export function shipToQuery(id: string) {
  return queryOptions({
    queryKey: ["customers", "shipTo", id],
    queryFn: async ({ signal }) => (await queryGraphql(ShipToDocument, { id }, { signal })).shipTo ?? null,
    refetchInterval: 60_000,
  });
}

export function companyQuery(id: string) {
  return queryOptions({
    queryKey: ["customers", "company", id],
    queryFn: async ({ signal }) => (await queryGraphql(CompanyDocument, { id }, { signal })).company ?? null,
    refetchInterval: 60_000,
  });
}

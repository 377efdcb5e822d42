import { queryOptions } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type {
  ListPricesQuery,
  PriceExplainedQuery,
  PriceListsQuery,
} from "../../shared/graphql.gen/graphql.ts";

const PriceListsDocument = graphql(`
  query PriceLists($text: String, $after: String) {
    priceLists(text: $text, first: 50, after: $after) {
      total
      isMore
      next
      items {
        code
        market
        currency
        prices
        nextFrom
        companies
        shipTos
      }
    }
  }
`);

const PriceListDocument = graphql(`
  query PriceList($code: ID!) {
    priceList(code: $code) {
      code
      market
      currency
      prices
      companyCount
      companies {
        id
        name
        shipTos
      }
    }
  }
`);

const ListPricesDocument = graphql(`
  query ListPrices($priceList: ID!, $day: String, $text: String, $after: String) {
    listPrices(priceList: $priceList, day: $day, text: $text, first: 50, after: $after) {
      total
      isMore
      next
      items {
        sku
        name
        baseMinor
        yourMinor
        validFrom
        validTo
        nextFrom
        nextYourMinor
        leafletMinor
      }
    }
  }
`);

const PriceExplainedDocument = graphql(`
  query PriceExplained($shipToId: ID!, $sku: ID!, $day: String) {
    priceExplained(shipToId: $shipToId, sku: $sku, day: $day) {
      shipToName
      companyName
      sku
      name
      day
      priceList
      currency
      baseMinor
      yourMinor
      validFrom
      validTo
      leaflet {
        name
        promoMinor
        percentage
        longTermPercent
        validFrom
        validTo
      }
      chargedMinor
      rule
      isBundle
    }
  }
`);

export type PriceListRow = PriceListsQuery["priceLists"]["items"][number];
export type ListPrice = ListPricesQuery["listPrices"]["items"][number];
export type Explained = NonNullable<PriceExplainedQuery["priceExplained"]>;

const textOf = (text: string) => (text.trim() === "" ? null : text.trim());

/** The lists by code. */
export function priceListsQuery({
  text,
  after,
}: {
  readonly text: string;
  readonly after: string | undefined;
}) {
  return queryOptions({
    queryKey: ["prices", "priceLists", text, after ?? ""],
    queryFn: async ({ signal }) =>
      (await queryGraphql(PriceListsDocument, { text: textOf(text), after: after ?? null }, { signal }))
        .priceLists,
  });
}

/** One list with who has it. */
export function priceListQuery(code: string) {
  return queryOptions({
    queryKey: ["prices", "priceList", code],
    queryFn: async ({ signal }) =>
      (await queryGraphql(PriceListDocument, { code }, { signal })).priceList ?? null,
  });
}

interface PricesAsked {
  readonly priceList: string;
  readonly day: string;
  readonly text: string;
  readonly after: string | undefined;
}

/** Prices of a list on a day. */
export function listPricesQuery({ priceList, day, text, after }: PricesAsked) {
  return queryOptions({
    queryKey: ["prices", "listPrices", priceList, day, text, after ?? ""],
    queryFn: async ({ signal }) => {
      const variables = { priceList, day: day === "" ? null : day, text: textOf(text), after: after ?? null };
      return (await queryGraphql(ListPricesDocument, variables, { signal })).listPrices;
    },
  });
}

/** One customer's price; asked once both are named. */
export function explainedQuery({ place, sku, day }: Readonly<Record<"place" | "sku" | "day", string>>) {
  return queryOptions({
    queryKey: ["prices", "priceExplained", place, sku, day],
    enabled: place !== "" && sku !== "",
    queryFn: async ({ signal }) => {
      const variables = { shipToId: place, sku, day: day === "" ? null : day };
      return (await queryGraphql(PriceExplainedDocument, variables, { signal })).priceExplained ?? null;
    },
  });
}

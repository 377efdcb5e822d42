import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "./graphql.gen/gql.ts";

/** A record that was found by a name or a number. */
export interface FoundRecord {
  readonly id: string;
  readonly name: string;
  /** What tells it from others of the name. */
  readonly beside?: string | undefined;
  /** Of which noun, where a source has several. */
  readonly kind?: string | undefined;
}

/** Where a field finds its records. */
export interface RecordSource {
  /** Tells it from other sources. */
  readonly key: string;
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly FoundRecord[]>;
}

const FoundPlacesDocument = graphql(`
  query FoundPlaces($text: String!) {
    foundPlaces(text: $text) {
      id
      name
      city
      companyName
    }
  }
`);

const FoundCustomersDocument = graphql(`
  query FoundCustomers($text: String!) {
    foundPlaces(text: $text) {
      id
      name
      city
    }
    foundCompanies(text: $text) {
      id
      name
      city
    }
  }
`);

const FoundGoodsDocument = graphql(`
  query FoundGoods($text: String!) {
    foundGoods(text: $text) {
      sku
      name
    }
  }
`);

export const placesSource: RecordSource = {
  key: "places",
  find: async (text, signal) => {
    const { foundPlaces } = await queryGraphql(FoundPlacesDocument, { text }, { signal });
    return foundPlaces.map(({ id, name, city, companyName }) => ({
      ...{ id, name },
      beside: `${companyName}, ${city}`,
    }));
  },
};

/** Places and companies; `kind` is "ship-to" or "company". */
export const customersSource: RecordSource = {
  key: "customers",
  find: async (text, signal) => {
    const { foundPlaces, foundCompanies } = await queryGraphql(FoundCustomersDocument, { text }, { signal });
    const told = (kind: string) => (row: Readonly<Record<"id" | "name" | "city", string>>) => ({
      ...{ kind, id: row.id, name: row.name, beside: row.city },
    });
    return [...foundPlaces.map(told("ship-to")), ...foundCompanies.map(told("company"))];
  },
};

export const goodsSource: RecordSource = {
  key: "goods",
  find: async (text, signal) => {
    const { foundGoods } = await queryGraphql(FoundGoodsDocument, { text }, { signal });
    return foundGoods.map(({ sku, name }) => ({ id: sku, name }));
  },
};

import { queryGraphql } from "@vycep/shell/api/graphql";
import type { FoundRecord } from "../../shared/feature.ts";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import { paths } from "../../shared/paths.ts";

const FindOrdersDocument = graphql(`
  query FindOrders($text: String!) {
    orders(filter: { text: $text }, first: 5) {
      items {
        number
        shipToName
        companyName
      }
    }
  }
`);

/** Orders by the beginning of their number, or by whose they are; what comes last to be delivered first (DLIST-07). */
export async function findOrders(text: string, signal: AbortSignal): Promise<readonly FoundRecord[]> {
  const { orders } = await queryGraphql(FindOrdersDocument, { text }, { signal });
  return orders.items.map(({ number, shipToName, companyName }) => ({
    id: number,
    label: number,
    note: `${shipToName} · ${companyName}`,
    href: paths.order(number),
  }));
}

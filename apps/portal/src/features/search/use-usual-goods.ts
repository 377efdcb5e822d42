import { useQuery } from "@tanstack/react-query";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import { choiceHeaders, useChoiceOfGoods } from "../../shared/ordering/choice.ts";
import { useOpenPermissions } from "../../shared/user/current-user.ts";

const usualDocument = graphql(`
  query UsualGoods($pageSize: Int) {
    products(sort: { usual: ASC }, pageSize: $pageSize) {
      items {
        sku
        name
      }
      usual {
        sku
        last_quantity
        last_delivery_date
      }
    }
  }
`);

/** So many lead somebody who has not typed yet. */
const shown = 6;

/** Goods that a place usually buys, with how many it had last. */
export interface UsualFound {
  readonly sku: string;
  readonly name: string;
  readonly last: number;
  readonly day: string;
}

/** What the place buys, for a search before its first letter; empty for whoever may not order, and until it is there. */
export function useUsualGoods(): readonly UsualFound[] {
  const choice = useChoiceOfGoods();
  const { shipToId, shippingMethod, deliveryDate } = choice;
  const mayOrder = useOpenPermissions().has("Catalogue");
  const { data } = useQuery({
    queryKey: ["catalog", "usual", shipToId, shippingMethod, deliveryDate],
    queryFn: async ({ signal }) =>
      (await queryGraphql(usualDocument, { pageSize: shown }, { signal, headers: choiceHeaders(choice) }))
        .products,
    enabled: mayOrder && shipToId !== undefined,
    staleTime: 60_000,
  });
  const names = new Map((data?.items ?? []).map((item) => [item?.sku ?? "", item?.name ?? ""]));
  return (data?.usual ?? []).map(({ sku, last_quantity: last, last_delivery_date: day }) => ({
    sku,
    name: names.get(sku) || sku,
    last,
    day,
  }));
}

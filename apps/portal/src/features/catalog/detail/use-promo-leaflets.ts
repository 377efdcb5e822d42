import { queryOptions, useQuery } from "@tanstack/react-query";
import { wholeToMinor } from "@vycep/contract/whole-currency";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import type { PromoSpan } from "@vycep/domain/pricing/promo-days";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import {
  type Choice,
  choiceHeaders,
  choiceSettled,
  currentChoice,
  useChoice,
} from "../../../shared/ordering/choice.ts";
import { catalogueKey } from "../list/catalogue-cache.ts";

const promoLeafletsDocument = graphql(`
  query PromoLeaflets($sku: String!) {
    promoLeaflets(sku: $sku) {
      name
      promo_price
      valid_from
      valid_to
    }
  }
`);

/** Asked for together with the product, so that the price card comes whole. */
export function promoLeafletsQuery(sku: string, chosen: Choice = currentChoice()) {
  return queryOptions({
    queryKey: [catalogueKey, "promoLeaflets", sku, chosen.shipToId],
    queryFn: async ({ signal }): Promise<readonly PromoSpan[]> => {
      const choice = await choiceSettled(chosen);
      const { promoLeaflets } = await queryGraphql(
        promoLeafletsDocument,
        { sku },
        { signal, headers: choiceHeaders(choice) },
      );
      return promoLeaflets.flatMap(({ name, promo_price: price, valid_from: from, valid_to: to }) => {
        const [validFrom, validTo] = [parseLocalDate(from), parseLocalDate(to)];
        return validFrom && validTo ? [{ name, promoMinor: wholeToMinor(price), validFrom, validTo }] : [];
      });
    },
    staleTime: 300_000,
  });
}

/** The leaflets of a product at the chosen place that hold or will (PROMO-02); none until they are known. */
export function usePromoLeaflets(sku: string): readonly PromoSpan[] {
  return useQuery(promoLeafletsQuery(sku, useChoice())).data ?? none;
}

const none: readonly PromoSpan[] = [];

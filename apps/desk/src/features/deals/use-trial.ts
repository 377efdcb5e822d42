import { useAction } from "@vycep/shell/actions/use-action";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { DeskOfferTrialInput, OfferTrialQuery } from "../../shared/graphql.gen/graphql.ts";

const OfferTrialDocument = graphql(`
  query OfferTrial($input: DeskOfferTrialInput!) {
    offerTrial(input: $input) {
      shipToName
      companyName
      priceList
      currency
      day
      method
      methods
      netMinor
      savedMinor
      vatMinor
      depositMinor
      totalMinor
      obstacles {
        code
        message
        sku
      }
      lines {
        sku
        name
        insideOf
        boxes
        baseMinor
        yourMinor
        leafletMinor
        leafletName
        dealMinor
        unitMinor
        netMinor
        wins
      }
    }
  }
`);

/** What a cart that stands nowhere would cost. */
export type Trial = NonNullable<OfferTrialQuery["offerTrial"]>;

/** Tries a cart; null where the place is not known. */
export function useTrial() {
  return useAction(
    async (input: DeskOfferTrialInput) =>
      (await queryGraphql(OfferTrialDocument, { input })).offerTrial ?? null,
    { showsOwnFailure: true },
  );
}

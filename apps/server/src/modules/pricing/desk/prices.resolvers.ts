import type { Resolvers } from "../../../platform/desk/desk-graphql.gen.ts";
import { changePriceDraft } from "./drafts/change-price-draft.ts";
import { createPriceDraft } from "./drafts/create-price-draft.ts";
import { fillPriceDraft } from "./drafts/fill-price-draft.ts";
import { handInPriceDraft } from "./drafts/hand-in-price-draft.ts";
import { approvePriceDraft, dropPriceDraft, returnPriceDraft } from "./drafts/move-price-draft.ts";
import { priceDraft, priceDraftLines, priceDrafts } from "./drafts/price-drafts.ts";
import { removePriceDraftLines } from "./drafts/remove-price-draft-lines.ts";
import { setPriceDraftLines } from "./drafts/set-price-draft-lines.ts";
import { takeBackPriceDraft } from "./drafts/take-back-price-draft.ts";
import { endLeaflet } from "./leaflets/end-leaflet.ts";
import { changeLeaflets } from "./leaflets/leaflets-in-bulk.ts";
import { listLeaflets } from "./leaflets/list-leaflets.ts";
import { approveLeaflet, saveLeaflet } from "./leaflets/save-leaflet.ts";
import type { PriceDeskDeps } from "./price-desk.deps.ts";
import { priceExplained } from "./price-explained.ts";
import { listPrices, priceChoices, priceList, priceLists } from "./price-lists.ts";

export function priceDeskResolvers(deps: PriceDeskDeps): Resolvers {
  return {
    Query: {
      promoLeaflets: (_parent, args, context) => listLeaflets(deps, context, args),
      priceLists: (_parent, args, context) => priceLists(deps, context, args),
      priceList: (_parent, { code }, context) => priceList(deps, context, code),
      listPrices: (_parent, args, context) => listPrices(deps, context, args),
      priceDrafts: (_parent, args) => priceDrafts(deps, args),
      priceDraft: (_parent, { id }, context) => priceDraft(deps, context, id),
      priceDraftLines: (_parent, args, context) => priceDraftLines(deps, context, args),
      priceChoices: (_parent, _args, context) => priceChoices(deps, context),
      priceExplained: (_parent, args, context) => priceExplained(deps, context, args),
    },
    Mutation: {
      saveLeaflet: (_parent, { input }, context) => saveLeaflet(deps, context, input),
      approveLeaflet: (_parent, { input }, context) => approveLeaflet(deps, context, input),
      changeLeaflets: (_parent, { input }, context) => changeLeaflets(deps, context, input),
      endLeaflet: (_parent, { input }, context) => endLeaflet(deps, context, input),
      createPriceDraft: (_parent, { input }, context) => createPriceDraft(deps, context, input),
      changePriceDraft: (_parent, { input }, context) => changePriceDraft(deps, context, input),
      fillPriceDraft: (_parent, { input }, context) => fillPriceDraft(deps, context, input),
      setPriceDraftLines: (_parent, { input }, context) => setPriceDraftLines(deps, context, input),
      removePriceDraftLines: (_parent, { input }, context) => removePriceDraftLines(deps, context, input),
      handInPriceDraft: (_parent, { input }, context) => handInPriceDraft(deps, context, input),
      approvePriceDraft: (_parent, { input }, context) => approvePriceDraft(deps, context, input),
      returnPriceDraft: (_parent, { input }, context) => returnPriceDraft(deps, context, input),
      dropPriceDraft: (_parent, { input }, context) => dropPriceDraft(deps, context, input),
      takeBackPriceDraft: (_parent, { input }, context) => takeBackPriceDraft(deps, context, input),
    },
  };
}

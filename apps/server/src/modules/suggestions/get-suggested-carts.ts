import { encodeOutlet } from "@vycep/contract/cart/cart-address.codec";
import { encodeSuggestedLine, encodeVariant } from "@vycep/contract/suggestions/suggestions.codec";
import { addDays } from "@vycep/domain/kernel/local-moment";
import { matchesSearch } from "@vycep/domain/suggestions/matches-search";
import { say } from "@vycep/words/engine/sentence";
import { shipToMessages } from "@vycep/words/ship-to/answers";
import { tooManyShipTos } from "@vycep/words/suggestions/answers";
import type { Deps } from "../../platform/deps.ts";
import { badInput } from "../../platform/errors.ts";
import type {
  QueryGetSuggestedCartsArgs,
  SuggestedCart,
  SuggestedVariant,
} from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { type Place, placesOf, requirePermission } from "../access/access.facts.ts";
import { offerOf, productAnswer } from "../catalog/catalog.facts.ts";
import { type PortalConfigFacts, portalConfig } from "../market/market.facts.ts";
import { deliveriesOf } from "../orders/orders.facts.ts";
import { type ShipTo, shipTosById } from "../ship-to/ship-to.facts.ts";
import { ordinaryMethods, type SuggestedVariantView, suggestedVariants } from "./suggested-place.ts";

const mostPlaces = 20;
/** A year for the season, and the weeks around it. */
const daysOfHistory = 450;

/**
 * The carts that the actor's places may need next (GQL-28, SUGGEST-01…03). Seeing them needs the permission Product
 * Recommendation at the place; ordering, as everywhere, Catalogue (C14). A foreign place is as absent as a missing one
 * (C16). Three statements, one more for each market, and at most four for each place.
 */
export async function getSuggestedCarts(
  deps: Deps,
  context: RequestContext,
  { ship_tos: asked, search }: QueryGetSuggestedCartsArgs,
): Promise<Partial<SuggestedCart>[]> {
  const actor = await context.actor();
  requirePermission(actor, "Product Recommendation");
  if ((asked?.length ?? 0) > mostPlaces)
    throw badInput("too-many-ship-tos", say(tooManyShipTos, context.language, { max: mostPlaces }));
  const places = wantedPlaces(actor, asked ?? undefined, context.choice.shipToId);
  const { db, clock } = deps;
  const now = clock.now();
  const ids = places.map(({ shipToId }) => shipToId);
  const shipTos = await shipTosById(db, ids);
  const since = addDays(now.date, -daysOfHistory);
  const history = ids.length === 0 ? [] : await deliveriesOf(db, ids, { methods: ordinaryMethods, since });
  const configs = new Map<string, PortalConfigFacts>();
  const carts: Partial<SuggestedCart>[] = [];
  for (const place of places) {
    const shipTo = shipTos.get(place.shipToId);
    if (!shipTo) continue;
    const { market } = shipTo;
    const config = configs.get(market) ?? (await portalConfig(db, market, now.date));
    configs.set(market, config);
    const deliveries = history.filter(({ shipToId }) => shipToId === place.shipToId);
    const facts = { place, shipTo, config, deliveries, choice: context.choice, now };
    const isSuspended = shipTo.facts.status === "SUSPENDED" || place.status === "SUSPENDED";
    const variants = isSuspended ? undefined : await suggestedVariants(db, facts);
    carts.push({
      ...placeAnswer(shipTo, isSuspended, context.language),
      standard: variants?.standard ? variantAnswer(variants.standard, context.language, search ?? "") : null,
      truck: variants?.truck ? variantAnswer(variants.truck, context.language, search ?? "") : null,
    });
  }
  return carts;
}

/** The actor's own places with the permission, in the order asked; without a question the one to order for. */
function wantedPlaces(
  actor: Actor,
  asked: readonly string[] | undefined,
  chosen: string | undefined,
): readonly Place[] {
  const allowed = placesOf(actor).filter(({ permissions }) => permissions.includes("Product Recommendation"));
  if (asked !== undefined)
    return [...new Set(asked)].flatMap((id) => allowed.filter(({ shipToId }) => shipToId === id));
  const wanted = chosen ?? actor.defaultShipToId;
  const place = allowed.find(({ shipToId }) => shipToId === wanted) ?? allowed[0];
  return place ? [place] : [];
}

function placeAnswer(
  { facts, street, city, zip, deliveryWindow }: ShipTo,
  isSuspended: boolean,
  language: RequestContext["language"],
): Partial<SuggestedCart> {
  const { id, name, country } = facts;
  const code = "ship-to-suspended";
  return {
    ship_to_id: id,
    shipping_address: encodeOutlet({ id, name, street, city, zip, country }, deliveryWindow),
    blocker: isSuspended ? { code, message: say(shipToMessages[code], language) } : null,
  };
}

function variantAnswer(
  view: SuggestedVariantView,
  language: RequestContext["language"],
  search: string,
): SuggestedVariant {
  const { products, offer, suggestion } = view;
  return {
    ...encodeVariant(view),
    products: suggestion.lines.flatMap((line) => {
      const product = products.get(line.sku);
      if (!product || !matchesSearch(search, [line.sku, product.names[language]])) return [];
      const { unitMinor } = offerOf(product, offer);
      return [
        {
          ...encodeSuggestedLine(line, { unitMinor, vatPct: product.vatPct, language }),
          product: productAnswer(product, offer, language),
        },
      ];
    }),
  };
}

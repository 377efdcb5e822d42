import type { CatalogProduct } from "@vycep/contract/catalog/catalog.codec";
import type { BundleOffer } from "@vycep/domain/bundles/bundle-offer";
import type { Quote } from "@vycep/domain/cart/quote";
import type { ShipToId, Sku } from "@vycep/domain/kernel/ids";
import type { LocalDate, LocalMoment } from "@vycep/domain/kernel/local-moment";
import { defaultMethod } from "@vycep/domain/transport/default-method";
import type { ShippingMethod } from "@vycep/domain/transport/method";
import { offeredMethods } from "@vycep/domain/transport/offer";
import type { Db } from "../../../platform/db.ts";
import { placeCalendar } from "../../calendar/calendar.facts.ts";
import { capacityRulesFrom } from "../../capacity/capacity.facts.ts";
import { productsBySku } from "../../catalog/catalog.facts.ts";
import type { TriedLeaflet } from "../../pricing/tried-leaflet.facts.ts";
import { type ShipTo, shipToById } from "../../ship-to/ship-to.facts.ts";
import { quoteCalledCart } from "../called-carts.facts.ts";

/** Goods as a place would have them in a cart, and offers that are tried as if customers saw them. */
type OffersTried = {
  readonly shipToId: ShipToId;
  readonly day: LocalDate;
  /** The first that the place is offered, where it is not offered this one. */
  readonly method: string | null;
  readonly lines: readonly { readonly sku: Sku; readonly boxes: number }[];
  readonly leaflet: TriedLeaflet | undefined;
  readonly deal: { readonly sku: Sku; readonly offer: BundleOffer } | undefined;
  readonly now: LocalMoment;
};

/** A cart that stands nowhere, quoted. */
export type TriedOffers = {
  readonly shipTo: ShipTo;
  readonly day: LocalDate;
  readonly method: ShippingMethod | null;
  readonly methods: readonly ShippingMethod[];
  readonly quote: Quote;
  /** What is in it and in its packages, with the offers that were tried. */
  readonly goods: ReadonlyMap<Sku, CatalogProduct>;
};

/**
 * What goods would cost a place on a day, by the rules that quote any cart (DGOOD-03). An offer that is tried takes its place among
 * the facts; what is reckoned of them is reckoned as ever.
 */
export async function tryOffers(db: Db, asked: OffersTried): Promise<TriedOffers | undefined> {
  const { shipToId, day, lines, deal, now } = asked;
  const shipTo = await shipToById(db, shipToId);
  if (shipTo === undefined) return;
  const methods = offeredMethods(shipTo.facts);
  const method =
    methods.find((one) => one === asked.method) ??
    defaultMethod({ offered: methods, cartHasItems: false }) ??
    null;
  const { market, priceList, payer, facts } = shipTo;
  const skus = [...lines.map(({ sku }) => sku), ...(deal?.offer.items.map(({ sku }) => sku) ?? [])];
  const at = { market, priceList, companyId: payer.id, shipToId: facts.id, date: day };
  const found = await productsBySku(db, skus, at);
  const goods = new Map<Sku, CatalogProduct>();
  for (const product of found.values())
    for (const [sku, part] of product.parts ?? []) goods.set(sku, withTried(part, asked, priceList));
  for (const [sku, product] of found) goods.set(sku, withTried(product, asked, priceList));
  const capacity = await capacityRulesFrom(db, shipTo, now.date);
  const calendar = await placeCalendar(db, shipTo, now.date);
  const { quote } = quoteCalledCart(
    {
      ...{ id: "tried", uid: "", method, day, updatedAt: "" },
      lines: lines.map(({ sku, boxes }, position) => [position + 1, sku, boxes, 0, 0, position, 1, null]),
    },
    { shipTo, capacity, calendar, now },
    { goods, roleName: "" },
  );
  return { shipTo, day, method, methods, quote, goods };
}

function withTried(
  product: CatalogProduct,
  { leaflet, deal, day }: OffersTried,
  priceList: string,
): CatalogProduct {
  const { sku, bundle } = product;
  const packagesOrdered = bundle?.packagesOrdered ?? 0;
  const tried = deal?.sku === sku ? { ...product, bundle: { ...deal.offer, packagesOrdered } } : product;
  if (leaflet?.sku !== sku || leaflet.priceList !== priceList) return tried;
  const { validFrom, validTo } = leaflet.leaflet;
  const isOfDay = validFrom <= day && day <= validTo;
  const isReplaced = product.leaflet !== undefined && product.leaflet.validFrom === leaflet.changesFrom;
  if (isOfDay) return { ...tried, leaflet: leaflet.leaflet };
  return isReplaced ? { ...tried, leaflet: undefined } : tried;
}

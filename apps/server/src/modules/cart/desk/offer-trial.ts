import { encodePlaceError } from "@vycep/contract/orders/order-refusals.codec";
import type { BundleFacts } from "@vycep/domain/bundles/bundle";
import { weighDiscounts } from "@vycep/domain/bundles/winning-discount";
import type { QuotedGoods, QuotedLine } from "@vycep/domain/cart/quoted-line";
import { type ShipToId, type Sku, toId } from "@vycep/domain/kernel/ids";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { promoFor } from "@vycep/domain/pricing/promo-price";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskOfferTrial,
  DeskOfferTrialInput,
  DeskOfferTrialLine,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { noSuchDay } from "../../../platform/list/filter-input.ts";
import { offerOfInput } from "../../bundles/deal-offer.facts.ts";
import { triedLeaflet } from "../../pricing/tried-leaflet.facts.ts";
import { type TriedOffers, tryOffers } from "./try-offers.ts";

const mostLines = 50;
const mostBoxes = 100_000;

/** What a cart of a place would cost, and which discount wins on each line, by the rules that price carts (DGOOD-03). */
export async function offerTrial(
  { db, clock }: Deps,
  context: DeskContext,
  input: DeskOfferTrialInput,
): Promise<DeskOfferTrial | null> {
  const { reach } = await context.staff();
  const { lines, leafletId, deal } = input;
  if (lines.length > mostLines || lines.some(({ boxes }) => boxes < 1 || boxes > mostBoxes))
    throw badInput("input-invalid", undefined, [{ path: "input.lines", code: "range" }]);
  const day = parseLocalDate(input.day);
  if (day === undefined) throw noSuchDay("input.day");
  const tried = await tryOffers(db, {
    ...{ shipToId: toId<ShipToId>(input.shipToId), day, method: input.method ?? null, now: clock.now() },
    lines: lines.map(({ sku, boxes }) => ({ sku: toId<Sku>(sku), boxes })),
    leaflet: leafletId == null ? undefined : await triedLeaflet(db, leafletId),
    deal:
      deal == null
        ? undefined
        : { sku: toId<Sku>(deal.sku), offer: offerOfInput(deal.offer, "input.deal.offer") },
  });
  if (tried === undefined) return null;
  const { shipTo, quote, method, methods } = tried;
  if (reach !== "everything" && !reach.has(shipTo.payer.id)) return null;
  const { currency, totals } = quote;
  const told = quote.lines.flatMap((line) => linesOf(line, tried, context.language));
  return {
    ...{
      shipToName: shipTo.facts.name,
      companyName: shipTo.payer.name,
      priceList: shipTo.priceList,
      currency,
    },
    ...{ day, method, methods: [...methods], lines: told },
    ...{ netMinor: totals.netMinor, vatMinor: totals.vatMinor, depositMinor: totals.depositMinor },
    totalMinor: totals.grandTotalMinor,
    savedMinor: told.reduce(
      (sum, { wins, yourMinor, unitMinor, boxes }) =>
        sum + (wins == null ? 0 : (yourMinor - unitMinor) * boxes),
      0,
    ),
    obstacles: quote.obstacles.map((obstacle) => {
      const { reason, message, sku } = encodePlaceError(obstacle, currency, context.language);
      return { code: reason, message, sku };
    }),
  };
}

/** A line, and under a package what is in it: of all packages together. */
function linesOf(
  line: QuotedLine,
  tried: TriedOffers,
  language: DeskContext["language"],
): DeskOfferTrialLine[] {
  const { bundle } = tried.goods.get(line.sku) ?? {};
  const view = (goods: QuotedGoods, inside?: BundleFacts) => lineOf(goods, { tried, inside, language });
  if (line.contents === undefined) return [view(line)];
  return [
    { ...view(line), leafletMinor: null, leafletName: null, wins: null },
    ...line.contents.map((goods) => ({ ...view(goods, bundle), insideOf: line.sku })),
  ];
}

type Around = {
  readonly tried: TriedOffers;
  /** The package that the goods are in. */
  readonly inside: BundleFacts | undefined;
  readonly language: DeskContext["language"];
};

function lineOf(goods: QuotedGoods, { tried, inside, language }: Around): DeskOfferTrialLine {
  const { sku, boxes, baseUnitMinor, yourUnitMinor, unitMinor, netMinor } = goods;
  const product = tried.goods.get(sku);
  const promo = promoFor(product?.leaflet, tried.day);
  const price = { baseMinor: baseUnitMinor, yourMinor: yourUnitMinor };
  const { leafletMinor, dealMinor, wins } = weighDiscounts(price, promo, inside);
  return {
    ...{ sku, name: product?.names[language] ?? sku, insideOf: null, boxes, baseMinor: baseUnitMinor },
    ...{
      yourMinor: yourUnitMinor,
      leafletMinor,
      leafletName: promo.applies ? (product?.leaflet?.name ?? null) : null,
    },
    ...{ dealMinor, unitMinor, netMinor, wins },
  };
}

import { encodeMoment } from "@vycep/contract/calendar/calendar.codec";
import { encodePlaceError } from "@vycep/contract/orders/order-refusals.codec";
import type { Currency } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import type { PlaceObstacle } from "@vycep/domain/orders/place-order";
import type {
  DeskOrderChangeLine,
  DeskOrderChangeView,
  DeskOrderObstacle,
} from "../../../../platform/desk/desk-graphql.gen.ts";
import type { Reshaped } from "./reshape-order.ts";

/** An order as it is and as it would be, for whoever reads (DORD-04). */
export function changeViewOf(shaped: Reshaped, language: Language): DeskOrderChangeView {
  const { order, priced, obstacles, orderBy, methods } = shaped;
  const { totals, load } = priced.quote;
  return {
    changeUntil: orderBy ? encodeMoment(orderBy) : null,
    methods: [...methods],
    before: {
      ...{ netMinor: order.netMinor, totalMinor: order.totalMinor },
      ...loadIn(order),
    },
    after: { netMinor: totals.netMinor, totalMinor: totals.grandTotalMinor, ...loadIn(load) },
    lines: changeLines(shaped, language),
    obstacles: obstacles.map((one) => obstacleOf(one, priced.quote.currency, language)),
  };
}

/** What stands against an order, in the portal's words. */
export function obstacleOf(
  obstacle: PlaceObstacle,
  currency: Currency,
  language: Language,
): DeskOrderObstacle {
  const { reason, message, sku } = encodePlaceError(obstacle, currency, language);
  return { code: reason, message, sku };
}

function loadIn({ palletThousandths, grams }: { palletThousandths: number; grams: number }) {
  return { pallets: palletThousandths / 1000, kilograms: grams / 1000 };
}

function changeLines({ before, priced }: Reshaped, language: Language): DeskOrderChangeLine[] {
  const { quote, goods } = priced;
  const after = new Map(quote.lines.map((line) => [line.sku, line]));
  const known = new Set(before.map(({ sku }) => sku));
  const stood = before.map(({ sku, names, boxes, netMinor }): DeskOrderChangeLine => {
    const line = after.get(sku);
    return {
      ...{ sku, name: names[language], boxesBefore: boxes, netMinorBefore: netMinor },
      unitPriceMinorBefore: Math.round(netMinor / boxes),
      ...{ boxes: line?.boxes ?? 0, netMinor: line?.netMinor ?? 0, unitPriceMinor: line?.unitMinor ?? null },
    };
  });
  const added = quote.lines
    .filter(({ sku }) => !known.has(sku))
    .map(
      ({ sku, boxes, packages, unitMinor, netMinor }): DeskOrderChangeLine => ({
        ...{ sku, name: goods.get(sku)?.names[language] ?? sku, boxesBefore: 0, netMinorBefore: 0 },
        ...{ unitPriceMinorBefore: null, boxes: boxes || packages, unitPriceMinor: unitMinor, netMinor },
      }),
    );
  return [...stood, ...added];
}

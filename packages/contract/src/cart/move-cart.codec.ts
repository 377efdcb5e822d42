/** A cart that moves, between the domain's words and the API's (INPROG-23…28, B8): money in whole currency. */

import type { ComparedDay, DayBadge } from "@vycep/domain/cart/best-day";
import type { LineFate, LineMove } from "@vycep/domain/cart/move-cart";
import type { QuotedLine } from "@vycep/domain/cart/quoted-line";
import type { SaleWindow } from "@vycep/domain/cart/set-aside";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { encodeMoment } from "../calendar/calendar.codec.ts";
import { toWhole } from "../whole-currency.ts";
import { encodeObstacle, problemMessage } from "./cart.codec.ts";

const fates = {
  "set-aside": "set_aside",
  "to-mend": "to_mend",
  regrouped: "regrouped",
  dearer: "dearer",
  cheaper: "cheaper",
  unchanged: "unchanged",
} as const satisfies Record<LineFate, string>;

const badges = {
  "in-cart": "in_cart",
  cheapest: "cheapest",
  "minimum-met": "minimum_met",
  "under-minimum": "under_minimum",
  "over-limit": "over_limit",
  "set-aside": "set_aside",
} as const satisfies Record<DayBadge, string>;

/** What a table knows of the goods of a line and the rules of moving need not. */
export type MovedGoods = { readonly window: SaleWindow; readonly nearestDay: LocalDate | null };

export function encodeLineMove(move: LineMove, { window, nearestDay }: MovedGoods, language: Language) {
  const { line, goesAs, fate, because, before, after, differenceMinor } = move;
  return {
    sku: line.sku,
    fate: fates[fate],
    number_of_packages: line.packages,
    number_of_layer: line.layers,
    number_of_pallet: line.pallets,
    number_of_packages_after: goesAs.packages,
    number_of_layer_after: goesAs.layers,
    number_of_pallet_after: goesAs.pallets,
    quantity: before.boxes,
    reason: because?.kind ?? null,
    message: because && problemMessage(because, language),
    sold_from: window.from,
    sold_to: window.to,
    nearest_day: nearestDay,
    unit_price_before: toWhole(before.unitMinor),
    unit_price_after: toWhole(after.unitMinor),
    promo_before: encodePromo(before),
    promo_after: encodePromo(after),
    difference: toWhole(differenceMinor),
    net_after: fate === "set-aside" ? 0 : toWhole(after.netMinor),
  };
}

/** A day beside the others; `nameOf` and the windows are those of the line that tells about it. */
export function encodeComparedDay(
  compared: ComparedDay,
  {
    nameOf,
    windowOf,
    language,
  }: {
    readonly nameOf: (sku: string) => string;
    readonly windowOf: (sku: string) => SaleWindow;
    readonly language: Language;
  },
) {
  const { day, orderBy, maySend, netMinor, differenceMinor, setAside, tells, isBest, crossed } = compared;
  return {
    date: day,
    order_by: orderBy && encodeMoment(orderBy),
    may_send: maySend,
    net: netMinor === null ? null : toWhole(netMinor),
    difference: differenceMinor === null ? null : toWhole(differenceMinor),
    badges: compared.badges.map((badge) => badges[badge]),
    limit: crossed && encodeObstacle({ kind: "limit-crossed", breach: crossed }, language),
    set_aside: setAside,
    tells: tells && {
      sku: tells.line.sku,
      name: nameOf(tells.line.sku),
      fate: fates[tells.fate],
      reason: tells.because?.kind ?? null,
      sold_from: windowOf(tells.line.sku).from,
      sold_to: windowOf(tells.line.sku).to,
      promo_before: encodePromo(tells.before),
      promo_after: encodePromo(tells.after),
    },
    is_best: isBest,
  };
}

function encodePromo({ promo }: QuotedLine) {
  if (!promo.applies) return null;
  return { percentage: promo.percentage, valid_from: promo.validFrom, valid_to: promo.validTo };
}

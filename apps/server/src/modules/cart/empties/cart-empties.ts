import type { ShownEmptiesType } from "@vycep/contract/empties/empties.codec";
import { nextOfferedDay } from "@vycep/domain/calendar/delivery-day";
import { secondMethod, takesEmpties } from "@vycep/domain/empties/return-trip";
import { partOf, type SplitReturn, splitReturn } from "@vycep/domain/empties/split-return";
import { addDays, type LocalDate, type LocalMoment } from "@vycep/domain/kernel/local-moment";
import type { ShippingMethod } from "@vycep/domain/transport/method";
import { offeredMethods } from "@vycep/domain/transport/offer";
import type { Db } from "../../../platform/db.ts";
import { lazy } from "../../../platform/lazy.ts";
import type { PlaceCalendar } from "../../calendar/calendar.facts.ts";
import { type CapacityRules, capacityRuleFor } from "../../capacity/capacity.facts.ts";
import { type EmptiesOffer, emptiesOffer } from "../../catalog/empties-types.facts.ts";
import type { ShipTo } from "../../ship-to/ship-to.facts.ts";
import type { CartRecord } from "../cart.repo.ts";

/** The order that takes what is above the limit: how, and on which day. */
export type SecondOrder = { readonly method: ShippingMethod; readonly day: LocalDate };

export type EmptiesTerms = {
  readonly takesEmpties: boolean;
  readonly maxPallets: number | null;
  readonly second: (SecondOrder & { readonly maxPallets: number | null }) | undefined;
};

/** What a planned return comes to, and by what it was weighed. */
export type WeighedEmpties = {
  readonly split: SplitReturn;
  readonly second: SecondOrder | undefined;
  readonly offer: EmptiesOffer;
  readonly typesOn: (day: LocalDate) => ReadonlyMap<string, ShownEmptiesType>;
  readonly day: LocalDate;
};

export type CartEmptiesLoader = {
  readonly offer: () => Promise<EmptiesOffer>;
  readonly terms: () => Promise<EmptiesTerms>;
  /** Undefined while nothing is planned, or where the way of transport takes nothing back. */
  readonly weigh: (
    cart: Pick<CartRecord, "empties" | "emptiesSecond">,
  ) => Promise<WeighedEmpties | undefined>;
};

type LoaderInput = {
  readonly db: Db;
  readonly now: LocalMoment;
  readonly method: ShippingMethod | null;
  /** The delivery day, or today while none is chosen. */
  readonly day: LocalDate;
  readonly shipTo: () => Promise<ShipTo>;
  readonly rules: () => Promise<CapacityRules>;
  readonly calendar: () => Promise<PlaceCalendar>;
};

/** What empties of one cart are judged by, each part loaded when first asked for and once. */
export function cartEmptiesLoader(input: LoaderInput): CartEmptiesLoader {
  const { db, now, method, day, shipTo, rules, calendar } = input;
  const offer = lazy(async () => emptiesOffer(db, (await shipTo()).market));
  const terms = lazy(async (): Promise<EmptiesTerms> => {
    const place = await shipTo();
    const limits = await rules();
    const way = secondMethod(offeredMethods(place.facts));
    // The next round after this one, so that the driver need not come twice on a day.
    const after = addDays(day, 1);
    const next = way && nextOfferedDay((await calendar()).factsFor(way), now, after);
    return {
      takesEmpties: method !== null && takesEmpties(method),
      maxPallets: capacityRuleFor(limits, method ?? undefined).maxPallets,
      second:
        way && next && next.day >= after
          ? { method: way, day: next.day, maxPallets: capacityRuleFor(limits, way).maxPallets }
          : undefined,
    };
  });
  return {
    offer,
    terms,
    weigh: async ({ empties, emptiesSecond }) => {
      if (empties === null || empties.length === 0) return;
      const known = await offer();
      const { takesEmpties: takesAny, maxPallets, second } = await terms();
      if (!takesAny) return;
      const types = known.typesOn(day);
      const whole = splitReturn(empties, types, {
        maxPallets,
        secondMaxPallets: second?.maxPallets,
        secondFirst: emptiesSecond ?? undefined,
      });
      // Each order by the deposits of its own day.
      const split =
        whole.second && second
          ? { ...whole, second: partOf(whole.second.amounts, known.typesOn(second.day)) }
          : whole;
      return { split, second: split.second ? second : undefined, offer: known, typesOn: known.typesOn, day };
    },
  };
}

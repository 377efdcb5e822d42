import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import type { MarketDays } from "@vycep/domain/calendar/closing-days";
import {
  DELIVERY_KINDS,
  dayThatComes,
  isOpenBesides,
  judgeChange,
  orderByOfKind,
  type WantedChange,
} from "@vycep/domain/calendar/delivery-change";
import { isHoliday } from "@vycep/domain/calendar/holidays";
import {
  formatLocalTime,
  type LocalDate,
  type LocalMoment,
  parseLocalDate,
} from "@vycep/domain/kernel/local-moment";
import { ok, type Result, refused } from "@vycep/domain/kernel/result";
import { parseMarket } from "@vycep/domain/market/market";
import type { Db, Tx } from "../../../platform/db.ts";
import type { DeliveryChangeInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { noSuchDay } from "../../../platform/list/filter-input.ts";
import type { PlaceScope } from "../../ship-to/places-by-kind.facts.ts";
import { datedLeadTimes } from "../calendar.facts.ts";
import { marketDays } from "../market-days.facts.ts";
import type { NotDone } from "./calendar-refusal.ts";
import type { OrderByRow, Touching } from "./touched-places.repo.ts";

/** What was asked for, as the rules know it. */
export type Wanted = WantedChange & { readonly scope: PlaceScope };

const customerTypes = ["POS", "WHS"];
const mostPlaces = 500;
const mostZips = 100;

/** Reads what was typed; what can be no day, market or number is a mistake of the caller. */
export function wantedOf(input: DeliveryChangeInput): Wanted {
  const { typeOfChange, market, customerType, companies = [], shipTos = [] } = input;
  const zips = (input.zips ?? []).map((zip) => zip.replaceAll(" ", ""));
  if (companies.length > mostPlaces || shipTos.length > mostPlaces || zips.length > mostZips)
    throw badInput("page-size-invalid", undefined, [{ path: "change", code: "range" }]);
  if (market != null && parseMarket(market) === undefined) throw invalid("market");
  if (customerType != null && !customerTypes.includes(customerType)) throw invalid("customerType");
  if (zips.some((zip) => !/^\d{1,5}$/.test(zip))) throw invalid("zips");
  return {
    typeOfChange,
    day: dayFrom(input.day, "change.day"),
    newDay:
      typeOfChange === "moved" && input.newDay != null ? dayFrom(input.newDay, "change.newDay") : undefined,
    orderBy: typeOfChange === "cancelled" || input.orderBy == null ? undefined : momentFrom(input.orderBy),
    kinds: DELIVERY_KINDS.filter((kind) => input.kinds.includes(kind)),
    scope: { market: market ?? undefined, customerType: customerType ?? undefined, companies, shipTos, zips },
  };
}

function invalid(field: string): Error {
  return badInput("input-invalid", undefined, [{ path: `change.${field}`, code: "invalid" }]);
}

function dayFrom(text: string, path: string): LocalDate {
  const day = parseLocalDate(text);
  if (day === undefined) throw noSuchDay(path);
  return day;
}

function momentFrom(text: string): LocalMoment {
  const moment = decodeMoment(text);
  if (moment === undefined) throw invalid("orderBy");
  return moment;
}

/** The change for the database: whom it may touch, and by when each orders for what comes. */
export type SoundChange = {
  readonly touching: Touching;
  readonly comes: LocalDate | undefined;
  readonly orderBys: readonly OrderByRow[];
};

/** Judges what is wanted by the rules; nothing is read of places yet. */
export async function soundChange(
  db: Db | Tx,
  wanted: Wanted,
  now: LocalMoment,
): Promise<Result<SoundChange, NotDone>> {
  const verdict = judgeChange(wanted, now);
  if (!verdict.ok) return verdict;
  const { day, scope } = wanted;
  const markets = (await marketDays(db, day)).filter(
    ({ market }) => scope.market === undefined || scope.market === market,
  );
  const comes = dayThatComes(wanted);
  const leadTimes = await datedLeadTimes(db);
  const orderBys: OrderByRow[] = [];
  for (const { market, holidays } of comes === undefined ? [] : markets) {
    for (const kind of wanted.kinds) {
      const moment = wanted.orderBy
        ? ok(wanted.orderBy)
        : orderByOfKind({ holidays, leadTimes, kind, day: comes ?? day, now });
      if (!moment.ok) return refused(moment.refusal);
      const { date, minutes } = moment.value;
      orderBys.push({ market, kind, date, time: formatLocalTime(minutes) });
    }
  }
  const named = (keep: (of: MarketDays) => boolean) => markets.filter(keep).map(({ market }) => market);
  return ok({
    touching: {
      ...{ typeOfChange: wanted.typeOfChange, day, kinds: wanted.kinds, scope },
      holidayIn: named(({ holidays }) => isHoliday(holidays, day)),
      openIn: named(({ added, holidays }) => isOpenBesides({ addedWeekdays: added, day }, holidays)),
    },
    comes,
    orderBys,
  });
}

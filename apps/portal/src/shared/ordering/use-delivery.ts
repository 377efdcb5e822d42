import { useQuery } from "@tanstack/react-query";
import { decodeCalendarFacts } from "@vycep/contract/calendar/calendar.codec";
import type { AvailableDates, OfferedDay } from "@vycep/contract/calendar/calendar.rest";
import { decodeCapacityRule } from "@vycep/contract/ship-to/ship-to.codec";
import type { ShipToAnswer } from "@vycep/contract/ship-to/ship-to.rest";
import { type DatesStore, datesStore } from "@vycep/domain/calendar/dates-store";
import type { CalendarFacts } from "@vycep/domain/calendar/delivery-day";
import type { CapacityRule } from "@vycep/domain/capacity/capacity-rule";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import { useMemo } from "react";
import { useVisitor } from "../user/current-user.ts";
import { availableDatesQuery } from "./available-dates-query.ts";
import { changeNoticesQuery } from "./change-notices-query.ts";
import { type Choice, useChoice } from "./choice.ts";
import { shipToQuery } from "./ship-to-query.ts";

/** The chosen place, way and day, and what is known about them; parts are undefined until they are chosen or known. */
export interface Delivery {
  readonly shipToId: string | undefined;
  readonly shipTo: ShipToAnswer | undefined;
  readonly offeredMethods: readonly ShippingMethod[];
  readonly method: ShippingMethod | undefined;
  readonly date: LocalDate | undefined;
  readonly calendar: CalendarFacts | undefined;
  /** The six lists of dates (CALENDAR-24); empty until they are known. */
  readonly dates: DatesStore;
  /** What a method allows at this place. */
  readonly limitsOf: (method: ShippingMethod) => CapacityRule | undefined;
  /** Days that may be ordered for, as the server listed them. */
  readonly offeredDays: readonly OfferedDay[];
  /** The scheduled ones among them. */
  readonly scheduledDays: readonly OfferedDay[];
  /** The offered day that is chosen, with its own order-by. */
  readonly chosenDay: OfferedDay | undefined;
  readonly isLoading: boolean;
  /** What could not be read, the place or its days; the choice itself stays. */
  readonly failed: "place" | "days" | undefined;
  readonly retry: () => void;
}

const nothing: never[] = [];

type PlaceAndWay = { readonly [Name in "shipToId" | "shippingMethod"]?: Choice[Name] | undefined };

/** A place and the days of a way of delivery to it, as they were read. */
export function usePlaceAndDays({ shipToId, shippingMethod: method }: PlaceAndWay) {
  const place = useQuery({ ...shipToQuery(shipToId ?? ""), enabled: shipToId !== undefined });
  // A way that the new place does not offer is about to change: its days would be refused.
  const isOffered = method !== undefined && place.data?.offeredMethods.includes(method) === true;
  const dates = useQuery({
    ...availableDatesQuery(shipToId ?? "", method ?? "selfpickup_selfpickup"),
    enabled: isOffered,
  });
  const answer = dates.data ?? undefined;
  const calendar = answer === undefined || method === undefined ? undefined : calendarOf(answer, method);
  return { place, isOffered, dates, answer, calendar };
}

export function useDelivery(): Delivery {
  const choice = useChoice();
  const { shipToId, shippingMethod: method, deliveryDate: date } = choice;
  const { place, isOffered, dates, answer, calendar } = usePlaceAndDays(choice);
  const offeredMethods = useMemo(() => offeredMethodsOf(place.data), [place.data]);
  const offeredDays = answer?.allDeliveryDate ?? nothing;
  const scheduledDays = answer?.filteredDeliveryDate ?? nothing;
  const notices = useQuery(changeNoticesQuery(useVisitor())).data;
  const store = useMemo(
    () =>
      datesStore({
        method: method ?? "selfpickup_selfpickup",
        offered: datesOf(offeredDays),
        scheduled: datesOf(scheduledDays),
        exceptions: calendar?.exceptions ?? nothing,
        notices: notices ?? nothing,
      }),
    [method, offeredDays, scheduledDays, calendar, notices],
  );
  return {
    shipToId,
    shipTo: place.data,
    offeredMethods,
    method,
    date,
    calendar,
    dates: store,
    limitsOf: (one) => {
      const rule = place.data?.capacityRules.find((row) => row.method === one);
      return rule === undefined ? undefined : decodeCapacityRule(rule);
    },
    offeredDays,
    scheduledDays,
    chosenDay: offeredDays.find((offered) => offered.date === date),
    isLoading: place.isLoading || dates.isLoading,
    failed: place.error !== null ? "place" : dates.error !== null ? "days" : undefined,
    retry: () => {
      void place.refetch();
      if (isOffered) void dates.refetch();
    },
  };
}

/** The ways that are offered at a place, as far as the portal knows them. */
export function offeredMethodsOf(place: ShipToAnswer | undefined): readonly ShippingMethod[] {
  return (place?.offeredMethods ?? nothing).map(parseShippingMethod).filter((known) => known !== undefined);
}

const calendars = new WeakMap<AvailableDates, Map<ShippingMethod, CalendarFacts>>();

/** A dozen parts of a page ask for the chosen delivery: its year of days is read for all of them once. */
export function calendarOf(answer: AvailableDates, method: ShippingMethod): CalendarFacts {
  const known = calendars.get(answer) ?? new Map<ShippingMethod, CalendarFacts>();
  calendars.set(answer, known);
  const facts = known.get(method) ?? decodeCalendarFacts(answer, method);
  known.set(method, facts);
  return facts;
}

function datesOf(days: readonly OfferedDay[]): readonly LocalDate[] {
  return days.map(({ date }) => toLocalDate(date));
}

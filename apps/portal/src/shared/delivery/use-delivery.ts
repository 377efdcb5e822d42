import { useQuery } from "@tanstack/react-query";
import { decodeCalendarFacts } from "@vycep/contract/calendar/calendar.codec";
import type { OfferedDay } from "@vycep/contract/calendar/calendar.rest";
import { decodeCapacityRule } from "@vycep/contract/shipto/shipto.codec";
import type { ShipToAnswer } from "@vycep/contract/shipto/shipto.rest";
import type { CalendarFacts } from "@vycep/domain/calendar/delivery-day";
import type { CapacityRule } from "@vycep/domain/capacity/capacity-rule";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import { useMemo } from "react";
import { useChoice } from "../choice.ts";
import { availableDatesQuery } from "./available-dates-query.ts";
import { shipToQuery } from "./ship-to-query.ts";

/** The chosen place, way and day, and what is known about them; parts are undefined until they are chosen or known. */
export interface Delivery {
  readonly shipToId: string | undefined;
  readonly shipTo: ShipToAnswer | undefined;
  readonly offeredMethods: readonly ShippingMethod[];
  readonly method: ShippingMethod | undefined;
  readonly date: LocalDate | undefined;
  readonly calendar: CalendarFacts | undefined;
  /** What a method allows at this place. */
  readonly limitsOf: (method: ShippingMethod) => CapacityRule | undefined;
  /** Days that may be ordered for, as the server listed them. */
  readonly offeredDays: readonly OfferedDay[];
  /** The scheduled ones among them. */
  readonly scheduledDays: readonly OfferedDay[];
  /** The offered day that is chosen, with its own order-by. */
  readonly chosenDay: OfferedDay | undefined;
  readonly isLoading: boolean;
  /** Set when the place or its days could not be read; the choice itself stays. */
  readonly failure: Error | null;
  readonly retry: () => void;
}

const nothing: never[] = [];

export function useDelivery(): Delivery {
  const { shipToId, shippingMethod: method, deliveryDate: date } = useChoice();
  const place = useQuery({ ...shipToQuery(shipToId ?? ""), enabled: shipToId !== undefined });
  const hasBoth = shipToId !== undefined && method !== undefined;
  const dates = useQuery({
    ...availableDatesQuery(shipToId ?? "", method ?? "selfpickup_selfpickup"),
    enabled: hasBoth,
  });
  const answer = dates.data;
  const calendar = useMemo(
    () => (answer === undefined || method === undefined ? undefined : decodeCalendarFacts(answer, method)),
    [answer, method],
  );
  const offeredMethods = useMemo(
    () =>
      (place.data?.offeredMethods ?? nothing).map(parseShippingMethod).filter((known) => known !== undefined),
    [place.data],
  );
  const offeredDays = answer?.allDeliveryDate ?? nothing;
  return {
    shipToId,
    shipTo: place.data,
    offeredMethods,
    method,
    date,
    calendar,
    limitsOf: (one) => {
      const rule = place.data?.capacityRules.find((row) => row.method === one);
      return rule === undefined ? undefined : decodeCapacityRule(rule);
    },
    offeredDays,
    scheduledDays: answer?.filteredDeliveryDate ?? nothing,
    chosenDay: offeredDays.find((offered) => offered.date === date),
    isLoading: place.isLoading || dates.isLoading,
    failure: place.error ?? dates.error,
    retry: () => {
      void place.refetch();
      if (hasBoth) void dates.refetch();
    },
  };
}

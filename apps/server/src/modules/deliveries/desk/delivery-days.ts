import { addDays, type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeliveryBoard,
  DeliveryDay,
  QueryDeliveryDaysArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { noSuchDay } from "../../../platform/list/filter-input.ts";
import { outgoingDays } from "../../orders/day-orders.facts.ts";
import { absenceOf, boardOf } from "./delivery-board.ts";
import { allVehicles } from "./fleet.repo.ts";

const mostDays = 14;
/** So far ahead the days are looked for. */
const horizonDays = 28;

/** The contract gives it a value where nobody did. */
type DaysArgs = QueryDeliveryDaysArgs & { readonly first: number };

/** The days that come on which something drives or goes out (DDISP-01). */
export async function deliveryDays({ db }: Deps, { from: text, first }: DaysArgs): Promise<DeliveryDay[]> {
  if (first < 1 || first > mostDays)
    throw badInput("page-size-invalid", undefined, [{ path: "first", code: "range" }]);
  const from = dayFrom(text, "from");
  const outgoing = await outgoingDays(db, { from, to: addDays(from, horizonDays) });
  const sums = new Map(outgoing.map((sum) => [sum.day, sum]));
  const vehicles = await allVehicles(db);
  return [...Array(horizonDays + 1).keys()]
    .map((ahead) => addDays(from, ahead))
    .map((day) => {
      const sum = sums.get(day);
      const driving = vehicles.filter((vehicle) => absenceOf(vehicle, day) === undefined);
      return {
        day,
        orders: sum?.orders ?? 0,
        unconfirmed: sum?.unconfirmed ?? 0,
        pallets: (sum?.palletThousandths ?? 0) / 1000,
        kilograms: (sum?.grams ?? 0) / 1000,
        places: driving.reduce((all, { places }) => all + places, 0),
        payloadKilograms: driving.reduce((all, { payloadKilograms }) => all + payloadKilograms, 0),
      };
    })
    .filter((day) => day.orders > 0 || day.places > 0)
    .slice(0, first);
}

/** One day with its orders and rounds (DDISP-01, DDISP-02). */
export async function deliveryBoard({ db }: Deps, context: DeskContext, day: string): Promise<DeliveryBoard> {
  return boardOf(db, await context.staff(), dayFrom(day, "day"));
}

/** A day as it was asked for; what is none is a mistake of the caller. */
export function dayFrom(text: string, path: string): LocalDate {
  const day = parseLocalDate(text);
  if (day === undefined) throw noSuchDay(path);
  return day;
}

import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { PaperVehicle } from "@vycep/paper/warehouse/house-paper";
import type { Db } from "../../../platform/db.ts";
import type { ChosenOrder } from "../../orders/printed-orders.facts.ts";
import { type KnownDay, readDay } from "../desk/delivery-board.ts";
import { allDrivers } from "../desk/fleet.repo.ts";

/** A vehicle of a day with those of its orders that papers are wanted of. */
export type ChosenRound = {
  readonly day: LocalDate;
  /** Undefined of orders that no vehicle takes. */
  readonly vehicle: PaperVehicle | undefined;
  /** Order numbers in the order of the stops, each with its place in the round. */
  readonly stops: readonly { readonly number: string; readonly position: number }[];
  /** It carries others as well. */
  readonly isPartial: boolean;
};

/** The rounds that some orders go with, day by day; what no vehicle takes comes last of each day, by postal code. */
export async function chosenRounds(db: Db, orders: readonly ChosenOrder[]): Promise<readonly ChosenRound[]> {
  const drivers = new Map((await allDrivers(db)).map(({ id, name }) => [id, name]));
  const byDay = Map.groupBy(orders, ({ day }) => day);
  const rounds: ChosenRound[] = [];
  for (const day of [...byDay.keys()].toSorted()) {
    const wanted = new Set((byDay.get(day) ?? []).map(({ number }) => number));
    rounds.push(...roundsOn(day, await readDay(db, day), { wanted, drivers }));
  }
  return rounds;
}

function roundsOn(
  day: LocalDate,
  known: KnownDay,
  {
    wanted,
    drivers,
  }: { readonly wanted: ReadonlySet<string>; readonly drivers: ReadonlyMap<string, string> },
): readonly ChosenRound[] {
  const planned = new Set(known.rounds.flatMap(({ stops }) => stops));
  const driven = known.rounds.map((round): ChosenRound => {
    const { plate, name, places, payloadGrams, driverId, departsAt, stops } = round;
    const own = stopsOf(stops, wanted);
    const vehicle = {
      ...{ plate, name, places, payloadKilograms: payloadGrams / 1000 },
      ...{ driver: drivers.get(driverId ?? "") ?? null, departs: departsAt?.replace(/^0/, "") ?? null },
    };
    return { day, vehicle, stops: own, isPartial: own.length < stops.length };
  });
  const left = known.orders.map(({ number }) => number).filter((number) => !planned.has(number));
  const unplanned = { day, vehicle: undefined, stops: stopsOf(left, wanted), isPartial: false };
  return [...driven, unplanned].filter(({ stops }) => stops.length > 0);
}

function stopsOf(numbers: readonly string[], wanted: ReadonlySet<string>): ChosenRound["stops"] {
  return numbers
    .map((number, at) => ({ number, position: at + 1 }))
    .filter(({ number }) => wanted.has(number));
}

import { type Absence, absenceOn } from "@vycep/domain/deliveries/fleet";
import { type DayOrder, type DayRound, ordersOn } from "@vycep/domain/deliveries/plan-rounds";
import { loadTogether } from "@vycep/domain/deliveries/vehicle-load";
import { type CompanyId, toId } from "@vycep/domain/kernel/ids";
import { isWeekday, type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Db } from "../../../platform/db.ts";
import type { Staff } from "../../../platform/desk/desk-context.ts";
import type { BoardOrder, DeliveryBoard, DeskOrderState } from "../../../platform/desk/desk-graphql.gen.ts";
import { type OutgoingOrder, outgoingOrders } from "../../orders/day-orders.facts.ts";
import { allDrivers, allVehicles, type DriverRow, type VehicleRow } from "./fleet.repo.ts";
import { planVersion, roundsOf } from "./rounds.repo.ts";

/** A vehicle on a day as it stands in the plan, with what people call it. */
export type KnownRound = DayRound & {
  readonly plate: string;
  readonly name: string;
  readonly driverId: string | null;
  readonly departsAt: string | null;
  /** Who was given the round; null where nobody was. */
  readonly givenTo: string | null;
};

/** A day as the rules judge it: what goes out, and every vehicle with its stops. */
export type KnownDay = {
  readonly orders: readonly (OutgoingOrder & DayOrder)[];
  readonly rounds: readonly KnownRound[];
};

/** What is known of a day; stops whose order is cancelled or moved since are none. */
export async function readDay(db: Db, day: LocalDate): Promise<KnownDay> {
  const orders = await outgoingOrders(db, { from: day, to: day });
  const goingOut = new Set(orders.map(({ number }) => number));
  const planned = new Map((await roundsOf(db, day)).map((row) => [row.vehicleId, row]));
  const vehicles = await allVehicles(db);
  return {
    orders,
    rounds: vehicles.map((vehicle) => {
      const row = planned.get(vehicle.id);
      return {
        vehicleId: vehicle.id,
        plate: vehicle.plate,
        name: vehicle.name,
        places: vehicle.places,
        payloadGrams: vehicle.payloadKilograms * 1000,
        absence: absenceOf(vehicle, day),
        driverId: row?.driverId ?? vehicle.driverId,
        givenTo: row?.driverId ?? null,
        departsAt: row?.departsAt ?? null,
        stops: (row?.stops ?? []).filter((number) => goingOut.has(number)),
      };
    }),
  };
}

/** Why a vehicle or a driver does not drive on a day; undefined where they do. */
export function absenceOf(
  { isActive, weekdays, outFrom, outTo }: VehicleRow | DriverRow,
  day: LocalDate,
): Absence | undefined {
  return absenceOn(
    {
      isActive,
      weekdays: weekdays.filter(isWeekday),
      outFrom: parseLocalDate(outFrom ?? ""),
      outTo: parseLocalDate(outTo ?? ""),
    },
    day,
  );
}

/** A day of deliveries as staff see it; sales see the orders of their companies, and how full the vehicles are all the same (DDISP-01). */
export async function boardOf(
  db: Db,
  { reach }: Pick<Staff, "reach">,
  day: LocalDate,
): Promise<DeliveryBoard> {
  const version = await planVersion(db, day);
  const known = await readDay(db, day);
  const drivers = new Map((await allDrivers(db)).map((driver) => [driver.id, driver]));
  const seen = known.orders.filter(
    ({ companyId }) => reach === "everything" || reach.has(toId<CompanyId>(companyId)),
  );
  const isSeen = new Set(seen.map(({ number }) => number));
  return {
    day,
    version,
    orders: seen.map(boardOrder),
    rounds: known.rounds
      .filter(({ absence, stops }) => absence === undefined || stops.length > 0)
      .map((round) => {
        const { vehicleId, plate, name, places, payloadGrams, absence, driverId, departsAt } = round;
        const load = loadTogether(ordersOn(known, round));
        const driver = drivers.get(driverId ?? "");
        return {
          ...{ vehicleId, plate, name, places, driverId, departsAt },
          payloadKilograms: payloadGrams / 1000,
          absence: absence ?? null,
          driverName: driver?.name ?? null,
          driverAbsence: (driver && absenceOf(driver, day)) ?? null,
          stops: round.stops.filter((number) => isSeen.has(number)),
          pallets: load.palletThousandths / 1000,
          kilograms: load.grams / 1000,
        };
      }),
  };
}

function boardOrder(order: OutgoingOrder): BoardOrder {
  const { number, shipToId, shipToName, city, zip, window, method, netMinor, currency } = order;
  return {
    ...{ number, shipToId, shipToName, city, zip, window, method, netMinor, currency },
    state: order.state.replaceAll("-", "_") as DeskOrderState,
    pallets: order.palletThousandths / 1000,
    kilograms: order.grams / 1000,
    litres: order.millilitres / 1000,
  };
}

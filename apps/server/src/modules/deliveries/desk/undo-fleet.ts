import type { Deps } from "../../../platform/deps.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import type { AuditedFields } from "../../audit/audit-detail.facts.ts";
import { asBefore, type ToldFields, type Undo } from "../../audit/undo.facts.ts";
import { type DriverRow, holdDriver, holdVehicle, type VehicleRow } from "./fleet.repo.ts";
import { saveDriver, saveVehicle } from "./save-fleet.ts";

const needs = { area: "deliveries", power: "change" } as const;

/** Takes a change of a vehicle back (DEDIT-03). */
export function undoVehicle(deps: Deps): Undo {
  return {
    ...{ action: "vehicle.changed", needs },
    find: async (context, { subject: id }) => {
      const now = await inTransaction(deps.db, (tx) => holdVehicle(tx, id));
      if (now === undefined) return;
      return {
        now,
        put: async (values) => {
          const input = recordBefore(now, values);
          return (await saveVehicle(deps, context, input)).refusal ?? null;
        },
      };
    },
  };
}

/** Takes a change of a driver back (DEDIT-03). */
export function undoDriver(deps: Deps): Undo {
  return {
    ...{ action: "driver.changed", needs },
    find: async (context, { subject: id }) => {
      const now = await inTransaction(deps.db, (tx) => holdDriver(tx, id));
      if (now === undefined) return;
      return {
        now,
        put: async (values) => {
          const input = recordBefore(now, values);
          return (await saveDriver(deps, context, input)).refusal ?? null;
        },
      };
    },
  };
}

/** What a record said before; what nobody had said is nothing again. */
function recordBefore<Row extends VehicleRow | DriverRow>(
  now: Row,
  values: ToldFields,
): Row & { weekdays: number[] } {
  const before = { ...now, ...asBefore<AuditedFields>({ ...now }, values) };
  const nothing = ["haulier", "outFrom", "outTo", "driverId", "account"].filter(
    (field) => values[field] === "",
  );
  return {
    ...before,
    ...Object.fromEntries(nothing.map((field) => [field, null])),
    weekdays: [...before.weekdays].map(Number),
  };
}

import { type DayPlan, planStop } from "@vycep/domain/deliveries/plan-rounds";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { formatLocalTime, type LocalDate, parseLocalTime } from "@vycep/domain/kernel/local-moment";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeliveryBoardAnswer,
  PlannedStop,
  PlanStopsInput,
  SaveRoundInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { holdOrdersOfDay } from "../../orders/day-orders.commands.ts";
import { absenceOf, boardOf, type KnownDay, readDay } from "./delivery-board.ts";
import { dayFrom } from "./delivery-days.ts";
import { deliveryRefusal, type NotDone } from "./delivery-refusal.ts";
import { holdDriver } from "./fleet.repo.ts";
import { holdPlan, keepRound, keepStops } from "./rounds.repo.ts";

const mostStops = 200;

/** Puts orders of a day onto vehicles, all of them or none (DDISP-02); the rule judges again what the screen has judged. */
export function planStops(
  deps: Deps,
  context: DeskContext,
  { day, version, stops }: PlanStopsInput,
): Promise<DeliveryBoardAnswer> {
  if (stops.length > mostStops)
    throw badInput("page-size-invalid", undefined, [{ path: "input.stops", code: "range" }]);
  return changeDay(deps, context, {
    day: dayFrom(day, "input.day"),
    version,
    change: async (tx, known, { rollBack, date }) => {
      const after = stops.reduce<DayPlan>((plan, stop) => planned(plan, stop, rollBack), known);
      const stopping = after.rounds.flatMap((round) => round.stops);
      if (!(await holdOrdersOfDay(tx, stopping, date))) return rollBack({ kind: "changed-meanwhile" });
      const companyOf = new Map(known.orders.map(({ number, companyId }) => [number, companyId]));
      await keepStops(
        tx,
        date,
        after.rounds.flatMap(({ vehicleId, stops: numbers }) =>
          numbers.map((number, position) => ({
            number,
            vehicleId,
            position,
            companyId: companyOf.get(number) ?? "",
          })),
        ),
      );
      const before = new Map(known.rounds.map((round) => [round.vehicleId, round]));
      return after.rounds.flatMap(({ vehicleId, stops: numbers }) => {
        const was = before.get(vehicleId);
        const [stopsBefore, now] = [was?.stops.join(", ") ?? "", numbers.join(", ")];
        return stopsBefore === now
          ? []
          : [{ plate: was?.plate ?? "", action: "round.planned", detail: { stopsBefore, stops: now } }];
      });
    },
  });
}

function planned(
  plan: DayPlan,
  { orderNumber, vehicleId, position }: PlannedStop,
  rollBack: RollBack<NotDone>,
): DayPlan {
  const verdict = planStop(plan, { orderNumber, vehicleId: vehicleId ?? undefined, position });
  return verdict.ok ? verdict.value : rollBack({ kind: verdict.refusal.kind });
}

/** Gives a round to a driver and says when it leaves (DDISP-02). */
export function saveRound(
  deps: Deps,
  context: DeskContext,
  { day, version, vehicleId, driverId, departsAt }: SaveRoundInput,
): Promise<DeliveryBoardAnswer> {
  const departs = timeFrom(departsAt);
  return changeDay(deps, context, {
    day: dayFrom(day, "input.day"),
    version,
    change: async (tx, known, { rollBack, date }) => {
      const round = known.rounds.find((one) => one.vehicleId === vehicleId);
      if (!round) return rollBack({ kind: "vehicle-unknown" });
      const driver = driverId == null ? undefined : await holdDriver(tx, driverId);
      if (driverId != null && !driver) return rollBack({ kind: "driver-unknown", field: "driverId" });
      if (driver && absenceOf(driver, date) !== undefined)
        return rollBack({ kind: "driver-away", field: "driverId" });
      if (
        driver &&
        departs !== null &&
        isDrivingElsewhere(known, { vehicleId, driverId: driver.id, departs })
      )
        return rollBack({ kind: "driver-busy", field: "driverId" });
      await keepRound(tx, date, { vehicleId, driverId: driver?.id ?? null, departsAt: departs });
      const detail = {
        ...(round.givenTo !== (driver?.id ?? null) && {
          driverBefore: round.givenTo ?? "",
          driver: driver?.id ?? "",
        }),
        ...(round.departsAt !== departs && {
          departsAtBefore: round.departsAt ?? "",
          departsAt: departs ?? "",
        }),
      };
      return Object.keys(detail).length === 0
        ? []
        : [{ plate: round.plate, action: "round.changed", detail }];
    },
  });
}

/** Whether a driver leaves with another vehicle at the very time. */
function isDrivingElsewhere(
  { rounds }: KnownDay,
  {
    vehicleId,
    driverId,
    departs,
  }: { readonly vehicleId: string; readonly driverId: string; readonly departs: string },
): boolean {
  return rounds.some(
    (round) => round.vehicleId !== vehicleId && round.driverId === driverId && round.departsAt === departs,
  );
}

function timeFrom(text: string | null | undefined): string | null {
  if (text == null || text === "") return null;
  const time = parseLocalTime(text);
  if (time === undefined)
    throw badInput("input-invalid", undefined, [{ path: "input.departsAt", code: "time" }]);
  return formatLocalTime(time);
}

type Told = { readonly plate: string; readonly action: string; readonly detail: Record<string, string> };

type Change = (
  tx: Tx,
  known: KnownDay,
  by: { readonly rollBack: RollBack<NotDone>; readonly date: LocalDate },
) => Promise<readonly Told[]>;

/** Changes a day as it was seen, with an entry of the audit for every round; the answer is the day as it then is. */
async function changeDay(
  { db, clock }: Deps,
  context: DeskContext,
  { day, version, change }: { readonly day: LocalDate; readonly version: number; readonly change: Change },
): Promise<DeliveryBoardAnswer> {
  const staff = await context.staff();
  const done = await doneOrRolledBack<void, NotDone>((rollBack) =>
    inTransaction(db, async (tx) => {
      if ((await holdPlan(tx, day)) !== version) return rollBack({ kind: "changed-meanwhile" });
      for (const { plate, action, detail } of await change(tx, await readDay(tx, day), {
        rollBack,
        date: day,
      }))
        await recordAudit(tx, {
          ...{
            at: clock.instant(),
            uid: toId<UserId>(staff.uid),
            companyId: null,
            requestId: context.requestId,
          },
          ...{ action, subjectKind: "round", subjectId: `${day} ${plate}`, detail },
        });
    }),
  );
  const refusal = done.ok ? null : deliveryRefusal(done.refusal, context.language);
  return { board: await boardOf(db, staff, day), refusal };
}

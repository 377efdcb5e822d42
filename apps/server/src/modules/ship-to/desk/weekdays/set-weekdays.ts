import type { Weekday } from "@vycep/domain/kernel/local-moment";
import { judgeAct } from "@vycep/domain/staff/staff-right";
import { sql } from "kysely";
import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type { DeskWeekdayAnswer, DeskWeekdayInput } from "../../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../../platform/errors.ts";
import { doneOrRolledBack, inTransaction } from "../../../../platform/transaction.ts";
import { customerRefusal } from "../../customer-refusal.facts.ts";
import type { NotChanged } from "../customer-changing.ts";
import type { CustomerDeskDeps } from "../customer-desk.deps.ts";
import { deskShipToList } from "../desk-ship-to-list.repo.ts";
import { weekdaysOf } from "../ship-to-draft-of.ts";
import { searchOf } from "../ship-tos.ts";
import { batchesOf, beginBatch } from "./weekday-batch.repo.ts";
import { weekdayBatchView } from "./weekday-batches.ts";

const mostPlaces = 5000;
const longestKey = 100;

/**
 * Begins to change the weekdays of many places, of which a worker does one after the other (DCAL-03): those that are named, or all
 * that a list finds. Asked again under the same key, it is the same batch.
 */
export async function setWeekdays(
  deps: CustomerDeskDeps,
  context: DeskContext,
  { key, shipTos, filter, kind, action, weekdays: typed }: DeskWeekdayInput,
): Promise<DeskWeekdayAnswer> {
  const { db, clock, config } = deps;
  const staff = await context.staff();
  if (key === "" || key.length > longestKey)
    throw badInput("required-parameter-missing", undefined, [{ path: "input.key", code: "length" }]);
  if (config.erpOwns.includes("customers")) return refused({ kind: "erp-owns-customers" });
  const weekdays: readonly Weekday[] | undefined = weekdaysOf(typed);
  if (weekdays === undefined || weekdays.length === 0)
    return refused({ kind: weekdays ? "weekdays-missing" : "weekday-invalid", field: "weekdays" });
  if ((shipTos ?? []).length > mostPlaces) return refused({ kind: "too-many-places" });
  const of = {
    ...{ beside: deps.beside, today: clock.now().date },
    isByPeople: judgeAct(staff.rights, { area: "customer-users", power: "see" }).ok,
  };
  const places = filter
    ? sql`select f.id from (${deskShipToList(of, searchOf(filter, staff), { sort: "number", isAscending: true }).found}) f
        limit ${mostPlaces + 1}`
    : sql`select id from unnest(${[...new Set(shipTos ?? [])]}::text[]) as id`;
  const begun = await doneOrRolledBack<number, NotChanged>((rollBack) =>
    inTransaction(db, async (tx) => {
      const change = { kind, action, weekdays };
      const { id, total } = await beginBatch(tx, {
        ...{ uid: staff.uid, key, at: clock.instant(), change, places },
      });
      if (total === 0) return rollBack({ kind: "nothing-chosen" });
      if (total > mostPlaces) return rollBack({ kind: "too-many-places" });
      return id;
    }),
  );
  if (!begun.ok) return refused(begun.refusal);
  const [batch] = await batchesOf(db, { uid: staff.uid, id: begun.value });
  return { batch: batch ? weekdayBatchView(batch, context) : null, refusal: null };

  function refused({ kind: code, field }: NotChanged): DeskWeekdayAnswer {
    return { batch: null, refusal: customerRefusal(code, context.language, field) };
  }
}

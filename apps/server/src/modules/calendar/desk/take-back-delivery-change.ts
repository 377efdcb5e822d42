import { afterTakingBack, mayTakeBack } from "@vycep/domain/calendar/delivery-change";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Tx } from "../../../platform/db.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeliveryChangeAnswer,
  TakeBackDeliveryChangeInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { doneOrRolledBack, inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { marketDays } from "../market-days.facts.ts";
import type { CalendarDeskDeps } from "./calendar-desk.deps.ts";
import { calendarRefusal, type NotDone } from "./calendar-refusal.ts";
import { findChange, markTakenBack, removeRows, rowsOf, takeTime } from "./delivery-change.repo.ts";
import { type ChangeFacts, tellPlaces } from "./tell-places.ts";
import { changeNow } from "./told-change.ts";

const longestReason = 200;

/** Takes a change back, as a change of its own: its days are as they were, and everybody who was told hears it (DCAL-02). */
export async function takeBackDeliveryChange(
  { db, clock, beside }: CalendarDeskDeps,
  context: DeskContext,
  { id, reason: said }: TakeBackDeliveryChangeInput,
): Promise<DeliveryChangeAnswer> {
  const { uid: by } = await context.staff();
  const reason = said.toWellFormed().trim();
  const today = clock.now().date;
  const done = await doneOrRolledBack<void, NotDone>((rollBack) =>
    inTransaction(db, async (tx) => {
      if (reason === "") return rollBack({ kind: "reason-missing", field: "reason" });
      if (reason.length > longestReason) return rollBack({ kind: "reason-too-long", field: "reason" });
      await takeTime(tx);
      const change = await findChange(tx, beside, id);
      if (!change) return rollBack({ kind: "change-unknown" });
      if (change.takenBackAt !== null) return rollBack({ kind: "taken-back-already" });
      const day = toLocalDate(change.day);
      const newDay = change.newDay === null ? undefined : toLocalDate(change.newDay);
      if (!mayTakeBack({ day, newDay }, today)) return rollBack({ kind: "change-past" });
      const places = await removeRows(tx, rowsOf(change));
      // Whoever took it back at the same moment was first.
      if (places.length === 0) return rollBack({ kind: "taken-back-already" });
      const at = clock.instant();
      await markTakenBack(tx, { id, by, at, reason });
      await recordAudit(tx, {
        ...{ at, uid: toId<UserId>(by), companyId: null, requestId: context.requestId },
        ...{ action: "delivery-change.taken-back", subjectKind: "delivery-change", subjectId: id },
        detail: {
          day,
          ...(newDay && { newDay }),
          told: places.filter((place) => place.isAnnounced).length,
          reason,
        },
      });
      const factsFor = await factsOf(tx, { typeOfChange: change.typeOfChange, day });
      await tellPlaces(tx, places, { factsFor, cause: `${id} back ${at.toISOString()}`, at });
    }),
  );
  const refusal = done.ok ? null : calendarRefusal(done.refusal, context.language);
  return { change: await changeNow(db, beside, { id, today }), refusal };
}

/** What the people of a market are told of the day. */
async function factsOf(
  tx: Tx,
  change: { readonly typeOfChange: "moved" | "cancelled" | "added"; readonly day: LocalDate },
): Promise<(market: string) => ChangeFacts> {
  const markets = await marketDays(tx, change.day);
  const becomes = new Map(
    markets.map(({ market, holidays }) => [String(market), afterTakingBack(change, holidays)]),
  );
  return (market) => ({
    ...{ kind: "delivery-changed", deliveryDay: change.day, movedTo: null },
    ...(becomes.get(market) === "restored" && { news: "restored" }),
  });
}

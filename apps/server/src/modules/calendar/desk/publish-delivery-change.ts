import { createHash, randomUUID } from "node:crypto";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { formatLocalTime } from "@vycep/domain/kernel/local-moment";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeliveryChangeAnswer,
  PublishDeliveryChangeInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { doneOrRolledBack, inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import type { CalendarDeskDeps } from "./calendar-desk.deps.ts";
import { calendarRefusal, type NotDone } from "./calendar-refusal.ts";
import { countPlaces, isTold, keepChange, takeTime } from "./delivery-change.repo.ts";
import { tellPlaces } from "./tell-places.ts";
import { changeNow } from "./told-change.ts";
import { touchedSums, writeExceptions } from "./touched-places.repo.ts";
import { soundChange, type Wanted, wantedOf } from "./wanted-change.ts";

const longestReason = 200;

type Input = PublishDeliveryChangeInput;

/**
 * Changes deliveries and tells everybody whom it touches, in one transaction (DCAL-02). Only for whom the preview named: who
 * came in meanwhile is looked at first. Sent again under its key it is the same change.
 */
export async function publishDeliveryChange(
  deps: CalendarDeskDeps,
  context: DeskContext,
  { change, seen, ...said }: Input,
): Promise<DeliveryChangeAnswer> {
  const { db, clock, beside } = deps;
  const { uid } = await context.staff();
  const wanted = wantedOf(change);
  const reasons = reasonsOf(said);
  const { idempotencyKey: key } = context;
  const id = key === undefined ? randomUUID() : createHash("sha256").update(`${uid} ${key}`).digest("hex");
  const done = await doneOrRolledBack<void, NotDone>((rollBack) =>
    inTransaction(db, async (tx) => {
      if (Object.values(reasons).some((reason) => reason.length > longestReason))
        return rollBack({ kind: "reason-too-long", field: "reason" });
      await takeTime(tx);
      if (await isTold(tx, id)) return;
      const sound = await soundChange(tx, wanted, clock.now());
      if (!sound.ok) return rollBack(sound.refusal);
      const { touching, comes, orderBys } = sound.value;
      if ((await touchedSums(tx, beside, touching)).seen !== seen)
        return rollBack({ kind: "others-touched" });
      const at = clock.instant();
      // The same call a moment before was first.
      if (!(await keepChange(tx, { ...recordOf(wanted), id, reasons, by: uid, at }))) return;
      const places = await writeExceptions(tx, beside, { wanted: touching, changeId: id, comes, orderBys });
      if (places.length === 0) return rollBack({ kind: "nobody-touched" });
      const told = places.filter(({ isAnnounced }) => isAnnounced).length;
      await countPlaces(tx, { id, told, closed: places.length - told });
      await recordAudit(tx, {
        ...{ at, uid: toId<UserId>(uid), companyId: null, requestId: context.requestId },
        ...{
          action: `delivery-change.${wanted.typeOfChange}`,
          subjectKind: "delivery-change",
          subjectId: id,
        },
        detail: detailOf(wanted, { told, closed: places.length - told, reason: Object.values(reasons)[0] }),
      });
      const facts = {
        kind: "delivery-changed",
        deliveryDay: wanted.day,
        movedTo: wanted.newDay ?? null,
        ...(wanted.typeOfChange === "added" && { news: "added" as const }),
        ...(Object.keys(reasons).length > 0 && { reasons }),
      } as const;
      await tellPlaces(tx, places, { factsFor: () => facts, cause: id, at });
    }),
  );
  const refusal = done.ok ? null : calendarRefusal(done.refusal, context.language);
  return { change: done.ok ? await changeNow(db, beside, { id, today: clock.now().date }) : null, refusal };
}

function reasonsOf({
  reasonCs = "",
  reasonSk = "",
  reasonEn = "",
}: Pick<Input, "reasonCs" | "reasonSk" | "reasonEn">) {
  const said = Object.entries({ cs: reasonCs, sk: reasonSk, en: reasonEn }).map(
    ([language, text]) => [language, text.toWellFormed().trim()] as const,
  );
  return Object.fromEntries(said.filter(([, text]) => text !== ""));
}

function recordOf({ typeOfChange, kinds, day, newDay, orderBy, scope }: Wanted) {
  return {
    ...{ typeOfChange, kinds, day, newDay: newDay ?? null, scope },
    orderBy: orderBy && { date: orderBy.date, time: formatLocalTime(orderBy.minutes) },
  };
}

function detailOf(
  { day, newDay, kinds, scope: { market, customerType, companies, shipTos, zips } }: Wanted,
  {
    told,
    closed,
    reason,
  }: { readonly told: number; readonly closed: number; readonly reason: string | undefined },
) {
  const named = {
    ...{ newDay, market, customerType, reason },
    companies: companies.join(", "),
    shipTos: shipTos.join(", "),
    zips: zips.join(", "),
  };
  const given = Object.entries(named).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  return { day, deliveryKinds: kinds.join(" "), ...Object.fromEntries(given), told, closed };
}

import { encodeMoment } from "@vycep/contract/calendar/calendar.codec";
import type { NoticeFacts } from "@vycep/contract/notices/notices.rest";
import type { CutOffOfDay } from "@vycep/domain/calendar/closing-days";
import { orderByFor } from "@vycep/domain/calendar/order-by";
import { type ShipToId, toId, type UserId } from "@vycep/domain/kernel/ids";
import { compareMoments, type LocalMoment } from "@vycep/domain/kernel/local-moment";
import { ok, type Result, refused } from "@vycep/domain/kernel/result";
import { say } from "@vycep/words/engine/sentence";
import { type ReminderMessage, reminderMessages } from "@vycep/words/today/answers";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskReminderAnswer, DeskReminderInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { placeCalendar } from "../../calendar/calendar.facts.ts";
import { tellNotice } from "../../notices/notices.commands.ts";
import { type ShipTo, shipToById } from "../../ship-to/ship-to.facts.ts";
import { usersInSql } from "../../users/users.facts.ts";
import { type CartContents, contentsOfCarts } from "./cart-contents.ts";
import { closings } from "./cut-offs.ts";
import { cartFor, cutOffAsked, goodsMethods } from "./missing-regulars.ts";
import { keepReminder, placeToRemind } from "./reminders.repo.ts";

/** A mail is no list of goods: so many lines stand in it, and how many more there are. */
const mostLines = 10;

/**
 * Reminds a place before a cut-off of today: bell, mail and push as each of its people chose, once a day however often it is
 * asked for, in one transaction with the log of changes (DTODAY-02).
 */
export async function remindPlace(
  deps: Deps,
  context: DeskContext,
  { shipToId, cutOff: input }: DeskReminderInput,
): Promise<DeskReminderAnswer> {
  const { uid, reach } = await context.staff();
  const done = await inTransaction(deps.db, async (tx): Promise<Result<Date, Refused>> => {
    const place = await shipToById(tx, toId<ShipToId>(shipToId));
    if (!place || (reach !== "everything" && !reach.has(place.payer.id)))
      return refused({ kind: "place-unknown" });
    const cutOff = cutOffAsked(await closings(tx, deps.clock.now().date), input);
    const refusal = await whyNot(tx, { place, cutOff, now: deps.clock.now() });
    if (refusal !== undefined || cutOff === undefined) return refused({ kind: refusal ?? "cut-off-unknown" });
    return remind(tx, deps, { place, cutOff, uid, requestId: context.requestId });
  });
  if (done.ok) return { remindedAt: done.value.toISOString(), refusal: null };
  const { kind: code } = done.refusal;
  return { remindedAt: null, refusal: { code, message: say(reminderMessages[code], context.language) } };
}

type Refused = { readonly kind: ReminderMessage };

type Asked = {
  readonly place: ShipTo;
  readonly cutOff: CutOffOfDay | undefined;
  readonly now: LocalMoment;
};

/** Why a place cannot be reminded; what a customer could not order any more is no reminder. */
async function whyNot(tx: Tx, { place, cutOff, now }: Asked): Promise<ReminderMessage | undefined> {
  if (place.facts.status !== "APPROVED") return "place-suspended";
  if (cutOff === undefined) return "cut-off-unknown";
  if (cutOff.orderBy.date !== now.date) return "cut-off-not-today";
  if (compareMoments(now, cutOff.orderBy) > 0) return "cut-off-passed";
  const { factsFor } = await placeCalendar(tx, place, now.date);
  const closes = goodsMethods(cutOff.kind).some((method) => {
    const orderBy = orderByFor(factsFor(method), cutOff.day);
    return orderBy !== undefined && encodeMoment(orderBy) === encodeMoment(cutOff.orderBy);
  });
  return closes ? undefined : "cut-off-unknown";
}

type Reminding = {
  readonly place: ShipTo;
  readonly cutOff: CutOffOfDay;
  readonly uid: string;
  readonly requestId: string;
};

async function remind(
  tx: Tx,
  { clock }: Pick<Deps, "clock">,
  { place, cutOff, uid, requestId }: Reminding,
): Promise<Result<Date, Refused>> {
  const { id: shipToId } = place.facts;
  const { id: companyId } = place.payer;
  const now = clock.now();
  const at = clock.instant();
  const methods = goodsMethods(cutOff.kind);
  const found = await placeToRemind(tx, { shipToId, companyId, day: cutOff.day, methods });
  if (found.isOrdered) return refused({ kind: "ordered-already" });
  if (!found.mayAnybodyOrder) return refused({ kind: "nobody-orders" });
  const kept = await keepReminder(tx, { shipToId, companyId, day: now.date, at, uid });
  if (!kept.isNew) return ok(kept.at);
  const cart = cartFor(found.carts, methods);
  const contents = await contentsOfCarts(tx, cart ? [{ shipToId, cart }] : [], now);
  const facts = factsOf(cutOff, contents.get(shipToId));
  const told = {
    subject: shipToId,
    companyId,
    shipToId,
    at,
    owner: cart?.uid,
    cause: `${shipToId} ${now.date}`,
  };
  await tellNotice(tx, [{ facts, ...told }], usersInSql.holdersAt(sql`told.ship_to_id`, "Catalogue"));
  await recordAudit(tx, {
    ...{ at, uid: toId<UserId>(uid), companyId, requestId, action: "ship-to.reminded" },
    ...{ subjectKind: "ship-to", subjectId: shipToId, detail: { day: cutOff.day } },
  });
  return ok(at);
}

function factsOf({ day, orderBy }: CutOffOfDay, contents: CartContents | undefined): NoticeFacts {
  const lines = contents?.lines ?? [];
  return {
    ...{ kind: "delivery-reminder", deliveryDay: day, cutOffMinutes: orderBy.minutes },
    lines: lines.slice(0, mostLines).map(({ sku, boxes, names }) => ({ names: names ?? { cs: sku }, boxes })),
    more: Math.max(0, lines.length - mostLines),
  };
}

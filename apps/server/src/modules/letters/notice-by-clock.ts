import { lastMomentFor } from "@vycep/domain/calendar/cut-off";
import { addDays } from "@vycep/domain/kernel/local-moment";
import { parseShippingMethod } from "@vycep/domain/transport/method";
import { sql } from "kysely";
import type { Deps } from "../../platform/deps.ts";
import { repeatingJob } from "../../platform/jobs/job.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { movedDeliveries, placeCalendar } from "../calendar/calendar.facts.ts";
import { type WaitingCart, waitingCarts } from "../cart/waiting-carts.facts.ts";
import { unpaidInvoices } from "../documents/documents.facts.ts";
import { type NewNotice, tellNotice } from "../notices/notices.commands.ts";
import { ordersInSql } from "../orders/orders.facts.ts";
import { shipToById } from "../ship-to/ship-to.facts.ts";
import { usersInSql } from "../users/users.facts.ts";

type ClockDeps = Pick<Deps, "db" | "clock">;

/** How far ahead a changed delivery is told: as far as its customer plans. */
const CHANGE_DAYS = 60;
/** How long before its due day an invoice is named, and how long after it at the latest. */
const DUE_SOON_DAYS = 3;
const OVERDUE_DAYS = 14;
/** How long before the cut-off a cart is named. */
const CART_MINUTES = 120;

/** A delivery that is moved or cancelled, to all who may order at its place, once a change (MAIL-09). */
export async function noticeChanges({ db, clock }: ClockDeps): Promise<void> {
  const { date: from } = clock.now();
  const changes = await movedDeliveries(db, { from, to: addDays(from, CHANGE_DAYS) });
  const news = changes.map(
    ({ shipToId, companyId, day, movedTo }): NewNotice => ({
      facts: { kind: "delivery-changed", deliveryDay: day, movedTo },
      ...{ subject: day, companyId, shipToId, at: clock.instant(), cause: `${shipToId} ${day} ${movedTo}` },
    }),
  );
  await tellThose(db, news, "Catalogue");
}

/** An invoice that falls due in three days, or has (MAIL-06); only where payments are told, and each once. */
export async function noticePayments({ db, clock }: ClockDeps): Promise<void> {
  const { date: today } = clock.now();
  const range = { from: addDays(today, -OVERDUE_DAYS), to: addDays(today, DUE_SOON_DAYS) };
  const invoices = await unpaidInvoices(db, range);
  const news = invoices.map(({ number, companyId, shipToId, due }): NewNotice => {
    const isOverdue = due < today;
    return {
      facts: { kind: "payment-due", due, isOverdue },
      ...{ subject: number, companyId, shipToId, at: clock.instant() },
      cause: `${number} ${isOverdue ? "overdue" : "due"}`,
    };
  });
  await tellThose(db, news, "My Documents");
}

/** A cart that nobody has sent, two hours before its cut-off, to whose it is, once a day (MAIL-08). */
export async function noticeCarts({ db, clock }: ClockDeps): Promise<void> {
  const now = clock.now();
  const carts = await waitingCarts(db, { from: now.date, to: addDays(now.date, 14) }, ordersInSql.hasSent);
  for (const cart of carts) {
    const cutOff = await cutOffOf({ db, clock }, cart);
    if (cutOff === undefined || cutOff.date !== now.date) continue;
    const left = cutOff.minutes - now.minutes;
    if (left <= 0 || left > CART_MINUTES) continue;
    const { id, uid, companyId, shipToId, day } = cart;
    const notice: NewNotice = {
      facts: { kind: "cart-waiting", deliveryDay: day, cutOffMinutes: cutOff.minutes },
      ...{ subject: id, companyId, shipToId, at: clock.instant(), owner: uid, cause: `${id} ${day}` },
    };
    await inTransaction(db, (tx) => tellNotice(tx, [notice], sql`(select ${uid}::text)`));
  }
}

async function cutOffOf({ db, clock }: ClockDeps, { shipToId, method: named, day }: WaitingCart) {
  const method = parseShippingMethod(named);
  const shipTo = method && (await shipToById(db, shipToId));
  if (method === undefined || shipTo === undefined) return;
  const { factsFor } = await placeCalendar(db, shipTo, clock.now().date);
  return lastMomentFor(factsFor(method), day);
}

async function tellThose(
  db: Deps["db"],
  news: readonly NewNotice[],
  permission: "Catalogue" | "My Documents",
): Promise<void> {
  if (news.length === 0) return;
  const receivers = usersInSql.holdersAt(sql`told.ship_to_id`, permission);
  await inTransaction(db, (tx) => tellNotice(tx, news, receivers));
}

/** Nothing happens twice, however often and in however many workers this runs: causes have names. */
export const noticeByClockJob = repeatingJob("notices: by the clock", 5 * 60_000, async (deps) => {
  await noticeChanges(deps);
  await noticePayments(deps);
  await noticeCarts(deps);
});

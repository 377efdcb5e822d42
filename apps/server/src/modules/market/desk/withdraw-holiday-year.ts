import { judgeWithdrawnYear } from "@vycep/domain/calendar/confirm-holidays";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { type LocalDate, toLocalDate, yearOf } from "@vycep/domain/kernel/local-moment";
import type { Market } from "@vycep/domain/market/market";
import type { Db } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { HolidayRefusal } from "../../../platform/desk/desk-graphql.gen.ts";
import { doneOrRolledBack, inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { detailOfYears, holidayRefusal, type NotConfirmed } from "./confirm-holiday-year.ts";
import { dropYear, holdYears, knownDays } from "./holiday-year.repo.ts";
import { type OfYear, seenOf } from "./holiday-years.ts";
import { toldOfYear } from "./told-holidays.ts";

export type WithdrawDeps = Pick<Deps, "db" | "clock"> & {
  /** The first day of a year for which a country has an order. */
  readonly firstOrderIn: (
    db: Db,
    of: { readonly market: Market; readonly year: number },
  ) => Promise<LocalDate | undefined>;
};

/**
 * Makes a year that was confirmed for the first time unknown again, with its audit entry: it is proposed anew, and nobody orders for it until
 * it is confirmed (D07). What is ordered for already, or has begun, stays.
 */
export async function withdrawHolidayYear(
  { db, clock, firstOrderIn }: WithdrawDeps,
  context: DeskContext,
  { market, year, seen }: OfYear & { readonly seen: string },
): Promise<HolidayRefusal | null> {
  const { uid } = await context.staff();
  const done = await doneOrRolledBack<void, NotConfirmed>((rollBack) =>
    inTransaction(db, async (tx) => {
      await holdYears(tx);
      const held = (await knownDays(tx, market)).filter(({ day }) => yearOf(toLocalDate(day)) === year);
      if (seenOf(held) !== seen) return rollBack({ kind: "changed-meanwhile" });
      const orderedFor = await firstOrderIn(tx, { market, year });
      const verdict = judgeWithdrawnYear(year, { today: clock.now().date, orderedFor });
      if (!verdict.ok) return rollBack(verdict.refusal);
      await dropYear(tx, { market, year });
      await recordAudit(tx, {
        ...{ at: clock.instant(), uid: toId<UserId>(uid), companyId: null, requestId: context.requestId },
        ...{ action: "holidays.confirmed", subjectKind: "holiday-year", subjectId: `${market} ${year}` },
        detail: detailOfYears(toldOfYear(held), {}),
      });
    }),
  );
  return done.ok ? null : holidayRefusal(done.refusal, context.language);
}

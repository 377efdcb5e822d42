import { type HolidayYearRefusal, judgeHolidayYear } from "@vycep/domain/calendar/confirm-holidays";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { parseLocalDate, toLocalDate, yearOf } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { holidayMessages } from "@vycep/words/holidays/answers";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  ConfirmHolidayYearInput,
  HolidayDayInput,
  HolidayRefusal,
  HolidayYearAnswer,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { noSuchDay } from "../../../platform/list/filter-input.ts";
import { doneOrRolledBack, inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { detailOfChange } from "../../audit/audit-detail.facts.ts";
import type { ToldFields } from "../../audit/undo.facts.ts";
import { type HolidayDayRow, holdYears, keepYear, knownDays } from "./holiday-year.repo.ts";
import { asRow, holidayYear, seenOf, shopTexts, yearMeant, yearsIn } from "./holiday-years.ts";
import { toldOfYear } from "./told-holidays.ts";

const mostDays = 100;

export type NotConfirmed =
  | HolidayYearRefusal
  | { readonly kind: "changed-meanwhile" | "holidays-same" | "year-ordered"; readonly about?: string };

/**
 * Confirms a year of holidays whole, with its audit entry (DCAL-01); only a known year can be ordered for (D07). Open pages hear by
 * the change itself.
 */
export async function confirmHolidayYear(
  deps: Pick<Deps, "db" | "clock">,
  context: DeskContext,
  { days, seen, ...asked }: ConfirmHolidayYearInput,
): Promise<HolidayYearAnswer> {
  const { db, clock } = deps;
  const { uid } = await context.staff();
  const { market, year } = yearMeant(asked);
  if (days.length > mostDays)
    throw badInput("input-invalid", undefined, [{ path: "input.days", code: "range" }]);
  const wanted = days.map(dayOf).toSorted((one, other) => one.day.localeCompare(other.day));
  const done = await doneOrRolledBack<void, NotConfirmed>((rollBack) =>
    inTransaction(db, async (tx) => {
      await holdYears(tx);
      const known = await knownDays(tx, market);
      const held = known.filter(({ day }) => yearOf(toLocalDate(day)) === year);
      if (seenOf(held) !== seen) return rollBack({ kind: "changed-meanwhile" });
      if (seenOf(wanted) === seen) return rollBack({ kind: "holidays-same" });
      const rows = wanted.map((row) => asRow(market, row));
      const verdict = judgeHolidayYear(
        { market, year, rows },
        { known: yearsIn(market, known), today: clock.now().date },
      );
      if (!verdict.ok) return rollBack(verdict.refusal);
      await keepYear(tx, { market, year, days: wanted.map((row) => withWords(row, known)) });
      await recordAudit(tx, {
        ...{ at: clock.instant(), uid: toId<UserId>(uid), companyId: null, requestId: context.requestId },
        ...{ action: "holidays.confirmed", subjectKind: "holiday-year", subjectId: `${market} ${year}` },
        detail: detailOfYears(toldOfYear(held), toldOfYear(wanted)),
      });
    }),
  );
  return {
    year: await holidayYear(deps, { market, year }),
    refusal: done.ok ? null : holidayRefusal(done.refusal, context.language),
  };
}

function dayOf({ day: typed, name, nameEn, isDayOff, shops }: HolidayDayInput): HolidayDayRow {
  const day = parseLocalDate(typed);
  if (day === undefined) throw noSuchDay("input.days");
  const said = (text: string) => text.toWellFormed().trim();
  const type = isDayOff ? "public" : "state day, working";
  return {
    day,
    name: said(name),
    names: { en: said(nameEn) || said(name) },
    type,
    isDayOff,
    shops: shopTexts[shops],
  };
}

/** Days that came, went or are others, with what stood there. */
export function detailOfYears(before: ToldFields, after: ToldFields) {
  const gone = Object.keys(before).filter((day) => after[day] === undefined);
  return detailOfChange(before, { ...Object.fromEntries(gone.map((day) => [day, ""])), ...after });
}

/** What a day is called in other languages, and of which kind it is, as the last year has it that knows it by its name. */
function withWords(row: HolidayDayRow, known: readonly HolidayDayRow[]): HolidayDayRow {
  const before = known.findLast(({ name }) => name === row.name);
  if (before === undefined) return row;
  const type = before.isDayOff === row.isDayOff ? before.type : row.type;
  return { ...row, type, names: { ...before.names, ...row.names } };
}

/** Why a year was not confirmed, or not taken back, as the contract says it. */
export function holidayRefusal({ kind, about = "" }: NotConfirmed, language: Language): HolidayRefusal {
  return {
    code: kind,
    message: say(holidayMessages[kind], language, { about }),
    day: parseLocalDate(about) ?? null,
  };
}

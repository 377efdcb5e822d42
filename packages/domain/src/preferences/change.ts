import {
  type CalendarFacts,
  type ClosedDay,
  firstOfferedDay,
  judgeDay,
  type OpenDay,
} from "../calendar/delivery-day.ts";
import type { ShipToId } from "../kernel/ids.ts";
import type { LocalDate, LocalMoment } from "../kernel/local-moment.ts";
import { ok, type Result, refused } from "../kernel/result.ts";
import { judgeShipTo, type ShipToAccess, type ShipToRefusal } from "../ship-to/selectable.ts";
import type { ShippingMethod } from "../transport/method.ts";
import type { Preferences } from "./preferences.ts";

/** What the customer wants to be different. */
export type Change =
  | { readonly kind: "ship-to"; readonly shipToId: ShipToId }
  | { readonly kind: "method"; readonly method: ShippingMethod }
  | { readonly kind: "date"; readonly date: LocalDate };

/** A change that may be made; a day brings its verdict along, so that nobody judges it again. */
export type AllowedChange =
  | Exclude<Change, { readonly kind: "date" }>
  | { readonly kind: "date"; readonly date: LocalDate; readonly verdict: OpenDay };

export type ChangeFacts = {
  readonly current: Preferences;
  readonly cartHasItems: boolean;
  readonly accesses: readonly ShipToAccess[];
  /** Methods offered at the current ship-to. */
  readonly offered: readonly ShippingMethod[];
  /** Of the current ship-to and method; null while they are not chosen. */
  readonly calendar: CalendarFacts | null;
};

/** What happens to the products in the cart when a new order is started; saving is preselected (OP-19). */
export type OldProducts = "save-for-later" | "remove-without-saving";

export type ChangeRefusal =
  | ShipToRefusal
  | { readonly kind: "method-not-offered" }
  | { readonly kind: "no-calendar" }
  | { readonly kind: "day-closed"; readonly because: ClosedDay };

export type ChangeAnswer =
  | { readonly kind: "apply"; readonly change: AllowedChange }
  | {
      readonly kind: "ask";
      readonly change: AllowedChange;
      readonly options: readonly ["continue", "start-new"];
      readonly oldProducts: readonly [OldProducts, OldProducts];
    }
  | { readonly kind: "refuse"; readonly because: ChangeRefusal };

/**
 * Is a change applied at once, asked about, or refused (SHIPTO-01…05, TRANSPORT-35, INPROG-23…28)? Without
 * items it applies at once; with items the customer chooses to continue or to start new, and then whether
 * the old products are saved (OP-19). A change to what already is, and a date that is the first offered
 * one, apply without a question (INPROG-25).
 *
 * @example askOrApply({ kind: "date", date: toLocalDate("2026-11-26") }, { current: { shipToId: null, method:
 *   "selfpickup_selfpickup", date: null }, cartHasItems: false, accesses: [], offered:
 *   ["selfpickup_selfpickup"], calendar: anyCalendar() }, FRIDAY_MORNING).kind // "apply"
 */
export function askOrApply(change: Change, facts: ChangeFacts, now: LocalMoment): ChangeAnswer {
  const judged = judgeChange(change, facts, now);
  if (!judged.ok) return { kind: "refuse", because: judged.refusal };
  const allowed = judged.value;
  if (!facts.cartHasItems || changesNothing(change, facts.current) || isFirstDay(change, facts, now)) {
    return { kind: "apply", change: allowed };
  }
  return {
    kind: "ask",
    change: allowed,
    options: ["continue", "start-new"],
    oldProducts: ["save-for-later", "remove-without-saving"],
  };
}

function judgeChange(
  change: Change,
  facts: ChangeFacts,
  now: LocalMoment,
): Result<AllowedChange, ChangeRefusal> {
  switch (change.kind) {
    case "ship-to": {
      const judged = judgeShipTo(facts.accesses, change.shipToId);
      return judged.ok ? ok(change) : refused(judged.refusal);
    }
    case "method":
      return facts.offered.includes(change.method) ? ok(change) : refused({ kind: "method-not-offered" });
    case "date": {
      if (facts.calendar === null) return refused({ kind: "no-calendar" });
      const verdict = judgeDay(facts.calendar, now, change.date);
      return verdict.open
        ? ok({ kind: "date", date: change.date, verdict })
        : refused({ kind: "day-closed", because: verdict });
    }
  }
}

function changesNothing(change: Change, current: Preferences): boolean {
  switch (change.kind) {
    case "ship-to":
      return change.shipToId === current.shipToId;
    case "method":
      return change.method === current.method;
    case "date":
      return change.date === current.date;
  }
}

function isFirstDay(change: Change, { calendar }: ChangeFacts, now: LocalMoment): boolean {
  if (change.kind !== "date" || calendar === null) return false;
  return firstOfferedDay(calendar, now)?.day === change.date;
}

import { inTransaction } from "../../../platform/transaction.ts";
import { asBefore, type ToldFields, type Undo } from "../../audit/undo.facts.ts";
import { changeCompany, setCompanyTerms } from "./change-company.ts";
import { changeShipTo, toldOfHeld } from "./change-ship-to.ts";
import { isTheirs } from "./customer-changing.ts";
import type { CustomerDeskDeps } from "./customer-desk.deps.ts";
import { holdCompanyOf, holdPlaceOf } from "./customer-writing.repo.ts";

const terms = ["dueDays", "paymentMethod", "creditLimit"] as const;

/** Takes a change of a company back: of who it is, or of how it pays, as each has its own command and right (DEDIT-03). */
export function undoCompany(deps: CustomerDeskDeps): Undo {
  return {
    ...{ action: "company.changed", needs: { area: "customers", power: "change" } },
    find: async (context, { subject: id, after }) => {
      const areTerms = terms.some((field) => Object.hasOwn(after, field));
      if (areTerms) await context.may({ area: "papers", power: "change" });
      const held = await inTransaction(deps.db, (tx) => holdCompanyOf(tx, id));
      if (held === undefined || !isTheirs(await context.staff(), id)) return;
      const { version, currency: _, ...now } = held;
      return {
        now,
        put: async (values) => {
          const { creditLimit: _limit, ...told } = values;
          const before = { id, version, ...now, ...asBefore(now, told) };
          const creditLimitMinor = limitIn(values, now.creditLimit);
          const { refusal } = areTerms
            ? await setCompanyTerms(deps, context, { ...before, creditLimitMinor })
            : await changeCompany(deps, context, before);
          return refusal ?? null;
        },
      };
    },
  };
}

function limitIn({ creditLimit }: ToldFields, now: number | null): number | null {
  if (creditLimit === undefined) return now;
  return creditLimit === "" ? null : Number(creditLimit);
}

/** Takes a change of a place back (DEDIT-03). */
export function undoShipTo(deps: CustomerDeskDeps): Undo {
  return {
    ...{ action: "ship-to.changed", needs: { area: "customers", power: "change" } },
    find: async (context, { subject: id }) => {
      const held = await inTransaction(deps.db, (tx) => holdPlaceOf(tx, id));
      if (held === undefined || !isTheirs(await context.staff(), held.companyId)) return;
      const now = toldOfHeld(held);
      return {
        now,
        put: async (values) => {
          const before = { ...now, ...asBefore(now, values) };
          const { days, daysTruck, daysTank, daysUnfiltered, types, ...rest } = before;
          const weekdays = {
            ...{ standard: days.map(Number), truck: daysTruck.map(Number) },
            ...{ tank: daysTank.map(Number), unfiltered: daysUnfiltered.map(Number) },
          };
          const input = { ...rest, id, version: held.version, types: [...types], weekdays };
          return (await changeShipTo(deps, context, input)).refusal ?? null;
        },
      };
    },
  };
}

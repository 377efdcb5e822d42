import { decodeEmptiesTypes } from "@vycep/contract/empties/empties.codec";
import type { EmptiesTypes } from "@vycep/domain/empties/empties-type";
import {
  looseUnits,
  partOf,
  type ReturnPart,
  type SplitReturn,
  splitReturn,
} from "@vycep/domain/empties/split-return";
import { type Minor, NO_MONEY, times } from "@vycep/domain/kernel/money";
import type { EmptiesAnswer, EmptiesRow } from "./use-cart-empties.ts";

/** What the customer has entered: pieces by type, and the type that goes first into a second order. */
export interface EmptiesDraft {
  readonly units: Readonly<Record<string, number>>;
  readonly second: string | null;
}

/** Planned already, or what is expected to be empty by then. */
export function draftOf({ cart_blga: rows, empties_terms: terms }: EmptiesAnswer): EmptiesDraft {
  const unitsOf = (row: EmptiesRow) =>
    terms?.is_planned === true ? row.number_of_units : row.planned_return;
  return {
    units: Object.fromEntries((rows ?? []).map((row) => [row.packaging_code, unitsOf(row)])),
    second: terms?.second_order_first ?? null,
  };
}

/** One row of the table. */
export interface PlannedRow {
  readonly row: EmptiesRow;
  readonly units: number;
  readonly refundMinor: Minor;
  /** Pallets that it takes; undefined for bottles that go in crates. */
  readonly pallets: number | undefined;
  /** Of bottles: in how many crates of how many, and how many go without. */
  readonly inCrates: { readonly crates: number; readonly each: number; readonly loose: number } | undefined;
}

export interface EmptiesPlanView {
  readonly rows: readonly PlannedRow[];
  readonly whole: ReturnPart;
  readonly split: SplitReturn;
  readonly maxPallets: number | null;
  /** The second order, where one can be made. */
  readonly second: { readonly method: string; readonly date: string } | undefined;
}

/** The plan with everything that follows from it, by the domain's rules and before any answer (EMPTIES-02, EMPTIES-03). */
export function viewPlan(answer: EmptiesAnswer, draft: EmptiesDraft): EmptiesPlanView {
  const rows = answer.cart_blga ?? [];
  const terms = answer.empties_terms;
  const types = decodeEmptiesTypes(rows);
  const plan = rows.flatMap(({ packaging_code: code }) => {
    const units = draft.units[code] ?? 0;
    return units > 0 ? [{ code, units }] : [];
  });
  const hasSecond = terms?.second_method != null && terms.second_date != null;
  const split = splitReturn(plan, types, {
    maxPallets: terms?.max_pallets ?? null,
    secondMaxPallets: hasSecond ? terms.second_max_pallets : undefined,
    secondFirst: draft.second ?? undefined,
  });
  return {
    rows: rows.map((row) => plannedRow(row, { types, plan })),
    whole: partOf(plan, types),
    split,
    maxPallets: terms?.max_pallets ?? null,
    second: hasSecond ? { method: terms.second_method ?? "", date: terms.second_date ?? "" } : undefined,
  };
}

type Plan = {
  readonly types: EmptiesTypes;
  readonly plan: readonly { readonly code: string; readonly units: number }[];
};

function plannedRow(row: EmptiesRow, { types, plan }: Plan): PlannedRow {
  const { packaging_code: code } = row;
  const unitsOf = (one: string) => plan.find((amount) => amount.code === one)?.units ?? 0;
  const units = unitsOf(code);
  const type = types.get(code);
  const loose = looseUnits(code, plan, types);
  const crate = [...types.values()].find((one) => one.carries?.code === code);
  const each = crate?.carries?.units ?? 0;
  const crates = crate ? Math.min(unitsOf(crate.code), Math.ceil((units - loose) / each)) : 0;
  return {
    row,
    units,
    refundMinor: times(units, type?.depositMinor ?? NO_MONEY),
    pallets:
      crate && loose === 0 && units > 0
        ? undefined
        : loose / (type?.unitsPerPallet || Number.POSITIVE_INFINITY),
    inCrates: crate && crates > 0 ? { crates, each, loose } : undefined,
  };
}

import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";
import type { EmptiesBalance } from "./balance.ts";
import type { EmptiesAmount, EmptiesTypes } from "./empties-type.ts";

/** More pieces of one type than any truck takes. */
export const MAX_EMPTIES_UNITS = 99_999;

/**
 * What a place is expected to return, to begin with: all but what its latest delivery brought, which is still full.
 * Bottles go in crates, so only as many as fill the crates that go (EMPTIES-02). In the order of the types.
 *
 * @example plannedReturn(new Map([["KEG50", { balance: 52, full: 0 }]]), EMPTIES_TYPES)
 *   // [{ code: "KEG50", units: 52 }]
 */
export function plannedReturn(
  balances: ReadonlyMap<string, EmptiesBalance>,
  types: EmptiesTypes,
): readonly EmptiesAmount[] {
  const emptied = (code: string) => {
    const one = balances.get(code);
    return one === undefined ? 0 : one.balance - one.full;
  };
  const crateOf = new Map(
    [...types.values()].flatMap((type) => (type.carries ? [[type.carries.code, type] as const] : [])),
  );
  const plan = [...types.keys()].map((code) => {
    const crate = crateOf.get(code);
    if (!crate?.carries) return { code, units: emptied(code) };
    const perCrate = crate.carries.units;
    const crates = Math.min(emptied(crate.code), Math.floor(emptied(code) / perCrate));
    return { code, units: crates * perCrate };
  });
  return plan.filter(({ units }) => units > 0);
}

/** Why an amount cannot be planned. */
export type EmptiesRefusal = Refusal & { readonly index: number; readonly code: string } & (
    | { readonly kind: "empties-unknown" | "empties-not-whole" | "empties-negative" | "empties-twice" }
    | { readonly kind: "empties-too-many"; readonly max: number }
  );

/**
 * Reads what a customer wants to return: whole pieces of types that the brewery takes back, each once; noughts are
 * left out. More than the account says is allowed, because the driver counts and not the account.
 *
 * @example readPlan([{ code: "KEG50", units: 3 }], EMPTIES_TYPES) // ok
 */
export function readPlan(
  wanted: readonly EmptiesAmount[],
  types: EmptiesTypes,
): Result<readonly EmptiesAmount[], EmptiesRefusal> {
  const seen = new Set<string>();
  for (const [index, { code, units }] of wanted.entries()) {
    if (!types.has(code)) return refused({ kind: "empties-unknown", index, code });
    if (seen.has(code)) return refused({ kind: "empties-twice", index, code });
    if (!Number.isInteger(units)) return refused({ kind: "empties-not-whole", index, code });
    if (units < 0) return refused({ kind: "empties-negative", index, code });
    if (units > MAX_EMPTIES_UNITS)
      return refused({ kind: "empties-too-many", index, code, max: MAX_EMPTIES_UNITS });
    seen.add(code);
  }
  const units = new Map(wanted.map((one) => [one.code, one.units]));
  return ok(
    [...types.keys()].map((code) => ({ code, units: units.get(code) ?? 0 })).filter((one) => one.units > 0),
  );
}

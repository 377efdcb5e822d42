import { toThousandths } from "../catalog/packaging.ts";
import type { Minor } from "../kernel/money.ts";
import { type EmptiesAmount, type EmptiesTypes, refundOf } from "./empties-type.ts";

/** What goes with one order, and what it comes to. */
export type ReturnPart = {
  readonly amounts: readonly EmptiesAmount[];
  readonly units: number;
  readonly grams: number;
  readonly palletThousandths: number;
  readonly refundMinor: Minor;
};

export type ReturnLimits = {
  /** Pallets that the order's own way of transport takes (OP-119); null for any number. */
  readonly maxPallets: number | null;
  /** Pallets that the second order may take; undefined where there can be none. */
  readonly secondMaxPallets: number | null | undefined;
  /** The type that the customer wants in the second order first. */
  readonly secondFirst?: string | undefined;
};

export type SplitReturn = {
  readonly first: ReturnPart;
  /** What is above the limit; null when all goes with the first order (EMPTIES-03). */
  readonly second: ReturnPart | null;
  /** What fits into neither: it cannot be ordered like this. */
  readonly left: ReturnPart | null;
};

/**
 * Splits a planned return over the limit of pallets: what is above it becomes a second order (EMPTIES-03, OP-119).
 * Whole pieces move, of the chosen type first and then of whichever takes the most room, until the rest fits; a crate
 * takes its bottles along. The parts always add up to the whole, in pieces and in money.
 *
 * @example splitReturn([{ code: "KEG50", units: 79 }], EMPTIES_TYPES, { maxPallets: 6, secondMaxPallets: 6
 *   }).second?.amounts // [{ code: "KEG50", units: 7 }]
 */
export function splitReturn(
  plan: readonly EmptiesAmount[],
  types: EmptiesTypes,
  limits: ReturnLimits,
): SplitReturn {
  const known = plan.filter(({ code, units }) => types.has(code) && units > 0);
  const [first, above] = fitInto(known, types, { max: limits.maxPallets, outFirst: limits.secondFirst });
  if (above.length === 0) return { first: partOf(first, types), second: null, left: null };
  const { secondMaxPallets } = limits;
  if (secondMaxPallets === undefined) {
    return { first: partOf(first, types), second: null, left: partOf(above, types) };
  }
  const [second, left] = fitInto(above, types, { max: secondMaxPallets });
  return {
    first: partOf(first, types),
    second: second.length > 0 ? partOf(second, types) : null,
    left: left.length > 0 ? partOf(left, types) : null,
  };
}

/**
 * What empties come to together: pieces, weight, room, worth. Bottles in their crates take no room of their own.
 *
 * @example partOf([{ code: "KEG50", units: 12 }], EMPTIES_TYPES).palletThousandths // 1000
 */
export function partOf(amounts: readonly EmptiesAmount[], types: EmptiesTypes): ReturnPart {
  return {
    amounts,
    units: amounts.reduce((sum, { units }) => sum + units, 0),
    grams: amounts.reduce((sum, { code, units }) => sum + units * (types.get(code)?.emptyGrams ?? 0), 0),
    palletThousandths: toThousandths(roomOf(amounts, types)),
    refundMinor: refundOf(amounts, types),
  };
}

/**
 * How many pieces of a type go loose: bottles that do not fit into the crates that go along.
 *
 * @example looseUnits("BTL05", [{ code: "CR20", units: 30 }, { code: "BTL05", units: 620 }], EMPTIES_TYPES) // 20
 */
export function looseUnits(code: string, amounts: readonly EmptiesAmount[], types: EmptiesTypes): number {
  const units = amounts.find((one) => one.code === code)?.units ?? 0;
  const inCrates = amounts.reduce((sum, one) => {
    const carries = types.get(one.code)?.carries;
    return carries?.code === code ? sum + one.units * carries.units : sum;
  }, 0);
  return Math.max(0, units - inCrates);
}

/** Pallets, as a fraction. */
function roomOf(amounts: readonly EmptiesAmount[], types: EmptiesTypes): number {
  return amounts.reduce((sum, { code }) => sum + roomOfType(code, amounts, types), 0);
}

function roomOfType(code: string, amounts: readonly EmptiesAmount[], types: EmptiesTypes): number {
  const perPallet = types.get(code)?.unitsPerPallet ?? 0;
  return perPallet === 0 ? 0 : looseUnits(code, amounts, types) / perPallet;
}

type Fitting = { readonly max: number | null; readonly outFirst?: string | undefined };

/** A hair of rounding must not send a keg on its own journey. */
const HAIR = 1e-9;

/** What fits, and what does not. */
function fitInto(
  amounts: readonly EmptiesAmount[],
  types: EmptiesTypes,
  { max, outFirst }: Fitting,
): readonly [readonly EmptiesAmount[], readonly EmptiesAmount[]] {
  const staying = new Map(amounts.map(({ code, units }) => [code, units]));
  if (max === null) return [amounts, []];
  const moved = new Map<string, number>();
  const queue = outFirst !== undefined && staying.has(outFirst) ? [outFirst] : [];
  for (;;) {
    const rest = listOf(staying, types);
    const over = roomOf(rest, types) - max;
    if (over <= HAIR) return [rest, listOf(moved, types)];
    const code = queue.shift() ?? roomiest(rest, types);
    moveOut(code, over, { staying, moved, types });
  }
}

function roomiest(amounts: readonly EmptiesAmount[], types: EmptiesTypes): string {
  const [first, ...others] = amounts.map(({ code }) => ({ code, room: roomOfType(code, amounts, types) }));
  if (!first) throw new Error("nothing takes more room than the limit");
  return others.reduce((most, one) => (one.room > most.room ? one : most), first).code;
}

type Moving = {
  readonly staying: Map<string, number>;
  readonly moved: Map<string, number>;
  readonly types: EmptiesTypes;
};

/** As many pieces of a type as the room above the limit asks for; a crate's bottles go with it. */
function moveOut(code: string, over: number, { staying, moved, types }: Moving): void {
  const type = types.get(code);
  const before = listOf(staying, types);
  const loose = type === undefined ? 0 : roomOfType(code, before, types) * type.unitsPerPallet;
  const wanted = Math.ceil(over * (type?.unitsPerPallet ?? 0) - HAIR);
  const units = Math.min(Math.max(wanted, 0), Math.round(loose));
  if (units === 0) return;
  const take = (one: string, count: number) => {
    staying.set(one, (staying.get(one) ?? 0) - count);
    moved.set(one, (moved.get(one) ?? 0) + count);
  };
  if (type?.carries) {
    // Only bottles that went in these crates: the others still fit into those that stay, or go loose as before.
    const { code: bottle, units: perCrate } = type.carries;
    const cratesAfter = (staying.get(code) ?? 0) - units;
    const without = Math.max(
      0,
      (staying.get(bottle) ?? 0) - looseUnits(bottle, before, types) - cratesAfter * perCrate,
    );
    if (without > 0) take(bottle, without);
  }
  take(code, units);
}

/** In the order of the types. */
function listOf(units: ReadonlyMap<string, number>, types: EmptiesTypes): readonly EmptiesAmount[] {
  return [...types.keys()].flatMap((code) => {
    const count = units.get(code) ?? 0;
    return count > 0 ? [{ code, units: count }] : [];
  });
}

import type { BundlePart } from "@vycep/domain/bundles/bundle";
import type { CartLine } from "@vycep/domain/cart/cart";
import { type Sku, toId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import { type PartValues, partsOfValues } from "../../bundles/bundles.facts.ts";

export type CartLineRecord = {
  readonly uid: number;
  readonly sku: Sku;
  readonly packages: number;
  readonly layers: number;
  readonly pallets: number;
  /** What one package of a bundle holds; null for plain goods. */
  readonly parts: readonly BundlePart[] | null;
  readonly position: number;
  readonly version: number;
};

/** Lines travel as bare lists: a thousand of them cost one value of one row. */
export const lineValues = sql`json_build_array(uid, sku, packages, layers, pallets, position, version, parts)`;
export type LineValues = readonly [number, string, number, number, number, number, number, PartValues | null];

export function toLine([
  uid,
  sku,
  packages,
  layers,
  pallets,
  position,
  version,
  parts,
]: LineValues): CartLineRecord {
  return {
    uid,
    sku: toId<Sku>(sku),
    packages,
    layers,
    pallets,
    parts: partsOfValues(parts),
    position,
    version,
  };
}

/** A line as the rules see it. */
export function cartLineOf({
  sku,
  packages,
  layers,
  pallets,
  parts,
}: Pick<CartLineRecord, "sku" | "packages" | "layers" | "pallets" | "parts">): CartLine {
  return { sku, packages, layers, pallets, ...(parts ? { parts } : {}) };
}

const linesOfRecords = new WeakMap<CartLineRecord, CartLine>();

/** The same of a line that was read, made once: what was found out about it stays with it. */
export function lineOfRecord(record: CartLineRecord): CartLine {
  const known = linesOfRecords.get(record);
  if (known) return known;
  const line = cartLineOf(record);
  linesOfRecords.set(record, line);
  return line;
}

/** As they stand in the cart: by position, the older line first where two share one. */
export function inOrder(lines: readonly CartLineRecord[]): readonly CartLineRecord[] {
  return lines.toSorted((left, right) => left.position - right.position || left.uid - right.uid);
}

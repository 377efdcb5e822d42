import { ORDER_UNITS, type OrderUnit } from "@vycep/domain/catalog/orderable-units";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import { hasAmounts, noAmounts } from "../reading/line-amounts.ts";

/** What a key does in the number of a row. */
export type GridStep =
  | { readonly kind: "move"; readonly by: 1 | -1 }
  | { readonly kind: "unit"; readonly unit: OrderUnit }
  | { readonly kind: "undo" }
  | { readonly kind: "revert" };

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * Keys of the grid: Enter and arrows go from row to row, a unit's letter switches to it, Ctrl+Z takes back.
 *
 * @param letters the first letter of each unit in the person's language
 */
export function gridStep(pressed: Key, letters: Readonly<Record<OrderUnit, string>>): GridStep | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (ctrlKey || metaKey) return key.toLowerCase() === "z" && !shiftKey ? { kind: "undo" } : undefined;
  if (altKey) return;
  if (key === "Enter") return { kind: "move", by: shiftKey ? -1 : 1 };
  if (key === "ArrowDown") return { kind: "move", by: 1 };
  if (key === "ArrowUp") return { kind: "move", by: -1 };
  if (key === "Escape") return { kind: "revert" };
  const unit = ORDER_UNITS.find((known) => letters[known].toLowerCase() === key.toLowerCase());
  return unit && { kind: "unit", unit };
}

/** The unit that a row shows first: what is ordered in it, else the one for new rows, else the first that is offered. */
export function shownUnit(amounts: Amounts, offered: readonly OrderUnit[], wanted: OrderUnit): OrderUnit {
  const ordered = ORDER_UNITS.toReversed().find((unit) => amounts[unit] > 0);
  return ordered ?? (offered.includes(wanted) ? wanted : (offered[0] ?? "packages"));
}

/** The same number in another unit; what else is ordered of the product stays. */
export function inOtherUnit(amounts: Amounts, from: OrderUnit, to: OrderUnit): Amounts {
  if (from === to || !hasAmounts({ ...noAmounts, [from]: amounts[from] })) return amounts;
  return { ...amounts, [from]: 0, [to]: amounts[to] + amounts[from] };
}

/** Changes that are taken back by the command that made them, with what stood there before (DEDIT-03). */
export const UNDOABLE_ACTIONS = [
  ...(["product.changed", "product-limit.set", "company.changed", "ship-to.changed"] as const),
  ...(["vehicle.changed", "driver.changed", "role.changed", "content.changed"] as const),
  ...(["portal-settings.set", "capacity-rule.set", "lead-time.set", "empties-deposit.set"] as const),
  "holidays.confirmed" as const,
] as const;

export type UndoableAction = (typeof UNDOABLE_ACTIONS)[number];

/** Why a change is not taken back from its entry: nothing was changed, the world knows, it has a way back of its own, or its entry says too little. */
export type WhyNotUndone = "seen-alone" | "told-outside" | "own-way-back" | "too-little-known";

const seenAlone = /\.(?:looked-at|exported|printed|code-used|accepted)$/;
const toldOutside = /^(?:order|orders|invoice|ticket|round|bank-statement|paper)\./;
const ownWayBack =
  /^(?:import|price|price-draft|content|delivery-change|portal-settings|maintenance|capacity-rule|lead-time|empties-deposit|ticket-target)\./;

/**
 * Why a change is not taken back from its entry in the log; undefined where it may be tried (DEDIT-03).
 *
 * @example whyNotUndone("company.changed", 2) // undefined
 * @example whyNotUndone("user.looked-at", 0) // "seen-alone"
 * @example whyNotUndone("price-draft.published", 1) // "own-way-back"
 */
export function whyNotUndone(action: string, changes: number): WhyNotUndone | undefined {
  if (seenAlone.test(action)) return "seen-alone";
  if (toldOutside.test(action)) return "told-outside";
  if (UNDOABLE_ACTIONS.some((one) => one === action)) return changes > 0 ? undefined : "too-little-known";
  return ownWayBack.test(action) ? "own-way-back" : "too-little-known";
}

import type { OrderUnit } from "@vycep/domain/catalog/orderable-units";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import { type KeyboardEvent, useState } from "react";
import { cartSession } from "../cart-session.ts";
import { announceLine } from "../lines/announce-line.ts";
import type { RowOrder } from "../lines/use-row-order.ts";
import { noAmounts } from "../reading/line-amounts.ts";
import { gridStep, inOtherUnit, shownUnit } from "./grid-steps.ts";
import { rememberStep, undoStep } from "./grid-undo.ts";

interface GridRowInput {
  readonly order: RowOrder;
  readonly newUnit: OrderUnit;
  readonly letters: Readonly<Record<OrderUnit, string>>;
  readonly usualBoxes: number | undefined;
}

/** One row of the grid: what is typed, the unit it is in, and what the keys do. Each change goes into the cart at once. */
export function useGridRow({ order, newUnit, letters, usualBoxes }: GridRowInput) {
  const { product, line, units, readiness } = order;
  const sku = product.sku ?? "";
  const amounts = line?.amounts ?? noAmounts;
  const offered = units.filter(({ refusal }) => refusal === undefined).map(({ unit }) => unit);
  const [picked, setPicked] = useState<OrderUnit>();
  const [draft, setDraft] = useState<string>();
  const unit = picked ?? shownUnit(amounts, offered, newUnit);
  const typed = draft === undefined ? amounts[unit] : wholeNumber(draft);

  const ghost = line === undefined && draft === undefined ? countOf(usualBoxes, unit) : undefined;

  /** So many boxes in the unit that is entered; none where they do not come out even. */
  function countOf(boxes: number | undefined, inUnit: OrderUnit): number | undefined {
    const each = units.find((one) => one.unit === inUnit)?.boxes ?? 0;
    return boxes === undefined || each === 0 || boxes % each !== 0 ? undefined : boxes / each;
  }
  function put(next: Amounts) {
    rememberStep({ sku, product, amounts });
    cartSession().setAmounts({ sku, product, amounts: next });
    announceLine(sku, product.name ?? sku);
  }
  /** False when what is typed cannot be taken; it stays as it is then. */
  function commit(): boolean {
    if (typed === undefined) return false;
    if (typed !== amounts[unit] && readiness !== "ready") return false;
    setDraft(undefined);
    if (typed !== amounts[unit]) {
      setPicked(unit);
      put({ ...amounts, [unit]: typed });
    }
    return true;
  }
  function pick(next: OrderUnit) {
    if (!offered.includes(next) || next === unit) return;
    setPicked(next);
    // A number that is still typed is simply meant in the other unit.
    if (draft !== undefined || readiness !== "ready") return;
    const moved = inOtherUnit(amounts, unit, next);
    if (moved !== amounts) put(moved);
  }
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = gridStep(event, letters);
    if (step === undefined || (step.kind === "undo" && draft !== undefined)) return;
    event.preventDefault();
    switch (step.kind) {
      case "move":
        if (event.key === "Enter" && ghost !== undefined && readiness === "ready")
          put({ ...amounts, [unit]: ghost });
        if (commit()) moveFocus(event.currentTarget, step.by);
        break;
      case "unit":
        pick(step.unit);
        break;
      case "undo":
        undoStep();
        break;
      case "revert":
        setDraft(undefined);
        break;
    }
  }
  const shown = draft ?? (amounts[unit] === 0 ? "" : String(amounts[unit]));
  return { unit, offered, shown, ghost, isWhole: typed !== undefined, setDraft, commit, pick, handleKeyDown };
}

export type GridRow = ReturnType<typeof useGridRow>;

/** "" is none; spaces between thousands are fine; anything else but digits is no whole number. */
function wholeNumber(text: string): number | undefined {
  const digits = text.replaceAll(/\s/g, "");
  if (digits === "") return 0;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

/** To the number of the next row that has one; at the end the focus stays (C24). */
function moveFocus(from: HTMLInputElement, by: 1 | -1): void {
  const all = [...(from.closest("table")?.querySelectorAll<HTMLInputElement>("input") ?? [])];
  const next = all[all.indexOf(from) + by];
  if (next === undefined) {
    from.select();
  } else {
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: "nearest" });
  }
}

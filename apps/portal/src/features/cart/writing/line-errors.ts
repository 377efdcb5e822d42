import { createStore, useStore } from "@vycep/shell/storage/store";
import type { CartWish } from "./cart-truth.ts";

/** Why the last change of a line did not go through; a stable code, and the server's words if it sent some. */
export interface LineError {
  readonly reason: string;
  readonly message: string;
  /** What was asked for, so that it can be asked for again. */
  readonly wish?: CartWish | undefined;
}

const errors = createStore<ReadonlyMap<string, LineError>>(new Map());

export function setLineError(sku: string, error: LineError): void {
  errors.set(new Map(errors.get()).set(sku, error));
}

export function clearLineError(sku: string): void {
  if (!errors.get().has(sku)) return;
  const rest = new Map(errors.get());
  rest.delete(sku);
  errors.set(rest);
}

/** Whether the last change of a line did not go through. */
export function hasLineError(sku: string): boolean {
  return errors.get().has(sku);
}

/** Whoever wants to know that a line got an error or lost one. */
export function onLineErrors(listener: () => void): void {
  errors.subscribe(listener);
}

/** What was wished for a line that somebody else had changed, as long as the person has not chosen (C21). */
export function undecidedWishes(): readonly CartWish[] {
  return [...errors.get().values()].flatMap(({ reason, wish }) =>
    reason === "line-changed" && wish !== undefined ? [wish] : [],
  );
}

export function isUndecided(sku: string): boolean {
  return undecidedWishes().some((wish) => wish.sku === sku);
}

export function useLineErrors(): ReadonlyMap<string, LineError> {
  return useStore(errors);
}

import { createStore, type Store } from "@vycep/shell/storage/store";
import type { WantedLine } from "./wanted-line.ts";

/** Why the last change of a line did not go through; a stable code, and the server's words if it sent some. */
export interface LineError {
  readonly reason: string;
  readonly message: string;
  /** What was asked for, so that it can be asked for again. */
  readonly wanted?: WantedLine | undefined;
}

/** The lines whose last change did not go through, by product. */
export interface LineErrors extends Pick<Store<ReadonlyMap<string, LineError>>, "get" | "subscribe"> {
  readonly set: (sku: string, error: LineError) => void;
  readonly clear: (sku: string) => void;
  readonly has: (sku: string) => boolean;
  /** The cart was read: what was said of another cart's lines is gone, but for what was not seen with any cart yet. */
  readonly cartWasRead: (isOtherCart: boolean) => void;
  /** What was wanted of lines that somebody else had changed, as long as the person has not chosen (C21). */
  readonly undecided: () => readonly WantedLine[];
  readonly isUndecided: (sku: string) => boolean;
}

export function createLineErrors(): LineErrors {
  const errors = createStore<ReadonlyMap<string, LineError>>(new Map());
  /** Told since the cart was last read. */
  const fresh = new Set<string>();

  function undecided(): readonly WantedLine[] {
    return [...errors.get().values()].flatMap(({ reason, wanted }) =>
      reason === "line-changed" && wanted !== undefined ? [wanted] : [],
    );
  }
  return {
    get: errors.get,
    subscribe: errors.subscribe,
    set(sku, error) {
      fresh.add(sku);
      errors.set(new Map(errors.get()).set(sku, error));
    },
    clear(sku) {
      if (!errors.get().has(sku)) return;
      const rest = new Map(errors.get());
      rest.delete(sku);
      errors.set(rest);
    },
    has: (sku) => errors.get().has(sku),
    cartWasRead(isOtherCart) {
      if (isOtherCart && errors.get().size > 0)
        errors.set(new Map([...errors.get()].filter(([sku]) => fresh.has(sku))));
      fresh.clear();
    },
    undecided,
    isUndecided: (sku) => undecided().some((wanted) => wanted.sku === sku),
  };
}

import { useState } from "react";

/** Which rows of a list are chosen, by their keys. */
export interface Selection {
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (key: string) => void;
  /** Chooses all of these, or none of them where all were chosen. */
  readonly toggleAll: (keys: readonly string[]) => void;
  readonly clear: () => void;
}

/** Rows chosen in a list; another list (`of`) begins with none, another page of the same keeps them. */
export function useSelection(of: string): Selection {
  const [held, setHeld] = useState<{ readonly of: string; readonly chosen: ReadonlySet<string> }>({
    of,
    chosen: new Set(),
  });
  const chosen = held.of === of ? held.chosen : none;
  const keep = (next: ReadonlySet<string>) => setHeld({ of, chosen: next });
  return {
    chosen,
    toggle: (key) => keep(toggled(chosen, key)),
    toggleAll: (keys) => keep(toggledAll(chosen, keys)),
    clear: () => keep(none),
  };
}

const none: ReadonlySet<string> = new Set();

function toggled(chosen: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return chosen.has(key) ? chosen.difference(new Set([key])) : chosen.union(new Set([key]));
}

function toggledAll(chosen: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  const all = new Set(keys);
  return all.isSubsetOf(chosen) ? chosen.difference(all) : chosen.union(all);
}

import { NAV_SECTIONS, type NavEntry } from "../shared/feature.ts";
import { type Me, may } from "../shared/me.ts";

/** What somebody may enter, in the order of the navigation. */
export function entriesFor(
  nav: readonly NavEntry[],
  me: (Pick<Me, "rights"> & Partial<Pick<Me, "drives">>) | undefined,
): readonly NavEntry[] {
  return nav
    .filter(({ needs, isForDrivers }) => may(me, needs) && (isForDrivers !== true || me?.drives === true))
    .toSorted(
      (a, b) => NAV_SECTIONS.indexOf(a.section) - NAV_SECTIONS.indexOf(b.section) || a.place - b.place,
    );
}

/** The line of the navigation in whose part a page lies: the one with the longest path. The first page is a part by itself. */
export function currentEntry(entries: readonly NavEntry[], path: string): NavEntry | undefined {
  return entries
    .filter((entry) => path === entry.path || (entry.section !== "top" && path.startsWith(`${entry.path}/`)))
    .reduce<NavEntry | undefined>(
      (longest, entry) =>
        longest !== undefined && longest.path.length >= entry.path.length ? longest : entry,
      undefined,
    );
}

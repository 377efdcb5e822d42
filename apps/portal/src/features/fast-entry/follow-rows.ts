/**
 * Where rows that were checked stand now: by what they say, never by their number, so that a verdict never stands beside
 * another row while the next check is under way (C1). What was changed or taken away has no place.
 *
 * @example [...placesNow(["a;1", "b;2", "c;3"], ["a;1", "c;3"])] // [[0, 0], [2, 1]]
 */
export function placesNow(before: readonly string[], now: readonly string[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  let start = 0;
  while (start < before.length && before[start] === now[start]) places.set(start, start++);
  let end = 0;
  while (end < Math.min(before.length, now.length) - start && before.at(-1 - end) === now.at(-1 - end)) {
    end += 1;
    places.set(before.length - end, now.length - end);
  }
  let next = start;
  for (let at = start; at < before.length - end; at += 1) {
    const found = now.indexOf(before[at] ?? "", next);
    if (found === -1 || found >= now.length - end) continue;
    places.set(at, found);
    next = found + 1;
  }
  return places;
}

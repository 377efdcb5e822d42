/** Who needs whom: from → to. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** The knots of a picture: each a set of places from which every other of the set can be reached. */
export function circlesIn(arrows: Arrows): string[][] {
  const reached = new Map([...arrows.keys()].map((place) => [place, reachedFrom(place, arrows)]));
  const seen = new Set<string>();
  return [...arrows.keys()].toSorted().flatMap((place) => {
    if (seen.has(place)) return [];
    const knot = [...(reached.get(place) ?? [])].filter((other) => reached.get(other)?.has(place));
    for (const other of knot) seen.add(other);
    return knot.length > 0 ? [knot.toSorted()] : [];
  });
}

/** The same picture from farther away: places that have the same room are one. Arrows within a room are none. */
export function fromAfar(arrows: Arrows, roomOf: (place: string) => string): Arrows {
  const rooms = new Map<string, Set<string>>();
  for (const [from, others] of arrows) {
    const room = roomOf(from);
    const needed = rooms.get(room) ?? new Set();
    for (const to of others) if (roomOf(to) !== room) needed.add(roomOf(to));
    rooms.set(room, needed);
  }
  return rooms;
}

function reachedFrom(place: string, arrows: Arrows): ReadonlySet<string> {
  const reached = new Set<string>();
  const left = [place];
  for (let next = left.pop(); next !== undefined; next = left.pop())
    for (const to of arrows.get(next) ?? [])
      if (!reached.has(to)) {
        reached.add(to);
        left.push(to);
      }
  return reached;
}

/** The requirement ids of the list, by group, in the list's order. Open points (OP-nn) are no requirements. */
export function requiredIds(requirements: string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [, id = "", group = ""] of requirements.matchAll(/^- (([A-Z0-9]+)-\d+)/gm)) {
    if (group === "OP") continue;
    const ids = groups.get(group) ?? [];
    if (!ids.includes(id)) groups.set(group, [...ids, id]);
  }
  return groups;
}

/** Every id that these tests cite; `CALENDAR-08…11` and `CALENDAR-08, 09` cite each of theirs. */
export function citedIds(tests: readonly string[]): Set<string> {
  const cited = new Set<string>();
  const chain = /\b([A-Z][A-Z0-9]+)-(\d+)((?:\s?(?:…|,|and)\s?(?:\1-)?\d+)*)/g;
  for (const test of tests) {
    for (const [, group = "", first = "", rest = ""] of test.matchAll(chain)) {
      for (const number of numbersOf(first, rest)) cited.add(`${group}-${number}`);
    }
  }
  return cited;
}

function numbersOf(first: string, rest: string): string[] {
  const numbers = [first];
  for (const [, joint = "", next = ""] of rest.matchAll(/(…|,|and)\s?(?:[A-Z][A-Z0-9]+-)?(\d+)/g)) {
    const begin = joint === "…" ? Number(numbers.at(-1)) + 1 : Number(next);
    for (let value = begin; value <= Number(next); value += 1) {
      numbers.push(String(value).padStart(first.length, "0"));
    }
  }
  return numbers;
}

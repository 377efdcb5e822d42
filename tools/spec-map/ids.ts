/** How many ids one range in a title may stand for. More of them, no single test shows. */
const widest = 4;

/**
 * The requirement ids of a list, by group, in the list's order: the lines `- CART-01 …` and the rows `| C1 | …` of
 * what peers' users complain of. Open points (OP-nn) and decisions are no requirements.
 */
export function requiredIds(list: string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [, id = "", dashed, plain] of list.matchAll(/^(?:- |\| )((?:([A-Z0-9]+)-|([BC]))\d+)(?= )/gm)) {
    const group = dashed ?? plain ?? "";
    const ids = groups.get(group) ?? [];
    if (group !== "OP" && !ids.includes(id)) groups.set(group, [...ids, id]);
  }
  return groups;
}

/** Every id that these titles cite; `CALENDAR-08…11` and `CALENDAR-08, 09` cite each of theirs. */
export function citedIds(titles: readonly string[]): Set<string> {
  return new Set(titles.flatMap((title) => [...chainsOf(title).flatMap(idsOf), ...plainIds(title)]));
}

/** The ranges of a title that stand for more ids than one test can show. */
export function wideRanges(title: string): string[] {
  return [
    ...title.matchAll(/\b(?:[A-Z][A-Z0-9]*-|[BC])(\d+)\s?(?:…|\.{2,3}|–|-)\s?(?:[A-Z][A-Z0-9]*-?)?(\d+)/gu),
  ]
    .filter(([, from, to]) => Number(to) - Number(from) >= widest)
    .map(([range]) => range);
}

type Chain = { readonly group: string; readonly first: string; readonly rest: string };

function chainsOf(title: string): Chain[] {
  const chain = /\b([A-Z][A-Z0-9]+)-(\d+)((?:\s?(?:…|,|and)\s?(?:\1-)?\d{2,})*)/gu;
  return [...title.matchAll(chain)].map(([, group = "", first = "", rest = ""]) => ({ group, first, rest }));
}

function idsOf({ group, first, rest }: Chain): string[] {
  const numbers = [first];
  for (const [, joint = "", next = ""] of rest.matchAll(/(…|,|and)\s?(?:[A-Z][A-Z0-9]+-)?(\d{2,})/gu)) {
    const begin = joint === "…" ? Number(numbers.at(-1)) + 1 : Number(next);
    for (let value = begin; value <= Number(next); value += 1)
      numbers.push(String(value).padStart(first.length, "0"));
  }
  return numbers.map((number) => `${group}-${number}`);
}

/** C1 and B1, the two groups without a dash. */
function plainIds(title: string): string[] {
  return [...title.matchAll(/\b[BC]\d{1,2}\b/gu)].map(([id]) => id);
}

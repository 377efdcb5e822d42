import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "../kernel/fold.ts";
import { MATCHES, matchOf, rankHits } from "./rank-hits.ts";
import { orderGroups, SEARCH_KINDS } from "./search-groups.ts";
import { SHORTEST_SEARCH, searchedText } from "./searched-text.ts";

const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 100 }),
  fc.string({ unit: "binary", maxLength: 100 }),
  fc.constantFrom("Žluťoučký kůň", "4700 100 498", "  ", "\u0000", "🍺".repeat(60)),
);

describe("C25 what is looked for", () => {
  it("is as it was typed, without space around it, of two letters at least and eighty at most", () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const text = searchedText(typed);
        if (text === undefined) {
          expect(typed.normalize("NFC").replaceAll(/\s+/g, " ").trim().length).toBeLessThan(SHORTEST_SEARCH);
          return;
        }
        expect(text).toBe(text.trim());
        expect(text).not.toMatch(/\s\s/);
        expect([...text].length).toBeLessThanOrEqual(80);
        expect(searchedText(text)).toBe(text);
        expect(searchedText(` ${typed}\n`)).toBe(text);
        if (typed.isWellFormed()) expect(text.isWellFormed()).toBe(true);
      }),
    );
  });

  it.each([
    ["1", undefined],
    ["1 1", "11"],
    ["ž", undefined],
    ["z\u030c", undefined],
    ["př", "př"],
    ["pr\u030c", "př"],
    ["\t11 \n 22", "1122"],
    ["11°", "11°"],
    ["0,5 l", "0,5 l"],
    [`${"a".repeat(79)} b`, "a".repeat(79)],
    [`${"a".repeat(79)}🍺b`, `${"a".repeat(79)}🍺`],
  ])("%j is looked for as %j", (typed, text) => expect(searchedText(typed)).toBe(text));
});

describe("C25 how near a find is", () => {
  const word = fc.string({ unit: fc.constantFrom(..."aáAÁbčČ1 "), minLength: 1, maxLength: 6 });

  it("neither capitals nor diacritics count, in what is typed or in what is found", () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 3 }), word, word, (numbers, title, text) => {
        const match = matchOf({ numbers, title }, text);
        expect(matchOf({ numbers: numbers.map(fold), title: title.toUpperCase() }, text)).toBe(match);
        expect(matchOf({ numbers, title: title.normalize("NFD") }, fold(text))).toBe(match);
        const names = [...numbers, title].map(fold);
        expect(match === "exact").toBe(names.some((name) => name === fold(text)));
        expect(match === "part").toBe(!names.some((name) => name.startsWith(fold(text))));
      }),
    );
  });

  it("the nearer stands before, none is lost, and equals keep their order", () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), word, (titles, text) => {
        const hits = titles.map((title, id) => ({ id, numbers: [], title }));
        const ranked = rankHits(hits, text);
        expect(ranked.map(({ id }) => id).toSorted()).toEqual(hits.map(({ id }) => id).toSorted());
        for (const [at, hit] of ranked.entries()) {
          const next = ranked[at + 1];
          if (next === undefined) continue;
          const [near, far] = [MATCHES.indexOf(hit.match), MATCHES.indexOf(next.match)];
          expect(near < far || (near === far && hit.id < next.id)).toBe(true);
        }
      }),
    );
  });
});

it("groups with a very hit stand first, both halves in the order of the kinds, empty ones nowhere", () => {
  const anyGroups = fc.uniqueArray(
    fc.record({
      kind: fc.constantFrom(...SEARCH_KINDS),
      hits: fc.array(fc.record({ match: fc.constantFrom(...MATCHES) }), { maxLength: 3 }),
    }),
    { selector: ({ kind }) => kind },
  );
  fc.assert(
    fc.property(anyGroups, (groups) => {
      const ordered = orderGroups(groups);
      const isVery = (group: (typeof groups)[number]) => group.hits.some(({ match }) => match === "exact");
      const expected = [true, false].flatMap((very) =>
        SEARCH_KINDS.flatMap((kind) =>
          groups.filter((group) => group.kind === kind && group.hits.length > 0 && isVery(group) === very),
        ),
      );
      expect(ordered).toEqual(expected);
    }),
  );
});

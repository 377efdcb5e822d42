import { describe, expect, test } from "vitest";
import { followsOwnChange, freshMarks, type LiveRows, mergeRows, openRows } from "./live-rows.ts";

type Row = { readonly key: string; readonly state: string };
const rowsOf = (text: string): readonly Row[] =>
  text.split(" ").map((part) => ({ key: part[0] ?? "", state: part.slice(1) }));
const said = ({ shown, marks, waiting }: LiveRows<Row>) => ({
  shown: shown.map(({ key, state }) => key + state).join(" "),
  marks: [...marks].map(([key, { kind }]) => `${key} ${kind}`).join(", "),
  waiting,
});
const read = (
  before: LiveRows<Row>,
  text: string,
  more: { isHeld?: boolean; isOwn?: boolean; at?: number } = {},
) =>
  mergeRows(before, {
    ...{ rows: rowsOf(text), keyOf: ({ key }: Row) => key, isHeld: false, at: 0 },
    ...more,
  });

describe("DLIST-06 new and changed rows appear with a mark, and what somebody works on does not jump", () => {
  const opened = openRows(rowsOf("a1 b1 c1"));
  test.each([
    ["nothing changed", "a1 b1 c1", false, { shown: "a1 b1 c1", marks: "", waiting: 0 }],
    ["one came", "n1 a1 b1 c1", false, { shown: "n1 a1 b1 c1", marks: "n new", waiting: 0 }],
    ["one changed and moved", "b2 a1 c1", false, { shown: "b2 a1 c1", marks: "b changed", waiting: 0 }],
    ["one went", "a1 c1", false, { shown: "a1 c1", marks: "", waiting: 0 }],
    ["one came while held", "n1 a1 b1 c1", true, { shown: "a1 b1 c1", marks: "", waiting: 1 }],
    [
      "one changed and moved while held",
      "b2 a1 c1",
      true,
      { shown: "a1 b2 c1", marks: "b changed", waiting: 0 },
    ],
    [
      "the reader's own change while held",
      "b2 a1 c1",
      true,
      { shown: "a1 b2 c1", marks: "", waiting: 0 },
      true,
    ],
    ["the reader's own change", "b2 a1 c1", false, { shown: "b2 a1 c1", marks: "", waiting: 0 }, true],
    ["one came, another went while held", "n1 a1 b1", true, { shown: "a1 b1 c1", marks: "", waiting: 2 }],
  ] as const)("%s", (_case, text, isHeld, expected, isOwn: boolean = false) => {
    expect(said(read(opened, text, { isHeld, isOwn }))).toEqual(expected);
  });

  test("what waited comes with its mark when it is let in", () => {
    const held = read(opened, "n1 a1 b1 c1", { isHeld: true });
    expect(said(read(held, "n1 a1 b1 c1"))).toEqual({
      ...{ shown: "n1 a1 b1 c1", marks: "n new", waiting: 0 },
    });
  });

  test("what changes by the clock alone is no change where the list says so", () => {
    const rows = rowsOf("a2 b1 c1");
    const coming = { rows, keyOf: ({ key }: Row) => key, isHeld: false, at: 0 };
    expect(said(mergeRows(opened, { ...coming, stampOf: ({ key }: Row) => key })).marks).toBe("");
    expect(said(mergeRows(opened, coming)).marks).toBe("a changed");
  });

  test("a mark stays a minute, and who is new stays new though it changes", () => {
    const first = read(opened, "n1 a1 b1 c1", { at: 1000 });
    const second = read(first, "n2 a1 b2 c1", { at: 31_000 });
    expect(said(second).marks).toBe("n new, b changed");
    expect([...freshMarks(second, 61_000).keys()]).toEqual(["b"]);
    expect(said(read(second, "n2 a1 b2 c1", { at: 91_000 })).marks).toBe("");
  });
});

test.each([
  ["before those rows were read", 999, false],
  ["since", 1000, true],
  ["never, as far as is known", undefined, false],
])(
  "DLIST-06 of what its reader changed %s nothing is marked as another's: %s",
  (_case, ownChangeAt, expected) => {
    expect(followsOwnChange({ before: 1000, ownChangeAt })).toBe(expected);
  },
);

import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addDays, toLocalDate } from "../kernel/local-moment.ts";
import { DESCRIPTION_MAX, isCommentComplete, judgeNewTicket, lengthOf, TITLE_MAX } from "./new-ticket.ts";
import {
  canBeRated,
  lastDayToReopen,
  RATINGS,
  REOPEN_DAYS,
  statusAfterComment,
  statusAfterReopening,
  statusAfterSolving,
} from "./solved-ticket.ts";
import {
  groupOf,
  isEnd,
  parseTicketStatus,
  statusesOf,
  TICKET_GROUPS,
  TICKET_STATUSES,
} from "./ticket-status.ts";

const facts = {
  subcategories: [
    { id: "count", categoryId: "empties" },
    { id: "price", categoryId: "invoice" },
    { id: "other", categoryId: "empties" },
  ],
  country: "CZE",
} as const;
const good = {
  category: "empties",
  subcategory: "count",
  title: "Obaly",
  description: "18, ne 16",
  phone: "",
};
const anyWords = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.constantFrom("", " ", "\n\t", "🍺".repeat(41)),
);

describe("any new ticket", () => {
  it("TICKET-06 TICKET-07 is kept whole and tidy, or every field that is wrong is named once", () => {
    fc.assert(
      fc.property(
        anyWords,
        anyWords,
        fc.constantFrom("empties", "invoice", ""),
        (title, description, category) => {
          const verdict = judgeNewTicket({ ...good, title, description, category }, facts);
          const tidy = title.trim().replace(/\s+/gu, " ");
          const wrong = [
            ...(category === "empties" ? [] : [category === "" ? "category" : "subcategory"]),
            ...(tidy === "" || [...tidy].length > TITLE_MAX ? ["title"] : []),
            ...(description.trim() === "" || [...description.trim()].length > DESCRIPTION_MAX
              ? ["description"]
              : []),
          ];
          expect(verdict.ok ? [] : verdict.refusal.problems.map(({ field }) => field)).toEqual(wrong);
          if (verdict.ok) {
            expect(verdict.value).toEqual({
              ...good,
              title: tidy,
              description: description.trim(),
              category,
            });
          }
        },
      ),
    );
  });

  it.each([
    ["  Obaly  ", "Obaly"],
    ["Obaly\n\tz   neděle", "Obaly z neděle"],
    ["Obaly\u00a0z neděle", "Obaly z neděle"],
    [`${" ".repeat(50)}Obaly`, "Obaly"],
    ["x".repeat(TITLE_MAX), "x".repeat(TITLE_MAX)],
  ])("its title %j is kept as %j", (title, kept) => {
    expect(judgeNewTicket({ ...good, title }, facts)).toMatchObject({ value: { title: kept } });
  });

  it("lines of its description stay as they were typed", () => {
    const description = " 18 přepravek\n\n  a 2 sudy ";
    expect(judgeNewTicket({ ...good, description }, facts)).toMatchObject({
      value: { description: "18 přepravek\n\n  a 2 sudy" },
    });
    expect(judgeNewTicket({ ...good, description: `\n${"ř".repeat(DESCRIPTION_MAX)}\n` }, facts).ok).toBe(
      true,
    );
  });

  it.each([
    [{ subcategory: "other" }, undefined],
    [{ category: "invoice", subcategory: "price" }, undefined],
    [{ category: "invoice", subcategory: "count" }, "subcategory-missing"],
    [{ subcategory: "" }, "subcategory-missing"],
    [{ subcategory: "toString" }, "subcategory-missing"],
    [{ category: "news" }, "category-missing"],
    [{ category: "", subcategory: "" }, "category-missing"],
  ])("TICKET-05 of %j is found %s", (change, expected) => {
    const verdict = judgeNewTicket({ ...good, ...change }, facts);
    expect(verdict.ok ? undefined : verdict.refusal.problems.map(({ kind }) => kind).join()).toBe(expected);
  });

  it("OP-137 OP-91 without a place nine digits are Czech, and a prefix says where they are from", () => {
    const kept = (phone: string) => judgeNewTicket({ ...good, phone }, { ...facts, country: undefined });
    expect(kept("799 999 001")).toMatchObject({ value: { phone: "+420799999001" } });
    expect(kept(" +421 799 999 001 ")).toMatchObject({ value: { phone: "+421799999001" } });
    expect(kept("  ")).toMatchObject({ value: { phone: "" } });
  });

  it.each([
    ["", 0],
    ["pivo", 4],
    ["žluť", 4],
    ["🍺🍺", 2],
    ["a\nb", 3],
  ])("%j has %i letters", (text, letters) => expect(lengthOf(text)).toBe(letters));
});

test("TICKET-14 a comment may be as long as a description, blanks around it not counted", () => {
  const sent = (description: string) => isCommentComplete({ user: "U001", ticketId: "CS1", description });
  expect(sent(` ${"x".repeat(DESCRIPTION_MAX)} `)).toBe(true);
  expect(sent("x".repeat(DESCRIPTION_MAX + 1))).toBe(false);
  expect(sent("🍺".repeat(DESCRIPTION_MAX))).toBe(true);
});

describe("D41 the life of a ticket", () => {
  const anyStatus = fc.constantFrom(...TICKET_STATUSES);
  const closed = toLocalDate("2028-02-20");

  it("it can be opened again for fourteen days, whatever lies between", () => {
    expect(REOPEN_DAYS).toBe(14);
    expect(lastDayToReopen(closed)).toBe("2028-03-05");
    expect(lastDayToReopen(toLocalDate("2026-10-20"))).toBe("2026-11-03");
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 40 }), (days) => {
        const state = { status: "Problem Solved", closed } as const;
        const verdict = statusAfterReopening(state, addDays(closed, days));
        expect(verdict.ok ? verdict.value : verdict.refusal.kind).toBe(
          days <= 14 ? "In Progress" : "reopen-too-late",
        );
        expect(statusAfterComment(state, addDays(closed, days))).toEqual(verdict);
      }),
    );
  });

  it("one that nobody knows when it was solved stays so", () => {
    const state = { status: "Problem Solved", closed: undefined } as const;
    expect(statusAfterReopening(state, closed)).toMatchObject({ refusal: { kind: "reopen-too-late" } });
  });

  it("in every state it is told, opened again, solved and rated as that state allows", () => {
    fc.assert(
      fc.property(anyStatus, fc.option(fc.constantFrom(...RATINGS), { nil: undefined }), (status, rating) => {
        const isSolved = status === "Problem Solved";
        const isOver = status === "Cancelled" || status === "Merged";
        expect(isEnd(status)).toBe(isOver);
        expect(statusAfterComment({ status, closed }, closed).ok).toBe(!isOver);
        expect(statusAfterReopening({ status, closed }, closed).ok).toBe(isSolved);
        expect(statusAfterSolving(status).ok).toBe(!isOver && !isSolved);
        expect(canBeRated({ status, rating })).toBe(isSolved && rating === undefined);
        expect(statusesOf(groupOf(status))).toContain(status);
        expect(parseTicketStatus(status)).toBe(status);
        expect(parseTicketStatus(` ${status}`)).toBeUndefined();
      }),
    );
  });

  it("TICKET-12 TICKET-13 each of the nine states is in one group, and what is over is closed", () => {
    const all = TICKET_GROUPS.flatMap(statusesOf);
    expect(all.toSorted()).toEqual(TICKET_STATUSES.toSorted());
    expect(TICKET_STATUSES.filter(isEnd)).toEqual(statusesOf("closed"));
    expect(RATINGS).toEqual([1, 2, 3, 4, 5]);
  });
});

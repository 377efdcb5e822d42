import { describe, expect, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { ATTACHMENT_BYTES_MAX, judgeContent, judgeOffer } from "./attachment.ts";
import {
  COMMENTS_LIMIT,
  isCommentComplete,
  judgeNewTicket,
  type NewTicket,
  TICKETS_BEFORE_THE_FIRST_ANSWER,
} from "./new-ticket.ts";
import { canBeRated, statusAfterComment, statusAfterReopening, statusAfterSolving } from "./solved-ticket.ts";
import { groupOf, isEnd, parseTicketStatus, statusesOf, TICKET_GROUPS } from "./ticket-status.ts";

test("TICKET-11 the nine states are known by their words, and nothing else", () => {
  expect(TICKET_GROUPS.flatMap(statusesOf)).toHaveLength(9);
  expect(parseTicketStatus("Waiting for Details")).toBe("Waiting for Details");
  expect(parseTicketStatus("waiting for details")).toBeUndefined();
  expect(parseTicketStatus("toString")).toBeUndefined();
});

test.each([
  ["open", ["New", "Waiting for Details", "Information Provided", "On Hold"]],
  ["in-progress", ["In Progress", "Researching"]],
  ["solved", ["Problem Solved"]],
  ["closed", ["Cancelled", "Merged"]],
] as const)("TICKET-13 OP-124 in the group %s are %j", (group, statuses) => {
  expect(new Set(statusesOf(group))).toEqual(new Set(statuses));
  for (const status of statuses) expect(groupOf(status)).toBe(group);
});

const good: NewTicket = {
  category: "empties",
  subcategory: "count",
  title: "Nesouhlasí počet přepravek",
  description: "Vrátili jsme 18, na listu je 16.",
  phone: "",
};
const facts = {
  subcategories: [
    { id: "count", categoryId: "empties" },
    { id: "price", categoryId: "invoice" },
  ],
  country: "CZE",
} as const;

function problemsOf(change: Partial<NewTicket>): readonly string[] {
  const verdict = judgeNewTicket({ ...good, ...change }, facts);
  return verdict.ok ? [] : verdict.refusal.problems.map(({ kind }) => kind);
}

describe("a new ticket", () => {
  test.each([
    ["TICKET-06", { title: "x".repeat(40) }, []],
    ["TICKET-06 CONST-24", { title: "x".repeat(41) }, ["title-too-long"]],
    ["TICKET-06", { title: "🍺".repeat(40) }, []],
    ["TICKET-06", { title: "   " }, ["title-missing"]],
    ["TICKET-07", { description: "x".repeat(2000) }, []],
    ["TICKET-07 CONST-24", { description: "x".repeat(2001) }, ["description-too-long"]],
    ["TICKET-07", { description: "\n" }, ["description-missing"]],
    ["TICKET-05", { category: "" }, ["category-missing"]],
    ["TICKET-05", { subcategory: "price" }, ["subcategory-missing"]],
    ["TICKET-09", { phone: "+420 799 999 001" }, []],
    ["TICKET-09", { phone: "+420 799 999 00" }, ["phone-format"]],
    ["TICKET-10", { phone: "+421799999001" }, []],
    ["TICKET-10", { phone: "+421 7999990011" }, ["phone-format"]],
    ["OP-137", { phone: "+48 799 999 001" }, ["phone-format"]],
  ] as const)("%s of %j is found %j", (_id, change, expected) => {
    expect(problemsOf(change)).toEqual(expected);
  });

  test("OP-137 blanks are left out of the phone, and nine digits are numbers of the place's country", () => {
    const kept = (country: "CZE" | "SVK", phone: string) =>
      judgeNewTicket({ ...good, phone }, { ...facts, country });
    expect(kept("CZE", "+420 799 999 001")).toMatchObject({ value: { phone: "+420799999001" } });
    expect(kept("SVK", "799 999 001")).toMatchObject({ value: { phone: "+421799999001" } });
  });

  test("CONST-25 CONST-26 a hundred comments are read at once, and nine tickets stand for those not yet counted", () => {
    expect([COMMENTS_LIMIT, TICKETS_BEFORE_THE_FIRST_ANSWER]).toEqual([100, 9]);
  });

  test("everything that is wrong is told at once", () => {
    expect(problemsOf({ title: "", description: "", subcategory: "" })).toHaveLength(3);
  });
});

test.each([
  [{ user: "", description: "a", ticketId: "CS1" }, false],
  [{ user: "U001", description: "  ", ticketId: "CS1" }, false],
  [{ user: "U001", description: "a", ticketId: "" }, false],
  [{ user: "U001", description: "x".repeat(2001), ticketId: "CS1" }, false],
  [{ user: "U001", description: "a", ticketId: "CS1" }, true],
])("TICKET-14 a comment of %j is sent: %j", (comment, expected) => {
  expect(isCommentComplete(comment)).toBe(expected);
});

describe("D41 a solved ticket", () => {
  const solved = { status: "Problem Solved", closed: toLocalDate("2026-11-24") } as const;
  test.each([
    ["2026-11-24", true],
    ["2026-12-08", true],
    ["2026-12-09", false],
  ])("on %s it may be opened again: %j", (day, may) => {
    expect(statusAfterReopening(solved, toLocalDate(day)).ok).toBe(may);
    expect(statusAfterComment(solved, toLocalDate(day)).ok).toBe(may);
  });

  const today = toLocalDate("2026-11-24");
  test.each([
    ["New", "New"],
    ["Waiting for Details", "Information Provided"],
    ["Researching", "Researching"],
    ["Problem Solved", "In Progress"],
    ["Cancelled", "ticket-closed"],
    ["Merged", "ticket-closed"],
  ] as const)("an answer to %s makes it %s", (status, expected) => {
    const verdict = statusAfterComment({ status, closed: today }, today);
    expect(verdict.ok ? verdict.value : verdict.refusal.kind).toBe(expected);
  });

  test("only what is open is called solved, only what is solved is opened again, and it is rated once", () => {
    expect(statusAfterSolving("On Hold")).toMatchObject({ value: "Problem Solved" });
    expect(statusAfterSolving("Problem Solved").ok).toBe(false);
    expect(statusAfterSolving("Merged").ok).toBe(false);
    expect(statusAfterReopening({ status: "Merged", closed: today }, today)).toMatchObject({
      refusal: { kind: "not-solved" },
    });
    expect(isEnd("Cancelled")).toBe(true);
    expect(canBeRated({ status: "Problem Solved", rating: undefined })).toBe(true);
    expect(canBeRated({ status: "Problem Solved", rating: 4 })).toBe(false);
    expect(canBeRated({ status: "New", rating: undefined })).toBe(false);
  });
});

describe("D41 a file for a ticket", () => {
  test.each([
    ["photo.jpg", 1, 0, "ok"],
    ["photo.jpg", ATTACHMENT_BYTES_MAX, 9, "ok"],
    ["photo.jpg", ATTACHMENT_BYTES_MAX + 1, 0, "file-too-big"],
    ["photo.jpg", 0, 0, "file-empty"],
    ["photo.jpg", 1, 10, "too-many-files"],
    ["dodací list č. 5.PDF", 1, 0, "ok"],
    ["../photo.jpg", 1, 0, "file-name-unsafe"],
    ["a\\b.jpg", 1, 0, "file-name-unsafe"],
    ["a\u0000b.jpg", 1, 0, "file-name-unsafe"],
    ["gpj.\u202eexe.jpg", 1, 0, "file-name-unsafe"],
    ["", 1, 0, "file-name-unsafe"],
    [`${"x".repeat(120)}.jpg`, 1, 0, "file-name-unsafe"],
    ["drawing.svg", 1, 0, "file-kind-not-taken"],
    ["all.zip", 1, 0, "file-kind-not-taken"],
    ["photo", 1, 0, "file-kind-not-taken"],
    [".jpg", 1, 0, "file-kind-not-taken"],
  ])("%j of %i bytes beside %i others: %s", (name, bytes, others, expected) => {
    const verdict = judgeOffer({ name, bytes, others });
    expect(verdict.ok ? "ok" : verdict.refusal.kind).toBe(expected);
  });

  const seen = { isActive: false, isInfected: false };
  test.each([
    ["photo.JPG", "image/jpeg", seen, "ok"],
    ["photo.jpg", "image/png", seen, "file-not-what-it-says"],
    ["photo.jpg", "application/zip", seen, "file-not-what-it-says"],
    ["photo.jpg", undefined, seen, "file-not-what-it-says"],
    ["list.pdf", "application/pdf", { ...seen, isActive: true }, "file-runs-code"],
    ["list.pdf", "application/pdf", { ...seen, isInfected: true }, "file-infected"],
    ["list.csv", "text/plain", seen, "ok"],
  ])("TICKET-04 %s that is %s: %j %s", (name, mediaType, found, expected) => {
    const verdict = judgeContent({ name, mediaType, ...found });
    expect(verdict.ok ? "ok" : verdict.refusal.kind).toBe(expected);
  });
});

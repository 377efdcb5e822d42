import { describe, expect, it } from "vitest";
import { isAnsweredByCustomer, statusAfterAnswer, statusAfterTaking, stepsFrom } from "./desk-step.ts";
import { TICKET_STATUSES } from "./ticket-status.ts";

describe("DTICK-01 what staff make of a ticket", () => {
  it.each([
    ["New", undefined, "In Progress"],
    ["New", "New", "In Progress"],
    ["New", "Waiting for Details", "Waiting for Details"],
    ["On Hold", undefined, "On Hold"],
    ["Information Provided", "Problem Solved", "Problem Solved"],
    ["In Progress", "Merged", "step-not-allowed"],
    ["In Progress", "New", "step-not-allowed"],
    ["Problem Solved", undefined, "Problem Solved"],
    ["Problem Solved", "In Progress", "In Progress"],
    ["Problem Solved", "On Hold", "step-not-allowed"],
    ["Cancelled", undefined, "ticket-closed"],
    ["Merged", "In Progress", "ticket-closed"],
  ] as const)("%s answered with %s is %s", (status, wanted, expected) => {
    const verdict = statusAfterAnswer(status, wanted);
    expect(verdict.ok ? verdict.value : verdict.refusal.kind).toBe(expected);
  });

  it("TICKET-11 every status leads on, none to itself, and only by naming another to merged", () => {
    for (const status of TICKET_STATUSES) {
      expect(stepsFrom(status).length).toBeGreaterThan(0);
      expect(stepsFrom(status)).not.toContain(status);
      expect(stepsFrom(status)).not.toContain("Merged");
    }
    expect(stepsFrom("Cancelled")).toEqual(["In Progress"]);
  });

  it.each([
    ["On Hold", "customer", true],
    ["On Hold", "brewery", false],
    ["New", undefined, false],
    ["Problem Solved", "customer", false],
    ["Merged", "customer", false],
  ] as const)("%s, last spoken by %s: marked %s", (status, spokeLast, expected) => {
    expect(isAnsweredByCustomer({ status, spokeLast })).toBe(expected);
  });

  it("who takes a new one works on it", () => {
    expect([statusAfterTaking("New"), statusAfterTaking("On Hold")]).toEqual(["In Progress", "On Hold"]);
  });
});

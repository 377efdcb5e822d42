import { expect, test } from "vitest";
import { judgeNote } from "./note.ts";

test.each([
  ["what was written onto what was seen", { held: "", base: "", wanted: "Zvoňte" }, "write"],
  ["what stands so already", { held: "Zvoňte", base: "", wanted: "Zvoňte" }, "same"],
  ["nothing written here, something elsewhere", { held: "Zvoňte", base: "", wanted: "" }, "same"],
  ["both written", { held: "Zvoňte", base: "", wanted: "Dvůr" }, "conflict"],
  ["deleted here, changed elsewhere", { held: "Dvůr", base: "Zvoňte", wanted: "" }, "conflict"],
  [
    "an own text that arrived without an answer",
    { held: "D", base: "", sent: ["D"], wanted: "Dvůr" },
    "write",
  ],
  ["somebody else's after an own one", { held: "Zvoňte", base: "", sent: ["D"], wanted: "Dvůr" }, "conflict"],
  ["a caller that does not tell what it saw", { held: "Zvoňte", base: undefined, wanted: "Dvůr" }, "write"],
] as const)("C21 %s", (_what, facts, verdict) => {
  expect(judgeNote(facts)).toBe(verdict);
});

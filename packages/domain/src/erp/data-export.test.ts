import { describe, expect, test } from "vitest";
import { exportState, readExportReason } from "./data-export.ts";

const fresh = { isTaken: false, isFinished: false, isSetAside: false, isHere: false };

describe("DINT-04 an export of everything", () => {
  test.each([
    ["waiting", {}],
    ["writing", { isTaken: true }],
    ["done", { isTaken: true, isFinished: true, isHere: true }],
    ["gone", { isTaken: true, isFinished: true }],
    ["failed", { isTaken: true, isSetAside: true }],
  ] as const)("is %s", (state, standing) => {
    expect(exportState({ ...fresh, ...standing })).toBe(state);
  });

  test.each([
    ["nothing", "  ", undefined],
    ["signs alone", "–.", undefined],
    ["one letter", "x", undefined],
    ["too much", "a".repeat(201), undefined],
    ["words", " Přecházíme k jinému dodavateli ", "Přecházíme k jinému dodavateli"],
  ] as const)("asks for a reason: %s", (_case, text, reason) => {
    expect(readExportReason(text)).toBe(reason);
  });
});

import { describe, expect, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { archiveRefusal, isNewMaterial, MOST_BYTES_AT_ONCE, orderedPrint } from "./material.ts";
import {
  formatOf,
  judgeMaterialFile,
  type MaterialType,
  MOST_FILE_BYTES,
  parseMaterialFormat,
} from "./material-file.ts";

describe("a file of a material", () => {
  test.each([
    ["poster.pdf", 9, "application/pdf", false, "application/pdf"],
    ["POSTER.JPEG", 9, "image/jpeg", false, "image/jpeg"],
    ["pouring.mp4", MOST_FILE_BYTES, "video/mp4", false, "video/mp4"],
    ["nothing.pdf", 0, undefined, false, "empty"],
    ["film.mp4", MOST_FILE_BYTES + 1, "video/mp4", false, "too-large"],
    ["drawing.svg", 9, "image/svg+xml", false, "wrong-type"],
    ["script.svg", 9, "text/plain", false, "wrong-type"],
    ["archive.zip", 9, "application/zip", false, "wrong-type"],
    ["a prototype's name", 9, "toString", false, "wrong-type"],
    ["form.pdf", 9, "application/pdf", true, "active"],
    ["poster.jpg", 9, "application/pdf", false, "wrong-ending"],
    ["poster", 9, "application/pdf", false, "wrong-ending"],
  ])("MARKETING-02 %s of %s bytes, %s, active %s: %s", (name, bytes, mediaType, isActive, expected) => {
    const verdict = judgeMaterialFile({ name, bytes, mediaType, isActive });
    expect(verdict.ok ? verdict.value : verdict.refusal).toBe(expected);
  });

  test.each<[readonly MaterialType[], string | undefined]>([
    [["image/png"], "image"],
    [["application/pdf"], "pdf"],
    [["video/webm"], "video"],
    [["image/png", "application/pdf"], "folder"],
    [[], undefined],
  ])("MARKETING-02 %j: %s", (types, format) => {
    expect(formatOf(types)).toBe(format);
  });

  test("a format is read as it is written, and nothing else is one", () => {
    expect(["image", "folder", "zip", "toString"].map(parseMaterialFormat)).toEqual([
      "image",
      "folder",
      undefined,
      undefined,
    ]);
  });
});

describe("a material", () => {
  const today = toLocalDate("2026-11-23");

  test.each([
    ["2026-11-23", true],
    ["2026-11-10", true],
    ["2026-11-09", false],
    ["2026-11-24", false],
  ])("MARKETING-02 added on %s is new: %s", (added, isNew) => {
    expect(isNewMaterial(toLocalDate(added), today)).toBe(isNew);
  });

  test.each([
    [[{ bytes: MOST_BYTES_AT_ONCE }], undefined],
    [[{ bytes: MOST_BYTES_AT_ONCE }, { bytes: 1 }], "too-large"],
    [Array.from({ length: 100 }, () => ({ bytes: 1 })), undefined],
    [Array.from({ length: 101 }, () => ({ bytes: 1 })), "too-many"],
  ])("MARKETING-03 an archive of these is refused as it is too much (case %#)", (materials, refusal) => {
    expect(archiveRefusal(materials)).toBe(refusal);
  });

  test("an order of a print says how many and what, cut where a ticket has no room", () => {
    expect(orderedPrint("Plakát Vánoční speciál A2", "4 ks")).toBe("4 ks · Plakát Vánoční speciál A2");
    const long = orderedPrint("P".repeat(90), "4 ks");
    expect([long.length, long.endsWith("…")]).toEqual([80, true]);
  });
});

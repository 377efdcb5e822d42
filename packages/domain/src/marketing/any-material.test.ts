import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, toLocalDate } from "../kernel/local-moment.ts";
import {
  archiveRefusal,
  isNewMaterial,
  MOST_BYTES_AT_ONCE,
  MOST_MATERIALS_AT_ONCE,
  NEW_MATERIAL_DAYS,
  orderedPrint,
} from "./material.ts";
import {
  formatOf,
  judgeMaterialFile,
  MATERIAL_FORMATS,
  type MaterialType,
  MOST_FILE_BYTES,
  parseMaterialFormat,
} from "./material-file.ts";

const kinds = [
  ["image/jpeg", ["jpg", "jpeg"], "image"],
  ["image/png", ["png"], "image"],
  ["image/webp", ["webp"], "image"],
  ["application/pdf", ["pdf"], "pdf"],
  ["video/mp4", ["mp4"], "video"],
  ["video/webm", ["webm"], "video"],
] as const;
const endings = kinds.flatMap(([, own]) => own);
const judged = (said: Partial<Parameters<typeof judgeMaterialFile>[0]>) => {
  const verdict = judgeMaterialFile({
    name: "a.pdf",
    bytes: 1,
    mediaType: "application/pdf",
    isActive: false,
    ...said,
  });
  return verdict.ok ? verdict.value : verdict.refusal;
};

describe("MARKETING-02 a file of a material", () => {
  it.each(kinds)(
    "%s is taken with its own endings alone, and is a material of its format",
    (mediaType, own, format) => {
      for (const ending of endings) {
        const isOwn = own.some((each) => each === ending);
        const expected = isOwn ? mediaType : "wrong-ending";
        expect(judged({ mediaType, name: `a.${ending}` })).toBe(expected);
        expect(judged({ mediaType, name: `A.B.${ending.toUpperCase()}` })).toBe(expected);
      }
      expect(formatOf([mediaType])).toBe(format);
      expect(formatOf([mediaType, mediaType])).toBe("folder");
    },
  );

  it.each([
    ["without a name", { name: "" }, "wrong-ending"],
    ["with an ending and a blank", { name: "a.pdf " }, "wrong-ending"],
    ["with an ending of other letters", { name: "a.pdſ" }, "wrong-ending"],
    ["that ends with a dot", { name: "a.pdf." }, "wrong-ending"],
    ["of an unknown type", { mediaType: undefined }, "wrong-type"],
    ["of a type in capitals", { mediaType: "Application/PDF" }, "wrong-type"],
    ["of a type of every object", { mediaType: "__proto__" }, "wrong-type"],
    ["that holds nothing", { bytes: 0 }, "empty"],
    ["of one byte", { bytes: 1 }, "application/pdf"],
    ["as large as may be", { bytes: MOST_FILE_BYTES }, "application/pdf"],
    ["of a byte more", { bytes: MOST_FILE_BYTES + 1 }, "too-large"],
    ["that runs", { isActive: true }, "active"],
    ["that is wrong in every way", { bytes: 0, isActive: true, mediaType: "x", name: "x" }, "empty"],
    ["that runs under a wrong name", { isActive: true, name: "a.exe" }, "active"],
  ])("%s is judged", (_what, said, expected) => expect(judged(said)).toBe(expected));

  it("several are a folder, none are nothing, and a format is what it is called", () => {
    const types = kinds.map(([type]): MaterialType => type);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...types), { maxLength: 4 }), (given) => {
        const format = formatOf(given);
        expect(format === undefined).toBe(given.length === 0);
        expect(format === "folder").toBe(given.length > 1);
      }),
    );
    expect(MATERIAL_FORMATS.map(parseMaterialFormat)).toEqual(MATERIAL_FORMATS);
    for (const text of ["", "PDF", "folder ", "__proto__"]) expect(parseMaterialFormat(text)).toBeUndefined();
    expect(MOST_FILE_BYTES).toBe(524_288_000);
  });
});

describe("MARKETING-03 an archive", () => {
  const sized = (many: number, bytes: number) => Array.from({ length: many }, () => ({ bytes }));
  it.each([
    ["nothing", [], undefined],
    ["as many as may be", sized(MOST_MATERIALS_AT_ONCE, 1), undefined],
    ["one more", sized(MOST_MATERIALS_AT_ONCE + 1, 0), "too-many"],
    ["as much as may be", sized(3, MOST_BYTES_AT_ONCE / 3), undefined],
    ["a byte more", [...sized(3, MOST_BYTES_AT_ONCE / 3), { bytes: 1 }], "too-large"],
    ["too many and too much", sized(MOST_MATERIALS_AT_ONCE + 1, MOST_BYTES_AT_ONCE), "too-many"],
  ])("of %s", (_what, materials, refusal) => expect(archiveRefusal(materials)).toBe(refusal));

  it("holds a hundred materials and three hundred megabytes", () => {
    expect([MOST_MATERIALS_AT_ONCE, MOST_BYTES_AT_ONCE]).toEqual([100, 314_572_800]);
  });
});

describe("a material", () => {
  it("is new on the day it is added and for thirteen days after it", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -30, max: 30 }),
        fc.constantFrom("2028-02-20", "2026-12-25", "2026-10-20"),
        (days, text) => {
          const added = toLocalDate(text);
          expect(isNewMaterial(added, addDays(added, days))).toBe(days >= 0 && days < NEW_MATERIAL_DAYS);
        },
      ),
    );
    expect(NEW_MATERIAL_DAYS).toBe(14);
  });

  it("in a ticket it is told in eighty letters, none of them cut through", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (title) => {
        const told = orderedPrint(title, "4 ks");
        const whole = `4 ks · ${title}`;
        expect([...told].length).toBeLessThanOrEqual(80);
        expect(told.isWellFormed()).toBe(true);
        expect(told === whole).toBe([...whole].length <= 80);
        if (told !== whole) expect(whole.startsWith(told.slice(0, -1)) && told.endsWith("…")).toBe(true);
      }),
    );
    expect(orderedPrint("🍺".repeat(73), "4 ks")).toBe(`4 ks · ${"🍺".repeat(73)}`);
    expect(orderedPrint("🍺".repeat(74), "4 ks")).toBe(`4 ks · ${"🍺".repeat(72)}…`);
  });
});

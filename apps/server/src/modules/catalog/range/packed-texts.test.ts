import type { Texts } from "@vycep/domain/market/texts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { packTexts, unpackTexts } from "./packed-texts.ts";

// What a database refuses stands in no text.
const text = fc.string({ unit: "grapheme" }).map((any) => any.replaceAll("\u0001", ""));

test("whatever a text holds is unpacked as it was packed", () => {
  fc.assert(
    fc.property(fc.record({ cs: text, sk: text, en: text }), (texts: Texts) => {
      expect(unpackTexts(packTexts(texts))).toEqual(texts);
    }),
  );
});

test("each of its bytes is a letter of one byte", () => {
  const packed = packTexts({ cs: "Žatecký 12 № 1 🍺", sk: "Žatecký", en: "" });
  expect(Buffer.byteLength(packed, "latin1")).toBe(packed.length);
  expect([...packed].every((letter) => letter.charCodeAt(0) < 256)).toBe(true);
});

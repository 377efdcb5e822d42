import { describe, expect, test } from "vitest";
import { openText, sealText } from "./sealed-text.ts";

const old = "an old secret of more than thirty-two letters";
const fresh = "a fresh secret of more than thirty-two letters";

describe("D32 what is sealed", () => {
  test("is opened by its secret, also when a newer one stands before it, and by no other", () => {
    const sealed = sealText("klíč 🔑", "keys", [old]);
    expect(sealed).not.toContain("klíč");
    expect(openText(sealed, "keys", [old])).toBe("klíč 🔑");
    expect(openText(sealed, "keys", [fresh, old])).toBe("klíč 🔑");
    expect(openText(sealed, "keys", [fresh])).toBeUndefined();
    expect(openText(sealText("x", "keys", [fresh, old]), "keys", [old])).toBeUndefined();
  });

  test("is of one purpose, and never twice the same", () => {
    const sealed = sealText("x", "keys", [old]);
    expect(openText(sealed, "codes", [old])).toBeUndefined();
    expect(sealText("x", "keys", [old])).not.toBe(sealed);
  });

  test("is nothing any more once a letter of it was changed", () => {
    const sealed = sealText("a text of some length", "keys", [old]);
    for (let at = 0; at < sealed.length; at += 5) {
      const other = sealed[at] === "A" ? "Q" : "A";
      const changed = sealed.slice(0, at) + other + sealed.slice(at + 1);
      if (changed !== sealed) expect(openText(changed, "keys", [old])).not.toBe("another text");
    }
    for (const broken of ["", "v1", "v1.a.b.c", "v2.a.b.c.d", "v1....", sealed.slice(0, -4)])
      expect(openText(broken, "keys", [old])).toBeUndefined();
  });

  test("without a secret nothing is sealed", () => {
    expect(() => sealText("x", "keys", [])).toThrow("no secret");
  });
});

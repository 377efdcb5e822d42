import { describe, expect, test } from "vitest";
import { impurities } from "./impurities.ts";

describe("pure rules", () => {
  test.each([
    ["const t = Date.now();"],
    ["const t = new Date();"],
    ["const t = new Date;"],
    ["const t = Date();"],
    ["const r = Math.random();"],
    ['const s = price.toLocaleString("cs");'],
    ["names.sort((a, b) => a.localeCompare(b));"],
    ["const d = new Date(0).getDay();"],
    ["const e = process.env;"],
    ["const text = `${Date.now()}`;"],
  ])("refuses %s", (code) => {
    expect(impurities(`export const x = 1;\n${code}\n`)).toEqual([{ line: 2, what: expect.any(String) }]);
  });

  test.each([
    ["const t = new Date(Date.UTC(2026, 10, 23));"],
    ["const day = new Date(0).getUTCDay();"],
    ["// Date.now() would be wrong here"],
    ["/** never new Date() */"],
    ['const text = "Math.random()";'],
    ["const now = facts.now;"],
    ["const isUpdate = true;"],
  ])("allows %s", (code) => {
    expect(impurities(code)).toEqual([]);
  });
});

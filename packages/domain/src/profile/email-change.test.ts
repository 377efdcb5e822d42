import { describe, expect, test } from "vitest";
import { EMAIL_CHANGE_MINUTES, type EmailSide, judgeConfirmation, judgeNewEmail } from "./email-change.ts";

describe("PROFILE-05 another e-mail of one's own", () => {
  test.each([
    [" petr@pub.example ", { ok: true, value: "petr@pub.example" }],
    ["petr", { ok: false, refusal: { kind: "email-format" } }],
    ["", { ok: false, refusal: { kind: "email-format" } }],
    ["JANA@pub.example", { ok: false, refusal: { kind: "email-same" } }],
  ])("%j", (wanted, verdict) => {
    expect(judgeNewEmail(wanted, "jana@pub.example")).toEqual(verdict);
  });

  test.each<[readonly EmailSide[], EmailSide, number, string]>([
    [[], "old", 0, "one-left"],
    [[], "new", 0, "one-left"],
    [["old"], "old", 0, "one-left"],
    [["old"], "new", 0, "complete"],
    [["new"], "old", 99, "complete"],
    [["old", "new"], "new", 0, "complete"],
    [["old"], "new", 100, "expired"],
    [[], "old", 101, "expired"],
  ])("confirmed before %j, now the %s side at %i of 100: %s", (confirmed, side, now, kind) => {
    expect(judgeConfirmation({ expiresAt: 100, confirmed }, side, now).kind).toBe(kind);
  });

  test("the links are good for an hour", () => {
    expect(EMAIL_CHANGE_MINUTES).toBe(60);
  });
});

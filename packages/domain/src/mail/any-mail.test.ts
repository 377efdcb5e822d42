import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeFailedMail, LONGEST_MAIL_WAIT_MS, type MailFailure } from "./failed-mail.ts";
import { answerOf, isAutomatic } from "./inbound-mail.ts";

const anyFailure: fc.Arbitrary<MailFailure> = fc.record({
  refused: fc.constantFrom("receiver", "content", "other"),
  code: fc.option(fc.integer({ min: 400, max: 599 }), { nil: undefined }),
  enhancedCode: fc.option(fc.constantFrom("5.1.1", "5.1.10", "5.2.1", "5.2.2", "5.7.1", "4.1.1", ""), {
    nil: undefined,
  }),
});

describe("MAIL-02 any mail that was not taken", () => {
  it("is tried again for two days, never sooner than before, or set aside once and for all", () => {
    fc.assert(
      fc.property(
        anyFailure,
        fc.integer({ min: 1, max: 200 }),
        fc.nat(LONGEST_MAIL_WAIT_MS + 1000),
        (failure, attempts, waitedMs) => {
          const verdict = judgeFailedMail({ failure, attempts, waitedMs });
          const later = judgeFailedMail({ failure, attempts: attempts + 1, waitedMs });
          if (verdict.kind === "again") {
            expect(waitedMs).toBeLessThan(LONGEST_MAIL_WAIT_MS);
            expect(verdict.afterMs).toBeGreaterThanOrEqual(10_000);
            expect(verdict.afterMs).toBeLessThanOrEqual(3_600_000);
            expect(later).toMatchObject({ kind: "again" });
            if (later.kind === "again") expect(later.afterMs).toBeGreaterThanOrEqual(verdict.afterMs);
          } else expect(later).toEqual(verdict);
        },
      ),
    );
    expect(LONGEST_MAIL_WAIT_MS).toBe(172_800_000);
  });

  it("only of its receiver, and only for good, is it said that nobody is there", () => {
    fc.assert(
      fc.property(anyFailure, (failure) => {
        const verdict = judgeFailedMail({ failure, attempts: 1, waitedMs: 0 });
        if (verdict.kind !== "set-aside" || !verdict.isDead) return;
        expect(failure.refused).toBe("receiver");
        expect(failure.code).toBeGreaterThanOrEqual(500);
      }),
    );
  });

  it.each([
    [499, undefined, "again"],
    [500, "5.1.1", "set-aside"],
    [499, "5.1.1", "again"],
    [550, "5.1.12", "set-aside"],
    [550, "5.1.", "again"],
    [550, "15.1.1", "again"],
    [550, "5.2.10", "again"],
    [550, "", "again"],
    [undefined, "5.1.1", "again"],
    [undefined, undefined, "again"],
  ])("a receiver refused with %s and %j: %s", (code, enhancedCode, kind) => {
    const failure: MailFailure = { refused: "receiver", code, enhancedCode };
    expect(judgeFailedMail({ failure, attempts: 1, waitedMs: 0 }).kind).toBe(kind);
  });
});

describe("MAIL-07 any answer to a mail", () => {
  const anyLine = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 20 }),
    fc.constantFrom(
      "> citováno",
      "",
      "-- ",
      "Ano, sedí.",
      "Dne 23. 11. 2026 v 9:00 Pivovar napsal(a):",
      "On Mon, someone wrote:",
      "__________",
      "Od: Pivovar <a@b.example>",
      "Odesláno: pondělí",
    ),
  );

  it("holds only lines that were written and none of what was quoted, however lines end", () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), fc.constantFrom("\n", "\r\n"), (lines, end) => {
        const text = lines.join(end);
        const answer = answerOf(text);
        expect(answer).toBe(answer.trim());
        expect(answer).not.toMatch(/^\s*>|\n\s*>|\n\n\n/);
        const written = new Set(
          text
            .replaceAll("\r\n", "\n")
            .split("\n")
            .map((line) => line.trim()),
        );
        for (const line of answer.split("\n")) expect(line === "" || written.has(line.trim())).toBe(true);
        expect(answerOf(lines.join("\r\n"))).toBe(answerOf(lines.join("\n")));
      }),
    );
  });

  it.each([
    ["Ano.\n-- \npodpis", "Ano."],
    ["Ano.\n--\nto není podpis", "Ano.\n--\nto není podpis"],
    ["Ano.\r\n-- \r\npodpis", "Ano."],
    ["Od: Pivovar <a@b.example>\nsamo o sobě nic", "Od: Pivovar <a@b.example>\nsamo o sobě nic"],
    ["Komu: nám\nOdesláno: dnes", "Komu: nám\nOdesláno: dnes"],
    ["Ano.\n_________\nto je devět", "Ano.\n_________\nto je devět"],
    ["Ano.\n__________\nto je deset", "Ano."],
    ["Dne 23. 11. 2026 v 9:00 Pivovar\nnapsal(a):\n> Sedí?\nPod otázkou.", "Pod otázkou."],
    [
      "Od: Pivovar <a@b.example>\nOdesláno: pondělí\nKomu: Jana\nPředmět: Obaly\n\nPod hlavičkou.",
      "Pod hlavičkou.",
    ],
    ["Od: Pivovar <a@b.example>\nOdesláno: pondělí", ""],
    ["", ""],
    ["> jen citace", ""],
  ])("of %j it is %j", (text, answer) => expect(answerOf(text)).toBe(answer));

  it.each([
    ["auto-submitted", "No", false],
    ["auto-submitted", " no ", false],
    ["auto-submitted", "no; x=1", false],
    ["auto-submitted", "nothing-like-it", true],
    ["auto-submitted", "auto-notified", true],
    ["precedence", " JUNK", true],
    ["precedence", "auto_reply", true],
    ["precedence", "listing", false],
    ["x-auto-response-suppress", "DR, OOF", true],
    ["x-auto-response-suppress", "None", false],
    ["x-autoreply", "yes", true],
    ["x-autorespond", "1", true],
    ["x-autorespond", "", false],
    ["list-id", "", false],
    ["return-path", " < > ", true],
    ["subject", "auto-replied", false],
  ])("with %s: %j it was written by a program: %s", (name, value, expected) => {
    expect(isAutomatic(new Map([[name, value]]))).toBe(expected);
  });
});

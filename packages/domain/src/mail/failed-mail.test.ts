import { describe, expect, test } from "vitest";
import { judgeFailedMail, LONGEST_MAIL_WAIT_MS, type MailFailure } from "./failed-mail.ts";

const again = (afterMs: number) => ({ kind: "again", afterMs });
const setAside = (isDead: boolean) => ({ kind: "set-aside", isDead });
const nobody: MailFailure = { refused: "other", code: undefined, enhancedCode: undefined };

describe("a mail that was not taken", () => {
  const receiver = (code: number, enhancedCode?: string): MailFailure => ({
    refused: "receiver",
    code,
    enhancedCode,
  });

  test.each<[string, MailFailure, object]>([
    ["nobody answers", nobody, again(10_000)],
    ["the server is busy", { ...nobody, code: 421 }, again(10_000)],
    ["our sign-in is wrong", { ...nobody, code: 535 }, again(10_000)],
    ["our sender is refused", { ...nobody, code: 550 }, again(10_000)],
    ["there is no such user", receiver(550, "5.1.1"), setAside(true)],
    ["there is no such host", receiver(550, "5.1.2"), setAside(true)],
    ["the mailbox is closed", receiver(550, "5.2.1"), setAside(true)],
    ["the mailbox is unknown, in the old way", receiver(550), setAside(true)],
    ["the user is elsewhere", receiver(551), setAside(true)],
    ["the address cannot be read", receiver(501), setAside(true)],
    ["the address is not allowed", receiver(553), setAside(true)],
    ["the command is not known there", receiver(502), again(10_000)],
    ["the mailbox is full", receiver(552, "5.2.2"), again(10_000)],
    ["the server does not serve us", receiver(550, "5.7.1"), again(10_000)],
    ["a receiver who is asked to wait (greylisting)", receiver(450, "4.1.1"), again(10_000)],
    ["what it says is refused", { refused: "content", code: 554, enhancedCode: "5.7.1" }, setAside(false)],
    [
      "what it says is not looked at now",
      { refused: "content", code: 451, enhancedCode: undefined },
      again(10_000),
    ],
  ])("MAIL-02 %s", (_what, failure, verdict) => {
    expect(judgeFailedMail({ failure, attempts: 1, waitedMs: 0 })).toEqual(verdict);
  });

  test.each([
    [1, 10_000],
    [2, 20_000],
    [3, 40_000],
    [9, 2_560_000],
    [10, 3_600_000],
    [60, 3_600_000],
  ])("MAIL-02 after try %d it waits %d ms", (attempts, afterMs) => {
    expect(judgeFailedMail({ failure: nobody, attempts, waitedMs: 0 })).toEqual(again(afterMs));
  });

  test.each([
    [LONGEST_MAIL_WAIT_MS - 1, again(3_600_000)],
    [LONGEST_MAIL_WAIT_MS, setAside(false)],
  ])("MAIL-02 having waited %d ms", (waitedMs, verdict) => {
    expect(judgeFailedMail({ failure: nobody, attempts: 55, waitedMs })).toEqual(verdict);
  });
});

import { expect, test } from "vitest";
import { EMAIL_MAX, foldEmail, isEmail } from "./email.ts";

test.each([
  ["jana@pub.example", "jana@pub.example"],
  ["  Jana.NOVOTNÁ@Pub.Example\n", "jana.novotnÁ@pub.example"],
  ["martİn@pub.example", "martİn@pub.example"],
  ["\u212A@pub.example", "\u212A@pub.example"],
  ["", ""],
])("AUTH-05 %j is compared as %j", (written, folded) => {
  expect(foldEmail(written)).toBe(folded);
});

test.each([
  ["jana@pub.example", true],
  ["jana.pub.example", false],
  ["jana@pub@example", false],
  ["jana @pub.example", false],
  ["@pub.example", false],
  ["jana@", false],
  ["jana\u0000@pub.example", false],
  ["jana@pub\u007f.example", false],
  ["jana\u200b@pub.example", false],
  ["jana\u00ad@pub.example", false],
  ["\u202ejana@pub.example", false],
  ["jana@pub.example\u2066", false],
  ["jana@pub.example\nbcc:x@pub.example", false],
  ["žižka@říp.example", true],
  ["", false],
  [`${"j".repeat(EMAIL_MAX - 4)}@pub`, true],
  [`${"j".repeat(EMAIL_MAX - 3)}@pub`, false],
])("PROFILE-05 %j can be an e-mail: %s", (text, can) => {
  expect(isEmail(text)).toBe(can);
});

import { expect, test } from "vitest";
import { foldEmail } from "./email.ts";

test.each([
  ["jana@pub.example", "jana@pub.example"],
  ["  Jana.NOVOTNÁ@Pub.Example\n", "jana.novotnÁ@pub.example"],
  ["martİn@pub.example", "martİn@pub.example"],
  ["\u212A@pub.example", "\u212A@pub.example"],
  ["", ""],
])("AUTH-05 %j is compared as %j", (written, folded) => {
  expect(foldEmail(written)).toBe(folded);
});

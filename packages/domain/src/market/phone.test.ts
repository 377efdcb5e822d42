import { expect, test } from "vitest";
import { parsePhone, spacedPhone } from "./phone.ts";

test.each([
  ["+420799999001", "CZE", "+420799999001"],
  ["+421 959 999 001", "CZE", "+421959999001"],
  ["799 999 001", "CZE", "+420799999001"],
  ["959-999-001", "SVK", "+421959999001"],
  ["799999001", "POL", "+420799999001"],
  ["799999001", undefined, "+420799999001"],
  ["00420 (799) 999 001", "SVK", "+420799999001"],
  ["799\u00A0999\u00A0001", "CZE", "+420799999001"],
  ["+42079999900", "CZE", undefined],
  ["+4207999990011", "CZE", undefined],
  ["+48799999001", "POL", undefined],
  ["+420099999001", "CZE", undefined],
  ["volejte mi", "CZE", undefined],
  ["", "CZE", undefined],
] as const)("PROFILE-05 %j of a person in %s is kept as %s", (text, country, kept) => {
  expect(parsePhone(text, country)).toBe(kept);
});

test.each([
  ["+420799999001", "+420 799 999 001"],
  ["+48 22 123", "+48 22 123"],
  ["", ""],
])("%j is read as %j, and what is kept stays the same", (phone, read) => {
  expect(spacedPhone(phone)).toBe(read);
  expect(parsePhone(read, "CZE")).toBe(parsePhone(phone, "CZE"));
});

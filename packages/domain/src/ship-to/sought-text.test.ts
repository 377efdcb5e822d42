import { expect, test } from "vitest";
import { soughtText } from "./sought-text.ts";

test.each([
  ["a name stays", " U Modré hvězdy ", "U Modré hvězdy"],
  ["a telephone number with spaces", "+420 799 999 004", "420799999004"],
  ["one from abroad", "00421/959/999.029", "421959999029"],
  ["the end of one", "999 004", "999004"],
  ["a short number stays", "50 01", "50 01"],
  ["a number of a place", "500101", "500101"],
  ["an e-mail stays", "a1@b.cz", "a1@b.cz"],
  ["a percent sign stays", "%", "%"],
])("DCUST-01 DCUST-04 %s", (_case, text, sought) => {
  expect(soughtText(text)).toBe(sought);
});

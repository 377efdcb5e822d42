import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

test.each([
  ["Password1234!", true],
  ["P@ssw0rd-2026!", true],
  ["Heslo-Heslo-1", true],
  ["Pivo.Praha.2026", true],
  ["Qwertyuiop-123", true],
  ["Vítejte-Ahoj-1!", true],
  ["Aaaaaaaaaa-11!", true],
  ["1234-5678-90-!A", true],
  ["Vepřové-koleno-7", false],
  ["Lipovrch-2026-Sud", false],
  ["Zahradka!26xyz", false],
])("a password that every list of breached ones holds is known: %s is %s", (password, isCommon) => {
  expect(isCommonPassword(password)).toBe(isCommon);
});

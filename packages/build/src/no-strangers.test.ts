import { expect, test } from "vitest";
import { ofDesk, ofPortal, strangersAmong } from "./no-strangers.ts";

const files = [
  "/house/apps/desk/src/kit/desk-table.tsx",
  "/house/packages/words/src/desk/cs.ts",
  "/house/packages/words/src/desk-orders/cs.ts",
  "/house/packages/words/src/staff/sk.ts",
  "/house/packages/words/src/orders/cs.ts",
  "/house/packages/shell/src/door/door.ts",
  "/house/apps/portal/src/shared/paths.ts",
];

test("DESK-03 files and words of the desk are strangers in the portal, what both stand on is not", () => {
  expect(strangersAmong(files, ofDesk)).toEqual(files.slice(0, 4));
});

test("DESK-03 files of the portal are strangers in the desk", () => {
  expect(strangersAmong(files, ofPortal)).toEqual(files.slice(6));
});

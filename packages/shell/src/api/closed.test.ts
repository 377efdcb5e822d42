import { afterEach, expect, test } from "vitest";
import { noticeClosing, openAgain, portalClosed } from "./closed.ts";

afterEach(openAgain);

test.each<[number, unknown, boolean]>([
  [503, { code: "maintenance" }, true],
  [503, { errors: [{ extensions: { code: "maintenance" } }] }, true],
  [503, { errors: [{ extensions: null }, { extensions: { code: "unavailable" } }] }, false],
  [503, { code: "unavailable" }, false],
  [503, "<html>", false],
  [200, { code: "maintenance" }, false],
])("CONFIG-08 %i with %o closes the pages: %s", (status, body, isClosed) => {
  noticeClosing({ status, body });
  expect(portalClosed.get()).toBe(isClosed);
});

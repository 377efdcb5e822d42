import { expect, test } from "vitest";
import { z } from "zod";
import { ErpBreakdown } from "./erp.port.ts";
import { noteOutage } from "./note-outage.ts";

const failed = (cause: Error, code?: string) =>
  new TypeError("fetch failed", { cause: code === undefined ? cause : Object.assign(cause, { code }) });
const unread = z.object({ lines: z.array(z.string()) }).safeParse({ lines: 1 }).error;

test.each([
  [
    failed(new Error("connect ECONNREFUSED 10.0.0.5:443"), "ECONNREFUSED"),
    "connection-refused: connect ECONNREFUSED 10.0.0.5:443",
  ],
  [failed(new Error("unexpected redirect")), "not-reached: unexpected redirect"],
  [new DOMException("The operation was aborted due to timeout", "TimeoutError"), "no-answer-in-time"],
  [new ErpBreakdown(500, '{"message":"deadlock"}'), "broke-down: 500: deadlock"],
  [new ErpBreakdown(502, "<html><title>Bad Gateway</title></html>"), "broke-down: 502"],
  [new SyntaxError("Unexpected token"), "odd-answer: Unexpected token"],
  [unread, "odd-answer: Invalid input: expected array, received number"],
  [new Error("the erp confirmed another order"), "the erp confirmed another order"],
])("DINT-01 why a message did not get through is noted: %s", (error, noted) => {
  expect(noteOutage(error)).toBe(noted);
});

import { expect, it } from "vitest";
import { rangeOf } from "./byte-range.ts";

const etag = '"a"';

it.each([
  [undefined, undefined, "whole"],
  ["bytes=0-0", undefined, { from: 0, to: 0 }],
  ["bytes=2-5", undefined, { from: 2, to: 5 }],
  ["bytes=2-", undefined, { from: 2, to: 9 }],
  ["bytes=-3", undefined, { from: 7, to: 9 }],
  ["bytes=-30", undefined, { from: 0, to: 9 }],
  ["bytes=2-99", undefined, { from: 2, to: 9 }],
  ["Bytes=2-5", undefined, { from: 2, to: 5 }],
  ["bytes=2-5", etag, { from: 2, to: 5 }],
  ["bytes=2-5", '"b"', "whole"],
  ["bytes=2-5", `W/${etag}`, "whole"],
  ["bytes=2-5", "Mon, 23 Nov 2026 05:00:00 GMT", "whole"],
  ["bytes=10-", undefined, "beyond"],
  ["bytes=99-100", undefined, "beyond"],
  ["bytes=-0", undefined, "beyond"],
  ["bytes=5-2", undefined, "whole"],
  ["bytes=-", undefined, "whole"],
  ["bytes=0-1,4-5", undefined, "whole"],
  ["lines=1-2", undefined, "whole"],
  ["bytes=1e1-20", undefined, "whole"],
] as const)("of ten bytes %s under %s is %j", (range, ifRange, expected) => {
  expect(rangeOf({ range, ifRange, etag, bytes: 10 })).toEqual(expected);
});

it("of an empty file no part can be had", () => {
  expect(rangeOf({ range: "bytes=0-", ifRange: undefined, etag, bytes: 0 })).toBe("beyond");
  expect(rangeOf({ range: "bytes=-1", ifRange: undefined, etag, bytes: 0 })).toBe("beyond");
});

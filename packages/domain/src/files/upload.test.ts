import { describe, expect, test } from "vitest";
import { areaOfUpload, judgeUpload, judgeUploaded, mostBytesOf, UPLOAD_PURPOSES } from "./upload.ts";

describe("DGOOD-05 DCONT-02 DDOC-01 files for the desk, before a byte is sent", () => {
  test.each([
    ["photo", "100101.jpg", 9, "ok"],
    ["photo", "100101-2.PNG", 9, "ok"],
    ["photo", "100101.gif", 9, "file-kind-not-taken"],
    ["photo", "100101", 9, "file-kind-not-taken"],
    ["photo", ".jpg", 9, "file-kind-not-taken"],
    ["photo", "100101.jpg", 0, "file-empty"],
    ["photo", "100101.jpg", 20 * 1024 * 1024 + 1, "file-too-big"],
    ["photo", "../100101.jpg", 9, "file-name-unsafe"],
    ["photo", " 100101.jpg", 9, "file-name-unsafe"],
    ["photo", `${"1".repeat(120)}.jpg`, 9, "file-name-unsafe"],
    ["material", "reklama.mp4", 200 * 1024 * 1024, "ok"],
    ["material", "reklama.mp4", 200 * 1024 * 1024 + 1, "file-too-big"],
    ["material", "vanoce.exe", 9, "file-kind-not-taken"],
    ["paper", "2026100135.pdf", 9, "ok"],
    ["paper", "2026100135.jpg", 9, "file-kind-not-taken"],
  ] as const)("%s %s of %i bytes: %s", (purpose, name, bytes, expected) => {
    const verdict = judgeUpload({ purpose, name, bytes });
    expect(verdict.ok ? "ok" : verdict.refusal.kind).toBe(expected);
  });

  test("names that look alike are written alike", () => {
    const verdict = judgeUpload({ purpose: "photo", name: "vy\u0301cep.jpg", bytes: 1 });
    expect(verdict).toEqual({ ok: true, value: { name: "výcep.jpg" } });
  });

  test("each purpose is somebody's who changes an area of the desk, and has an end", () => {
    expect(UPLOAD_PURPOSES.map((purpose) => [purpose, areaOfUpload(purpose)])).toEqual([
      ["photo", "products"],
      ["material", "content"],
      ["picture", "content"],
      ["paper", "papers"],
    ]);
    for (const purpose of UPLOAD_PURPOSES)
      expect(mostBytesOf(purpose)).toBeLessThanOrEqual(200 * 1024 * 1024);
  });
});

describe("DCONT-02 files are typed by content, not by name", () => {
  const harmless = { isActive: false, isInfected: false };
  test.each([
    ["photo", "a.jpg", "image/jpeg", {}, "ok"],
    ["photo", "a.jpg", "image/png", {}, "file-not-what-it-says"],
    ["photo", "a.jpg", "application/x-msdownload", {}, "file-not-what-it-says"],
    ["photo", "a.jpg", undefined, {}, "file-not-what-it-says"],
    ["photo", "a.jpg", "toString", {}, "file-not-what-it-says"],
    ["material", "a.pdf", "application/pdf", {}, "ok"],
    ["material", "a.pdf", "application/pdf", { isActive: true }, "file-runs-code"],
    ["material", "a.webm", "video/webm", {}, "ok"],
    ["paper", "a.pdf", "application/pdf", { isInfected: true }, "file-infected"],
    ["paper", "a.pdf", "image/png", {}, "file-not-what-it-says"],
  ] as const)("%s %s that is %s %o: %s", (purpose, name, mediaType, found, expected) => {
    const verdict = judgeUploaded({ purpose, name, mediaType, ...harmless, ...found });
    expect(verdict.ok ? "ok" : verdict.refusal.kind).toBe(expected);
  });
});

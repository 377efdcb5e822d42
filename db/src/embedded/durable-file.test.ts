import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { writeDurably } from "./durable-file.ts";

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vycep-durable-"));
  path = join(folder, "note.json");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A disk that keeps a diary of what reaches it, by file name; `full` breaks one of its works. */
function diskWithDiary(broken?: "writeFileSync" | "renameSync") {
  const diary: string[] = [];
  const names = new Map<number, string>();
  const nameOf = (file: string) =>
    file === folder ? "folder" : file.replace(`.${process.pid}`, ".growing").slice(folder.length + 1);
  const fail = () => {
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  };
  const disk = {
    ...fs,
    openSync: ((file: string, ...rest: ["w" | "r", number?]) => {
      const opened = fs.openSync(file, ...rest);
      names.set(opened, nameOf(file));
      return opened;
    }) as typeof fs.openSync,
    writeFileSync: ((file: number, text: string) => {
      if (broken === "writeFileSync") fail();
      fs.writeFileSync(file, text);
      diary.push(`write ${names.get(file)}`);
    }) as typeof fs.writeFileSync,
    fsyncSync: (file: number) => {
      fs.fsyncSync(file);
      diary.push(`sync ${names.get(file)}`);
    },
    renameSync: ((from: string, to: string) => {
      if (broken === "renameSync") fail();
      fs.renameSync(from, to);
      diary.push(`rename ${nameOf(from)} ${nameOf(to)}`);
    }) as typeof fs.renameSync,
  };
  return { disk, diary };
}

describe("a note that survives a power cut", () => {
  test("is on the disk before it takes its name, and its name before we go on", () => {
    const { disk, diary } = diskWithDiary();
    writeDurably(path, "pivo\n", disk);
    expect(diary).toEqual([
      "write note.json.growing",
      "sync note.json.growing",
      "rename note.json.growing note.json",
      "sync folder",
    ]);
    expect(readFileSync(path, "utf8")).toBe("pivo\n");
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test.each(["writeFileSync", "renameSync"] as const)("stays the old one when %s fails", (broken) => {
    writeDurably(path, "old\n");
    expect(() => writeDurably(path, "new\n", diskWithDiary(broken).disk)).toThrow("no space left");
    expect(readFileSync(path, "utf8")).toBe("old\n");
    expect(readdirSync(folder)).toEqual(["note.json"]);
  });
});

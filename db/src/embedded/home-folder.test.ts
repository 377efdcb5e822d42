import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { errorCode } from "./error-code.ts";
import { homeError } from "./home-errors.ts";
import { withLock } from "./lock.ts";
import { readNotes, writeNotes } from "./notes.ts";
import { freePort } from "./port.ts";
import { isAlive, joinUsers, leaveUsers, otherUsers } from "./users.ts";

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "vycep-folder-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** The number of a process that has ended. */
function deadProcess(): number {
  return spawnSync(process.execPath, ["-e", ""]).pid;
}

describe("what the file system has against our folder", () => {
  const refusal = (code: string, path?: string) =>
    Object.assign(new Error(`${code}: no`), { code, ...(path === undefined ? {} : { path }) });
  test.each([
    [
      "EACCES",
      "/srv/vycep/database.json",
      /^\/srv\/vycep\/database.json cannot be written by .+\. Make it yours/,
    ],
    ["EPERM", "/srv/vycep", /^\/srv\/vycep cannot be written by/],
    ["EROFS", "/srv/vycep", /lies on a disk that cannot be written\. Set VYCEP_HOME/],
    ["ENOSPC", "/srv/vycep/postgres", /^The disk of \/srv\/vycep\/postgres is full/],
    ["EDQUOT", "/srv/vycep", /^The disk space of this user is used up/],
    ["EEXIST", "/srv/vycep", /is a file where a folder should be/],
    ["ENOTDIR", "/srv", /^\/srv is a file where a folder should be/],
  ])("%s of %s is one sentence with what to do", (code, path, words) => {
    const told = homeError("/srv/vycep", refusal(code, path));
    expect(told).toBeInstanceOf(Error);
    expect((told as Error).message).toMatch(words);
    expect((told as Error).cause).toMatchObject({ code });
  });

  test.each([
    ["a folder of somebody else", refusal("EACCES", "/etc/passwd")],
    ["a folder whose name only begins like ours", refusal("EACCES", "/srv/vycep2/file")],
    ["no path at all", refusal("EACCES")],
    ["a code without a sentence", refusal("EMFILE", "/srv/vycep")],
    ["an error of ours", new Error("PostgreSQL did not start")],
    ["no error", "a word"],
  ])("%s is passed on as it is", (_, error) => {
    expect(homeError("/srv/vycep", error)).toBe(error);
  });

  test("an error has a code when it is a word", () => {
    expect(errorCode(refusal("EACCES"))).toBe("EACCES");
    expect([errorCode(new Error("x")), errorCode({ code: "x" }), errorCode(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(errorCode(Object.assign(new Error("x"), { code: 7 }))).toBeUndefined();
  });
});

describe("who uses the database", () => {
  test("are the living others: the dead are struck off, and we do not count ourselves", async () => {
    const neighbour = spawn("sleep", ["60"]);
    const dead = deadProcess();
    joinUsers(home);
    for (const pid of [neighbour.pid, dead]) writeFileSync(join(home, "database-users", String(pid)), "");
    expect(otherUsers(home)).toEqual([neighbour.pid]);
    expect(readdirSync(join(home, "database-users")).sort()).toEqual(
      [process.pid, neighbour.pid].map(String).sort(),
    );
    leaveUsers(home);
    expect(readdirSync(join(home, "database-users"))).toEqual([String(neighbour.pid)]);
    const ended = new Promise((resolve) => neighbour.once("exit", resolve));
    neighbour.kill();
    await ended;
    expect(otherUsers(home)).toEqual([]);
  });

  test("nobody is on the list of a folder that has none, and leaving it is no fault", () => {
    leaveUsers(home);
    expect(otherUsers(home)).toEqual([]);
  });

  test("a process lives while it runs", () => {
    expect([isAlive(process.pid), isAlive(deadProcess())]).toEqual([true, false]);
  });
});

describe("the lock of the folder", () => {
  const lock = () => join(home, "database.lock");

  test("lets one in after the other, and is gone afterwards, also after a fault", async () => {
    const told: string[] = [];
    const enter = (name: string) =>
      withLock(home, async () => {
        told.push(`${name} in`);
        await new Promise((resolve) => setImmediate(resolve));
        told.push(`${name} out`);
      });
    await Promise.all([enter("first"), enter("second"), enter("third")]);
    expect(told).toHaveLength(6);
    for (let at = 0; at < told.length; at += 2) expect(told[at + 1]).toBe(told[at]?.replace(" in", " out"));
    await expect(withLock(home, async () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(existsSync(lock())).toBe(false);
  });

  test("of a dead process does not count", async () => {
    writeFileSync(lock(), String(deadProcess()));
    expect(await withLock(home, async () => readFileSync(lock(), "utf8"))).toBe(String(process.pid));
  });

  test("in a folder that is not there is a fault and no endless wait", async () => {
    await expect(withLock(join(home, "nowhere"), async () => {})).rejects.toThrow(/ENOENT/);
  });
});

describe("what is remembered between two starts", () => {
  test("comes back as it was; a folder inside moves along with its home, one outside stays", () => {
    expect(readNotes(home)).toBeNull();
    const notes = { dataFolder: join(home, "postgres"), password: "ž secret", port: null };
    writeNotes(home, notes);
    expect(readNotes(home)).toEqual(notes);
    const moved = mkdtempSync(join(tmpdir(), "vycep-folder-"));
    writeFileSync(join(moved, "database.json"), readFileSync(join(home, "database.json")));
    expect(readNotes(moved)?.dataFolder).toBe(join(moved, "postgres"));
    rmSync(moved, { recursive: true });
    writeNotes(home, { ...notes, dataFolder: "/var/lib/vycep-1/postgres", port: 54_329 });
    expect(readNotes(home)).toEqual({ ...notes, dataFolder: "/var/lib/vycep-1/postgres", port: 54_329 });
  });
});

describe("a free port", () => {
  test("is the wanted one, or the next above one that is taken", async () => {
    const wanted = await freePort(0);
    expect(await freePort(wanted)).toBe(wanted);
    const squatter = createServer();
    await new Promise<void>((resolve) => squatter.listen(wanted, "127.0.0.1", resolve));
    expect(await freePort(wanted)).toBeGreaterThan(wanted);
    await new Promise((resolve) => squatter.close(resolve));
  });

  test("there is none beyond the last", async () => {
    await expect(freePort(65_536)).rejects.toThrow("No free port between 65536");
  });
});

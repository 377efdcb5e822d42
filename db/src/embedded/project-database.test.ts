import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readNotes } from "./notes.ts";
import { findPostmaster } from "./postmaster.ts";
import { joinProjectDatabase, type RunningDatabase, wipeProjectDatabase } from "./project-database.ts";

let root: string;
let home: string;
let joined: RunningDatabase[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "vycep-home-"));
  chmodSync(root, 0o755);
  home = join(root, ".vycep");
  joined = [];
});

afterEach(async () => {
  for (const database of joined) await database.leave();
  const outside = readNotes(home)?.dataFolder;
  if (outside !== undefined && !outside.startsWith(root)) rmSync(join(outside, ".."), { recursive: true });
  rmSync(root, { recursive: true, force: true });
});

describe("the embedded database of the project", () => {
  test("is created once, stops with its last user, and keeps its data over a restart", async () => {
    const first = await joinAndRemember();
    expect(first.arrival).toBe("created");
    await query(first, "CREATE TABLE kept AS SELECT 'pivo' AS word");
    await first.leave();
    expect(findPostmaster(first.dataFolder)).toBeNull();

    const second = await joinAndRemember();
    expect(second.arrival).toBe("started");
    expect(await query(second, "SELECT word FROM kept")).toEqual([{ word: "pivo" }]);
  });

  test("outlives a killed process and is adopted by the next one, with everything confirmed", async () => {
    const killed = await joinInAnotherProcess({ thenKill: true });
    const next = await joinAndRemember();
    expect(next.arrival).toBe("adopted");
    expect(next.url).toBe(killed.url);
    expect(await query(next, "SELECT word FROM kept")).toEqual([{ word: "sud" }]);
  });

  test("recovers when PostgreSQL itself was killed", async () => {
    const before = await joinAndRemember();
    await query(before, "CREATE TABLE kept AS SELECT 'ležák' AS word");
    process.kill(findPostmaster(before.dataFolder)?.pid ?? 0, "SIGKILL");
    const after = await joinAndRemember();
    expect(after.arrival).toBe("started");
    expect(await query(after, "SELECT word FROM kept")).toEqual([{ word: "ležák" }]);
  });

  test("that ended by itself starts again at its old address, with everything confirmed", async () => {
    const database = await joinAndRemember();
    await query(database, "CREATE TABLE kept AS SELECT 'výčep' AS word");
    expect(database.isRunning()).toBe(true);
    process.kill(findPostmaster(database.dataFolder)?.pid ?? 0, "SIGKILL");
    await vi.waitUntil(() => !database.isRunning());
    await database.restart();
    expect(database.isRunning()).toBe(true);
    expect(await query(database, "SELECT word FROM kept")).toEqual([{ word: "výčep" }]);
    // One that runs is left alone.
    const before = findPostmaster(database.dataFolder)?.pid;
    await database.restart();
    expect(findPostmaster(database.dataFolder)?.pid).toBe(before);
  });

  test("that cannot have its address back says so", async () => {
    const database = await joinAndRemember();
    const { port } = new URL(database.url);
    process.kill(findPostmaster(database.dataFolder)?.pid ?? 0, "SIGKILL");
    await vi.waitUntil(() => !database.isRunning());
    const squatter = createServer();
    // The dying process may hold it for a moment yet; whoever holds it longer than this is another test's database.
    await vi.waitFor(() => listen(squatter, Number(port)), { timeout: 5000 }).catch(() => {});
    await expect(database.restart()).rejects.toThrow(`port ${port} was taken meanwhile. Start vycep again.`);
    await new Promise((resolve) => squatter.close(resolve));
  });

  test("is not fooled by the note of a dead PostgreSQL whose process number another program got", async () => {
    const first = await joinAndRemember();
    const note = join(first.dataFolder, "postmaster.pid");
    const text = readFileSync(note, "utf8");
    await first.leave();
    writeFileSync(note, text.replace(/^\d+/, String(process.pid)));
    expect((await joinAndRemember()).arrival).toBe("started");
  });

  test("goes on running when one of two users leaves", async () => {
    const other = await joinInAnotherProcess({ thenKill: false });
    const ours = await joinAndRemember();
    await ours.leave();
    expect(findPostmaster(ours.dataFolder)).not.toBeNull();
    await other.end();
    expect(findPostmaster(ours.dataFolder)).toBeNull();
  });

  test("takes the next port when its own is taken meanwhile", async () => {
    const first = await joinAndRemember();
    const { port } = new URL(first.url);
    await first.leave();
    const squatter = spawn(process.execPath, [
      "-e",
      `require("net").createServer().listen(${port}, "127.0.0.1", () => console.log("here"))`,
    ]);
    await new Promise((resolve) => squatter.stdout.once("data", resolve));
    const second = await joinAndRemember();
    expect(new URL(second.url).port).not.toBe(port);
    squatter.kill();
  });

  test.each([
    ["empty, as after a power cut", ""],
    ["cut off", '{ "dataFolder": "postgres", "passw'],
    ["of another kind", '{ "dataFolder": 7 }'],
  ])("whose note is damaged (%s) says what to do", async (_, text) => {
    mkdirSync(home);
    writeFileSync(join(home, "database.json"), text);
    const words = `${join(home, "database.json")} is damaged: it should hold dataFolder, password and port as JSON. Bring back a good one, or delete the folder ${home}`;
    await expect(joinProjectDatabase(home)).rejects.toThrow(words);
    await expect(wipeProjectDatabase(home)).rejects.toThrow(words);
    rmSync(join(home, "database.json"));
  });

  test("whose folder is a file says what to do", async () => {
    writeFileSync(home, "not a folder");
    await expect(joinProjectDatabase(home)).rejects.toThrow(
      `${home} is a file where a folder should be. Move it away. Or: Set VYCEP_HOME`,
    );
    rmSync(home);
    writeFileSync(join(root, "file"), "");
    await expect(joinProjectDatabase(join(root, "file", ".vycep"))).rejects.toThrow(
      "is a file where a folder",
    );
  });

  test("is wiped empty, also under somebody who uses it", async () => {
    const other = await joinInAnotherProcess({ thenKill: false });
    await wipeProjectDatabase(home);
    const ours = await joinAndRemember();
    expect(ours.arrival).toBe("adopted");
    await expect(query(ours, "SELECT word FROM kept")).rejects.toThrow(/kept/);
    await ours.leave();
    await other.end();
    await wipeProjectDatabase(home);
    expect((await joinAndRemember()).arrival).toBe("created");
  });

  test("signs nobody in without the secret, which only its owner can read", async () => {
    const database = await joinAndRemember();
    const stranger = new URL(database.url);
    stranger.password = "guess";
    await expect(query({ url: stranger.href }, "SELECT 1")).rejects.toThrow(/password/);
    expect(await query(database, "SELECT usesuper FROM pg_user WHERE usename = current_user")).toEqual([
      { usesuper: false },
    ]);
  });

  test.runIf(process.getuid?.() === 0)(
    "lies outside a checkout that PostgreSQL's user cannot reach",
    async () => {
      mkdirSync(home);
      chmodSync(root, 0o700);
      const database = await joinAndRemember();
      expect(database.dataFolder.startsWith(root)).toBe(false);
      expect(await query(database, "SHOW fsync")).toEqual([{ fsync: "on" }]);
      expect((await joinAndRemember()).dataFolder).toBe(database.dataFolder);
    },
  );
});

async function joinAndRemember(): Promise<RunningDatabase> {
  const database = await joinProjectDatabase(home);
  joined.push(database);
  return database;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("listening", resolve).once("error", reject).listen(port, "127.0.0.1");
  });
}

async function query({ url }: { url: string }, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Another process joins, writes a row, and then either dies at once or leaves in good order when told. */
async function joinInAnotherProcess({
  thenKill,
}: {
  thenKill: boolean;
}): Promise<{ url: string; end: () => Promise<void> }> {
  const program = `
    import { joinProjectDatabase } from ${JSON.stringify(join(import.meta.dirname, "project-database.ts"))};
    import { Client } from "pg";
    const database = await joinProjectDatabase(${JSON.stringify(home)});
    const client = new Client({ connectionString: database.url });
    client.on("error", () => {});
    await client.connect();
    await client.query("CREATE TABLE kept AS SELECT 'sud' AS word");
    process.stdin.once("end", async () => {
      await client.end().catch(() => {});
      await database.leave();
    }).resume();
    process.stdout.write(database.url);
  `;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    cwd: import.meta.dirname,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const url = await new Promise<string>((resolve) => child.stdout.once("data", (data) => resolve(`${data}`)));
  if (thenKill) {
    child.kill("SIGKILL");
    await ended;
  }
  return {
    url,
    end: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileStore } from "../../platform/settings/file-settings.ts";
import type { FileStore } from "./file-store.ts";
import { folderStore } from "./folder-store.ts";
import { s3Store } from "./s3-store.ts";

let folder: string;
let server: S3rver;
let port: number;
const stores: { folder?: FileStore; s3?: FileStore; stranger?: FileStore } = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vycep-stores-"));
  port = await freePort();
  server = new S3rver({
    port,
    address: "127.0.0.1",
    silent: true,
    allowMismatchedSignatures: false,
    directory: join(folder, "s3"),
    configureBuckets: [{ name: "papers", configs: [] }],
  });
  await server.run();
  stores.folder = folderStore(join(folder, "plain"));
  stores.s3 = s3(`s3+http://S3RVER:S3RVER@127.0.0.1:${port}/papers?region=eu-central-1`);
  stores.stranger = s3(`s3+http://NOBODY:wrong@127.0.0.1:${port}/papers`);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

function s3(address: string): FileStore {
  const settings = fileStore.parse(address);
  if (settings.kind !== "s3") throw new Error("not an S3 address");
  return s3Store(settings);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const socket = createServer();
    socket.listen(0, "127.0.0.1", () => {
      const address = socket.address();
      socket.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function* pieces(text: string, times = 1) {
  for (let left = times; left > 0; left -= 1) yield Buffer.from(text);
}
async function* broken() {
  yield Buffer.from("half of ");
  throw new Error("the writer died");
}

const storeOf = (kind: "folder" | "s3"): FileStore => {
  const store = stores[kind];
  if (!store) throw new Error(`no ${kind}`);
  return store;
};
const textOf = async (store: FileStore, key: string) => {
  const found = await store.get(key);
  return found && { text: (await buffer(found.content)).toString(), bytes: found.bytes };
};

describe.each(["folder", "s3"] as const)("files in a %s", (kind) => {
  it("are what was put there, also in many pieces, and gone once removed", async () => {
    const store = storeOf(kind);
    await store.put("aa01", pieces("ležák ", 50_000));
    expect(await textOf(store, "aa01")).toEqual({ text: "ležák ".repeat(50_000), bytes: 400_000 });
    await store.remove("aa01");
    await store.remove("aa01");
    expect(await store.get("aa01")).toBeUndefined();
  });

  it("are read in parts", async () => {
    const store = storeOf(kind);
    await store.put("bb04", pieces("0123456789"));
    const part = await store.get("bb04", { from: 3, to: 6 });
    expect(part && { text: (await buffer(part.content)).toString(), bytes: part.bytes }).toEqual({
      text: "3456",
      bytes: 4,
    });
    expect(await store.get("bb05", { from: 0, to: 1 })).toBeUndefined();
  });

  it("are there whole or not at all: a writer that dies leaves what was there before", async () => {
    const store = storeOf(kind);
    await expect(store.put("aa02", broken())).rejects.toThrow("the writer died");
    expect(await store.get("aa02")).toBeUndefined();
    await store.put("aa02", pieces("whole"));
    await expect(store.put("aa02", broken())).rejects.toThrow("the writer died");
    expect(await textOf(store, "aa02")).toEqual({ text: "whole", bytes: 5 });
    if (kind === "folder") expect(await readdir(join(folder, "plain", "aa"))).toEqual(["aa02"]);
  });
});

it("a store that refuses us is a failure, never a missing file", async () => {
  await expect(stores.stranger?.get("aa02")).rejects.toThrow("the file store answers 403 to GET");
  await expect(stores.stranger?.put("aa03", pieces("x"))).rejects.toThrow("answers 403 to PUT");
  await expect(
    s3(`s3+http://S3RVER:S3RVER@127.0.0.1:${port}/nowhere`).put("aa03", pieces("x")),
  ).rejects.toThrow("no such bucket");
});

it.each(["s3+https://host/bucket", "s3+https://key:secret@host", "s3://key:secret@host/bucket"])(
  "%s is no address of a store",
  (address) => {
    expect(fileStore.safeParse(address).success).toBe(false);
  },
);

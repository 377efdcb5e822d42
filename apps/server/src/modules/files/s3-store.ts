import { createWriteStream, openAsBlob } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AwsClient } from "aws4fetch";
import type { S3Settings } from "../../platform/settings/file-settings.ts";
import type { FileStore } from "./file-store.ts";

/**
 * Files in a bucket of a store that speaks S3. It wants the length before the bytes, so what is written waits on the disk
 * first, never in memory; and it shows an object only when all of it has come.
 */
export function s3Store({ address, area, accessKey, secretKey }: S3Settings): FileStore {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: "s3",
    region: area,
    retries: 3,
  });
  const call = async (key: string, init: RequestInit): Promise<Response | undefined> => {
    const answer = await client.fetch(`${address}/${key}`, init);
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 404) return undefined;
    throw new Error(`the file store answers ${answer.status} to ${init.method}`);
  };
  return {
    put: async (key, content) => {
      const folder = await mkdtemp(join(tmpdir(), "vycep-file-"));
      try {
        const path = join(folder, key);
        await pipeline(content, createWriteStream(path, { mode: 0o600 }));
        if (!(await call(key, { method: "PUT", body: await openAsBlob(path) })))
          throw new Error("the file store has no such bucket");
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    get: async (key, part) => {
      const headers = part ? { range: `bytes=${part.from}-${part.to}` } : {};
      const answer = await call(key, { method: "GET", headers });
      if (!answer?.body) return;
      return {
        content: Readable.fromWeb(answer.body),
        bytes: Number(answer.headers.get("content-length")),
      };
    },
    remove: async (key) => {
      const answer = await call(key, { method: "DELETE" });
      await answer?.body?.cancel();
    },
  };
}

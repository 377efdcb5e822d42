import { Readable } from "node:stream";
import type { BulkFilesBody } from "@vycep/contract/marketing/marketing.rest";
import { archiveRefusal } from "@vycep/domain/marketing/material";
import { materialNames } from "@vycep/words/marketing/answers";
import type { Deps } from "../../platform/deps.ts";
import { badInput, notFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { filesOf } from "../files/files.facts.ts";
import { type ZipEntry, zipPieces } from "../files/zip.facts.ts";
import { materialReader } from "./marketing.policy.ts";
import { type MaterialFileRecord, materialFiles } from "./marketing.repo.ts";
import { countDownloads } from "./material-downloads.repo.ts";

/**
 * Many materials as one archive (REST-29, MARKETING-03): written while it is sent, those of several files in folders of
 * their own. Whoever names one that cannot be had gets nothing (ERROR-47), because a blob cannot say what is missing.
 */
export async function getBulkFiles(deps: Deps, context: RequestContext, { materialIds }: BulkFilesBody) {
  const reader = await materialReader(context);
  const keys = [...new Set(materialIds)];
  const files = await materialFiles(deps.db, keys, reader);
  const byMaterial = Map.groupBy(files, ({ key }) => key);
  if (byMaterial.size < keys.length) throw notFound("file-not-downloaded");
  if (archiveRefusal(files) === "too-large")
    throw badInput("invalid-input", undefined, [{ path: "materialIds", code: "too_big" }]);
  await inTransaction(deps.db, (tx) => countDownloads(tx, keys, deps.clock.instant()));
  const name = `${materialNames.file[context.language]}-${deps.clock.now().date}.zip`;
  return { name, content: Readable.from(zipPieces(packed(deps, byMaterial))) };
}

async function* packed(
  deps: Deps,
  byMaterial: ReadonlyMap<string, readonly MaterialFileRecord[]>,
): AsyncGenerator<ZipEntry> {
  const at = deps.clock.instant();
  const taken = new Set<string>();
  for (const [key, files] of byMaterial) {
    for (const { name, fileId } of files) {
      const stored = await filesOf(deps).read(fileId);
      if (!stored) throw notFound("file-not-downloaded");
      const isAlone = files.length === 1 && !taken.has(name);
      if (isAlone) taken.add(name);
      yield { name: isAlone ? name : `${key}/${name}`, at, content: stored.content };
    }
  }
}

import type { MaterialFiles, MaterialFilesQuery } from "@vycep/contract/marketing/marketing.rest";
import type { Deps } from "../../platform/deps.ts";
import { notFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { filesOf } from "../files/files.facts.ts";
import { materialReader } from "./marketing.policy.ts";
import { materialFiles } from "./marketing.repo.ts";
import { countDownloads } from "./material-downloads.repo.ts";

/** Long enough to look at a film twice, too short to be worth passing on. */
const linkLivesMs = 30 * 60 * 1000;

/** Links of one's own to the files of a material, to be shown or saved (REST-27, ERROR-47). */
export async function getMaterialFiles(
  deps: Deps,
  context: RequestContext,
  { materialId, show }: MaterialFilesQuery,
): Promise<MaterialFiles> {
  const reader = await materialReader(context);
  const files = await materialFiles(deps.db, [materialId], reader);
  if (files.length === 0) throw notFound("file-not-downloaded");
  const disposition = show === "true" ? "inline" : "attachment";
  if (disposition === "attachment")
    await inTransaction(deps.db, (tx) => countDownloads(tx, [materialId], deps.clock.instant()));
  return {
    files: files.map(({ name, type, bytes, fileId }) => ({
      name,
      type,
      bytes,
      link: filesOf(deps).link({ fileId, uid: reader.uid, disposition }, linkLivesMs),
    })),
    expiresAt: new Date(deps.clock.realTime().getTime() + linkLivesMs).toISOString(),
  };
}

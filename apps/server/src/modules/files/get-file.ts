import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { AppError, notFound } from "../../platform/errors.ts";
import { type Asked, rangeOf } from "./byte-range.ts";
import { readLink } from "./file-link.ts";
import { filesOf, keptFile } from "./files.facts.ts";

/** Who may still have a file of a company: asked when a link is used, not only when it was made. */
export type MayHave = (
  db: Db,
  user: { readonly uid: string; readonly companyId: string | null },
) => Promise<boolean>;

/**
 * The file behind a link (ERROR-47, C16): while the link lives, and while its user may still come in and has a place in
 * the file's company. Of a part that is asked for only that is read. A link that ended, one that was changed and a file that is gone look the same.
 */
export async function getFile(
  deps: Deps & { readonly mayHave: MayHave },
  { link, range, ifRange }: { readonly link: string } & Partial<Pick<Asked, "range" | "ifRange">>,
) {
  const { db, clock, config } = deps;
  const linked = readLink(link, clock.realTime(), config.secrets);
  const file = linked && (await keptFile(db, linked.fileId, clock.instant()));
  if (!linked || !file || !(await deps.mayHave(db, { uid: linked.uid, companyId: file.companyId })))
    throw notFound("file-not-downloaded");
  // What is kept as a file never changes, so its id says which it is.
  const etag = `"${file.id}"`;
  const part = rangeOf({ range, ifRange, etag, bytes: file.bytes });
  const found = { ...file, disposition: linked.disposition, etag, part };
  if (part === "beyond") return { ...found, content: undefined };
  const stored = await filesOf(deps).read(file.id, part === "whole" ? undefined : part);
  if (!stored) throw new AppError("not-found", { code: "file-not-downloaded" });
  return { ...found, content: stored.content };
}

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Whether a document may be asked at all. */
export type DocumentGate = (source: string) => boolean;

export const everyDocument: DocumentGate = () => true;

/**
 * Only what the built portal asks itself: its build lists the SHA-256 of each of its documents. Without that list the
 * server does not start, because every page would be refused.
 */
export function registeredDocuments(portalFolder: string): DocumentGate {
  const file = join(portalFolder, "documents.json");
  const known = new Set(z.array(z.string()).parse(JSON.parse(readFileSync(file, "utf8"))));
  return (source) => known.has(createHash("sha256").update(source).digest("hex"));
}

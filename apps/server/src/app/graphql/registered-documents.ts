import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { AppError } from "../../platform/errors.ts";
import type { Session } from "../../platform/session.ts";

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

/**
 * Lets a request to the commerce API in: its token must be good whatever is asked for, so that the caller learns to sign in again,
 * and its document one of those that are answered. Programs write documents of their own (B16).
 */
export function admitTo(isAllowed: DocumentGate) {
  return async (context: Pick<Session, "token" | "visitor">, source: string): Promise<void> => {
    const token = await context.token();
    // A key is good once it was looked up.
    const isProgram = token?.key !== undefined && (await context.visitor()) !== undefined;
    if (!isProgram && !isAllowed(source))
      throw new AppError("forbidden", { code: "document-not-registered" });
  };
}

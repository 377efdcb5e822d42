import { openText, type Secrets, sealText } from "../../platform/secrets/sealed-text.ts";

/** Which file a link lets whom have, and whether a browser shows it or saves it. */
export type LinkedFile = {
  readonly fileId: string;
  readonly uid: string;
  readonly disposition: "inline" | "attachment";
};

/** Where links lead. */
export const FILES_PATH = "/files";
const purpose = "file link";

/** Sealed, so that whoever has a link learns nothing from it and cannot change whom or what it is for. */
export function printLink(
  { fileId, uid, disposition, until }: LinkedFile & { readonly until: number },
  secrets: Secrets,
): string {
  return `${FILES_PATH}/${sealText(JSON.stringify([fileId, uid, disposition, until]), purpose, secrets)}`;
}

/** What a link is for; undefined for one that has ended, or that we never made. */
export function readLink(text: string, now: Date, secrets: Secrets): LinkedFile | undefined {
  const opened = openText(text, purpose, secrets);
  if (opened === undefined) return undefined;
  const parts: unknown = JSON.parse(opened);
  if (!Array.isArray(parts)) return undefined;
  const [fileId, uid, disposition, until]: readonly unknown[] = parts;
  if (typeof fileId !== "string" || typeof uid !== "string" || typeof until !== "number") return undefined;
  if (until <= now.getTime()) return undefined;
  return { fileId, uid, disposition: disposition === "inline" ? "inline" : "attachment" };
}

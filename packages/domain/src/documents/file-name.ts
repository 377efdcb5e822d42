import type { DocumentKind, FileFormat } from "./document.ts";

/** What file systems, archives and headers take for something else: a path, a drive, a pattern, what cannot be seen. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]/gu;

/**
 * The name of a document's file: `2026100135.pdf`, by the kind as well where a number could be another paper's. Numbers
 * come from an ERP and may hold a slash or nothing at all; a name never does.
 *
 * @example fileNameOf({ kind: "invoice", number: "2026/0135" }, "pdf") // "2026-0135.pdf"
 */
export function fileNameOf(
  { kind, number }: { readonly kind: DocumentKind; readonly number: string },
  format: FileFormat,
): string {
  const stem = kind === "invoice" || kind === "credit-note" ? number : `${kind}-${number}`;
  return `${stem.replaceAll(unsafe, "-").replace(/^\.+/, "-") || kind}.${format}`;
}

import { inflateSync } from "node:zlib";

/** What the bytes of a file are, and whether they run something when they are opened. */
export async function lookInto(
  bytes: Uint8Array,
): Promise<{ readonly mediaType: string | undefined; readonly isActive: boolean }> {
  const { fileTypeFromBuffer } = await import("file-type");
  const found = await fileTypeFromBuffer(bytes);
  const mediaType = found?.mime ?? (isPlainText(bytes) ? "text/plain" : undefined);
  return { mediaType, isActive: mediaType === "application/pdf" && isActivePdf(Buffer.from(bytes)) };
}

/** Text of people: no zero, no control characters but those that end and indent lines. */
function isPlainText(bytes: Uint8Array): boolean {
  return !bytes.some(
    (byte) => byte === 0x7f || (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d),
  );
}

/** Names of what a reader would run: scripts, programs, films with scripts, forms with scripts. */
const running = /\/(?:JavaScript|JS|Launch|RichMedia|XFA)(?![A-Za-z0-9])/;
const streams = /stream\r?\n([\s\S]*?)endstream/g;
const mostOfOne = 32 * 1024 * 1024;

/**
 * Whether a PDF holds something that runs. Names may be written in hexadecimal, and may lie in packed streams of objects;
 * one that cannot be unpacked cannot be looked into, and counts as active.
 */
function isActivePdf(bytes: Buffer): boolean {
  const text = bytes.toString("latin1");
  let outside = "";
  let end = 0;
  for (const { 0: whole, 1: content = "", index } of text.matchAll(streams)) {
    const before = text.slice(end, index);
    outside += `${before}\n`;
    end = index + whole.length;
    if (!before.slice(before.lastIndexOf("obj")).includes("/ObjStm")) continue;
    const unpacked = unpack(content);
    if (unpacked === undefined || running.test(plainNames(unpacked))) return true;
  }
  return running.test(plainNames(outside + text.slice(end)));
}

function unpack(content: string): string | undefined {
  try {
    return inflateSync(Buffer.from(content, "latin1"), { maxOutputLength: mostOfOne }).toString("latin1");
  } catch {
    return undefined;
  }
}

/** `/J#61vaScript` is `/JavaScript`. */
function plainNames(text: string): string {
  return text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_written, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

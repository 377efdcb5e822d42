/**
 * Bytes of a text file as text (C17): UTF-16 by its mark, UTF-8 if the bytes are valid UTF-8, else the code page that
 * Czech and Slovak Excel saves in. Marks of the byte order are left out.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1250").decode(bytes);
  }
}

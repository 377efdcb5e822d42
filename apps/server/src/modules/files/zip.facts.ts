import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";

/** One file of an archive: its bytes are read while they are packed. */
export type ZipEntry = { readonly name: string; readonly at: Date; readonly content: Readable | Buffer };

const packedAlready = /\.(?:pdf|jpe?g|png|webp|mp4|webm)$/i;

/**
 * An archive, piece by piece: one entry is open at a time, read no faster than the archive is taken, so that memory does
 * not grow with what is packed. PDFs, pictures and films are packed already; they are stored as they are.
 */
export async function* zipPieces(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  // yazl tells of broken entries here.
  zip.on("error", (error: Error) => {
    if ("destroy" in zip.outputStream && typeof zip.outputStream.destroy === "function")
      zip.outputStream.destroy(error);
  });
  const feeding = feed(zip, entries);
  feeding.catch((error: Error) => zip.emit("error", error));
  for await (const piece of zip.outputStream) yield typeof piece === "string" ? Buffer.from(piece) : piece;
  await feeding;
}

async function feed(zip: ZipFile, entries: AsyncIterable<ZipEntry>): Promise<void> {
  for await (const { name, at, content } of entries) {
    const options = { mtime: at, compress: !packedAlready.test(name) };
    if (content instanceof Uint8Array) zip.addBuffer(content, name, options);
    else {
      zip.addReadStream(content, name, options);
      await finished(content);
    }
  }
  zip.end();
}

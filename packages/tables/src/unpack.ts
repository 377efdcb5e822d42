import { Unzip, UnzipInflate } from "fflate";

/** More would come out of the archive than is allowed. */
export class TooMuchUnpacked extends Error {}

const chunkBytes = 16_384;

/**
 * The named files of a ZIP as texts. Unpacks piece by piece and stops at `most` bytes, whatever the archive says of
 * itself: a bomb costs no more than that. Throws for what is no archive.
 */
export function unpack(
  archive: Uint8Array,
  isWanted: (name: string) => boolean,
  most: number,
): Map<string, string> {
  const texts = new Map<string, string>();
  let left = most;
  const unzip = new Unzip((file) => {
    if (!isWanted(file.name)) return;
    const decoder = new TextDecoder();
    let text = "";
    file.ondata = (failure, chunk, isLast) => {
      if (failure) throw failure;
      left -= chunk.length;
      if (left < 0) throw new TooMuchUnpacked();
      text += decoder.decode(chunk, { stream: !isLast });
      if (isLast) texts.set(file.name, text);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < archive.length; at += chunkBytes) {
    unzip.push(archive.subarray(at, at + chunkBytes), at + chunkBytes >= archive.length);
  }
  return texts;
}

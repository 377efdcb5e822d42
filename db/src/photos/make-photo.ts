import { createHash } from "node:crypto";
import { isOddSize, type PictureSize, renditionsOf } from "@vycep/domain/catalog/picture";
import sharp from "sharp";

export type MadePhoto = PictureSize & { files: { edge: number; webp: Buffer }[] };

/** The largest file and the most pixels that are looked at. */
export const mostBytes = 20 * 1024 * 1024;
const mostPixels = 50_000_000;

const quality = 80;

/** Changes when photos are made in another way, so that the same file then gets another address. */
const recipe = `1 webp ${quality}`;

/** What stands in the address of a photo. */
export function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(recipe).update(bytes).digest("hex").slice(0, 32);
}

type Refusal = "not_a_picture" | "too_large" | "out_of_range";

/**
 * A photo in all its sizes, upright, in the colours of the web, and without what the camera noted beside it (a place,
 * a name). Broken pictures are refused rather than half shown.
 */
export async function makePhoto(bytes: Uint8Array): Promise<MadePhoto | Refusal> {
  if (!isKnownKind(bytes)) return "not_a_picture";
  const size = await sizeOf(bytes);
  if (!size) return "not_a_picture";
  if (size.width * size.height > mostPixels) return "too_large";
  if (isOddSize(size)) return "out_of_range";
  const renditions = renditionsOf(size);
  const upright = opened(bytes).autoOrient();
  try {
    const files = await Promise.all(
      renditions.map(async ({ edge, width, height }) => {
        const smaller = upright.clone().resize(width, height, { fit: "fill" });
        return { edge, webp: await smaller.webp({ quality }).toBuffer() };
      }),
    );
    const { width, height } = renditions.at(-1) ?? size;
    return { width, height, files };
  } catch {
    return "not_a_picture";
  }
}

function opened(bytes: Uint8Array) {
  return sharp(bytes, { failOn: "error", limitInputPixels: mostPixels });
}

/** As it is to be seen, which is not always as it lies in the file. */
async function sizeOf(bytes: Uint8Array): Promise<PictureSize | undefined> {
  try {
    const { autoOrient } = await sharp(bytes, { failOn: "error", limitInputPixels: false }).metadata();
    return autoOrient;
  } catch {
    return;
  }
}

/** By the first bytes, whatever the name says: the library would open many more kinds. */
function isKnownKind(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  return (
    head.startsWith("\xff\xd8\xff") || head.startsWith("\x89PNG\r\n\x1a\n") || /^RIFF.{4}WEBP/s.test(head)
  );
}

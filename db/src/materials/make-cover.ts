import { createHash } from "node:crypto";
import sharp from "sharp";

export type Cover = { readonly webp: Buffer; readonly hash: string };

/** Twice what a card of the list is wide. */
const size = { width: 640, height: 400 };
const mostPixels = 100_000_000;

/** A small picture of a picture, by its path or of its bytes; undefined of what cannot be opened as one. */
export async function makeCover(picture: string | Uint8Array): Promise<Cover | undefined> {
  try {
    const webp = await sharp(picture, { failOn: "error", limitInputPixels: mostPixels })
      .autoOrient()
      .resize({ ...size, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer();
    return { webp, hash: createHash("sha256").update(webp).digest("hex").slice(0, 32) };
  } catch {
    return undefined;
  }
}

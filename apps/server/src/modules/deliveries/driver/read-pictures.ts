import { MAX_PICTURE_BYTES } from "@vycep/contract/deliveries/driver";
import type { StopReportBody } from "@vycep/contract/deliveries/driver.rest";
import { lookInto } from "../../files/look-into.facts.ts";

export type Picture = { readonly bytes: Uint8Array; readonly type: string; readonly name: string };

export type Pictures = { readonly signature: Picture | undefined; readonly photos: readonly Picture[] };

const endings: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};

/** The pictures of a report, each what its bytes say it is; undefined where one of them is no picture. */
export async function readPictures({
  orderNumber,
  signature,
  photos,
}: Pick<StopReportBody, "orderNumber" | "signature" | "photos">): Promise<Pictures | undefined> {
  const signed = signature === null ? undefined : await readPicture(signature, `${orderNumber}-signature`);
  const shown: Picture[] = [];
  for (const [at, text] of photos.entries()) {
    const photo = await readPicture(text, `${orderNumber}-${at + 1}`);
    if (photo) shown.push(photo);
  }
  if (shown.length < photos.length || (signature !== null && signed?.type !== "image/png")) return undefined;
  return { signature: signed, photos: shown };
}

async function readPicture(text: string, stem: string): Promise<Picture | undefined> {
  const bytes = Buffer.from(text, "base64");
  const { mediaType = "" } = await lookInto(bytes);
  const ending = endings[mediaType];
  if (ending === undefined || bytes.byteLength > MAX_PICTURE_BYTES) return undefined;
  return { bytes, type: mediaType, name: `${stem}.${ending}` };
}

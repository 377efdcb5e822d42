import { MAX_PICTURE_BYTES } from "@vycep/contract/deliveries/driver";

const longestSide = 1280;
const quality = 0.72;

/** A photograph as small as it may be to be looked at: JPEG in base64; undefined of what is no picture. */
export async function smallPhoto(file: Blob): Promise<string | undefined> {
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) return undefined;
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const [, text = ""] = canvas.toDataURL("image/jpeg", quality).split(",");
  return text.length * 0.75 <= MAX_PICTURE_BYTES ? text : undefined;
}

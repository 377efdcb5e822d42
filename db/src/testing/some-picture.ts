import sharp from "sharp";

/** A picture of one colour, as somebody might send it. */
export function somePicture(
  kind: "jpeg" | "png" | "webp" = "jpeg",
  [width, height]: readonly [number, number] = [900, 1200],
  background = "#12402f",
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(kind)
    .toBuffer();
}

import { encode } from "uqr";

/** A QR code as rows of squares, level M as payment codes want it. */
export function qrSquares(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: "M", border: 0 }).data;
}

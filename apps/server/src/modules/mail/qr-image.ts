import { crc32, deflateSync } from "node:zlib";
import { qrSquares } from "@vycep/paper/tax/qr-squares";

/** Points a square: large enough for a camera, small enough for a mail. */
const scale = 5;
/** Squares of quiet around the code, as readers want them. */
const quiet = 4;

/** A QR code as a PNG of black on white, so that it reads on a dark page as well. */
export function qrImage(text: string): Uint8Array {
  const squares = qrSquares(text);
  const side = (squares.length + 2 * quiet) * scale;
  const rows = Array.from({ length: side }, (_row, y) => {
    const line = new Uint8Array(1 + Math.ceil(side / 8)).fill(0xff);
    line[0] = 0;
    for (let x = 0; x < side; x += 1) {
      const isDark = squares[Math.floor(y / scale) - quiet]?.[Math.floor(x / scale) - quiet] === true;
      const at = 1 + (x >> 3);
      if (isDark) line[at] = (line[at] ?? 0) & ~(0x80 >> (x & 7));
    }
    return line;
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // One bit a point, grey.
  head.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

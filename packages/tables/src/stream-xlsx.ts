import { strToU8, Zip, ZipDeflate } from "fflate";
import type { Cell } from "./write-csv.ts";
import { filesAround, sheetFoot, sheetHead, sheetPath, sheetRows } from "./xlsx-parts.ts";

/** A workbook that is written in several goes; each gives the bytes that are ready. */
export type XlsxStream = {
  /** The first go holds the heading, and its rows say how wide the columns are. */
  readonly write: (rows: readonly (readonly Cell[])[]) => Uint8Array;
  readonly end: () => Uint8Array;
};

/** The same workbook as `writeXlsx` makes of all rows at once, without ever holding them. */
export function streamXlsx(name: string): XlsxStream {
  let ready: Uint8Array[] = [];
  const zip = new Zip((failure, bytes) => {
    if (failure) throw failure;
    ready.push(bytes);
  });
  const taken = () => {
    const bytes = joined(ready);
    ready = [];
    return bytes;
  };
  for (const [path, xml] of filesAround(name)) {
    const file = new ZipDeflate(path);
    zip.add(file);
    file.push(strToU8(xml), true);
  }
  const sheet = new ZipDeflate(sheetPath);
  zip.add(sheet);
  let written = 0;
  return {
    write(rows) {
      const head = written === 0 ? sheetHead(rows) : "";
      sheet.push(strToU8(head + sheetRows(rows, written)));
      written += rows.length;
      return taken();
    },
    end() {
      sheet.push(strToU8(sheetFoot), true);
      zip.end();
      return taken();
    },
  };
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

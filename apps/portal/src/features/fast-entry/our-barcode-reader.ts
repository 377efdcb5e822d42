import { BarcodeDetector, type BarcodeFormat, prepareZXingModule } from "barcode-detector/ponyfill";
import zxing from "zxing-wasm/reader/zxing_reader.wasm?url";
import type { BarcodeReader } from "./barcode-reader.ts";

/** ZXing as WebAssembly, from our own server. */
export function createOurReader(formats: readonly string[]): BarcodeReader {
  prepareZXingModule({
    overrides: {
      locateFile: (file: string, folder: string) => (file.endsWith(".wasm") ? zxing : folder + file),
    },
  });
  return new BarcodeDetector({ formats: formats as BarcodeFormat[] });
}

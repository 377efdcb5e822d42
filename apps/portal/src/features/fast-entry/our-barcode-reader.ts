import { BarcodeDetector, type BarcodeFormat, prepareZXingModule } from "barcode-detector/ponyfill";
import zxing from "zxing-wasm/reader/zxing_reader.wasm?url";

/** What the reader fetches when it first reads. */
export const readerFile: string = zxing;

/** ZXing as WebAssembly, from our own server. */
export function createOurReader(formats: readonly string[]): BarcodeDetector {
  prepareZXingModule({
    overrides: {
      locateFile: (file: string, folder: string) => (file.endsWith(".wasm") ? zxing : folder + file),
    },
  });
  return new BarcodeDetector({ formats: formats as BarcodeFormat[] });
}
